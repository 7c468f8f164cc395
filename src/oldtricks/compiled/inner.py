"""How numba compiles the functions that only other compiled functions call: as parts of those, and no further.

numba makes machine code of every function by itself before it makes it again within its callers. All of ours end up
within their callers (`forceinline`), so their own machine code would never run: leaving it out halves the time that a
game takes to compile. `pipeline_class` is numba's documented door for this.
"""

# mypy: disable-error-code="import-untyped, misc, no-untyped-call"

from typing import Any

from llvmlite.ir.instructions import ConditionalBranch
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase, DefaultPassBuilder, _LowerResult
from numba.core.compiler_machinery import register_pass
from numba.core.typed_passes import NativeLowering


class Part(JITCodeLibrary):
    """Code to link into other code: nothing is optimized as a whole, nothing becomes machine code."""

    def add_ir_module(self, ir_module: Any) -> None:
        """Nobody foretells cards, nor does a processor: where the ways are short, take both and choose afterwards."""
        nothing = ir_module.add_metadata([])
        for function in ir_module.functions:
            for block in function.blocks:
                if isinstance(block.terminator, ConditionalBranch):
                    block.terminator.set_metadata("unpredictable", nothing)
        super().add_ir_module(ir_module)

    def _optimize_final_module(self) -> None:
        """Its callers are optimized, with this in them."""

    def _finalize_final_module(self) -> None:
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class PartLowering(NativeLowering):
    """The last step of compiling, stopped before machine code."""

    _name = "oldtricks_part_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = Part(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        state.flags.no_compile = True
        super().run_pass(state)
        lowered = state["cr"]
        entry: Any = [].append  # callers find the function by its entry point, a built-in that is unlike all others
        state.targetctx.insert_user_function(entry, lowered.fndesc, [state.library])
        state["cr"] = _LowerResult(lowered.fndesc, lowered.call_helper, cfunc=entry, env=lowered.env)
        return True


class PartCompiler(CompilerBase):
    """numba's usual pipeline but for its last step."""

    def define_pipelines(self) -> list[Any]:
        pipeline = DefaultPassBuilder.define_nopython_pipeline(self.state)
        pipeline.passes = [
            (PartLowering, why) if step is NativeLowering else (step, why) for step, why in pipeline.passes
        ]
        pipeline.finalize()
        return [pipeline]
