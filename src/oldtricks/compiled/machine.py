"""What machine code can do and the dialect of the rules has no word for; for loops on the CPU."""

# mypy: disable-error-code="import-untyped, misc, no-untyped-call"

from collections.abc import Callable
from typing import Any

from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.registry import cpu_target
from numba.extending import intrinsic

from . import kernels

SLOW = ("bdver4", "znver1", "znver2")  # these have `pdep`, but take longer over it than the loop does


@intrinsic(prefer_literal=True)
def local_array(typing: Any, length: Any, like: Any) -> Any:
    """`local_array(n, like)`: an array of n items like this one, in the memory of the function that calls.

    No other code knows it, so its items may be kept in registers, and read before it is clear that they are needed.
    """
    n = length.literal_value
    kind = types.unliteral(like)[::1]

    def lower(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        item = context.get_data_type(kind.dtype)
        room = cgutils.alloca_once(builder, ir.ArrayType(item, n))
        room.align = 64  # a line of the cache; a record is mere bytes here, which could lie anywhere
        array = context.make_array(kind)(context, builder)
        size = context.get_constant(types.intp, context.get_abi_sizeof(item))
        context.populate_array(
            array,
            data=builder.bitcast(room, array.data.type),
            shape=[context.get_constant(types.intp, n)],
            strides=[size],
            itemsize=size,
            meminfo=None,
        )
        return array._getvalue()

    return kind(length, like), lower


@intrinsic
def nth_bit(typing: Any, mask: Any, n: Any) -> Any:
    """`kernels.nth_bit` on x86: one instruction puts a bit where the mask's n-th one is, another says where that is."""

    def lower(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
        word = ir.IntType(64)
        kind = ir.FunctionType(word, (word, word))
        deposit = cgutils.get_or_insert_function(builder.module, kind, "llvm.x86.bmi.pdep.64")
        bit = builder.shl(word(1), arguments[1])
        return builder.cttz(builder.call(deposit, (bit, arguments[0])), ir.IntType(1)(0))

    return types.int64(types.int64, types.int64), lower


def instructions() -> dict[Callable[..., Any], Any]:
    """What the processor at hand has an instruction for, in place of a kernel."""
    _, processor, features = cpu_target.target_context.codegen().magic_tuple()
    return {kernels.nth_bit: nth_bit} if "+bmi2" in features.split(",") and processor not in SLOW else {}
