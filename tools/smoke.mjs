// Whether an Old Tricks works on the Python of Pyodide: node tools/smoke.mjs PYODIDE PACKAGES VERSION
//
// PYODIDE is the folder of its npm package, PACKAGES the one where Old Tricks was installed. What takes programs or threads
// of the machine (a server, compiled code) is left out, by tools/smoke.py itself.
import process from "node:process";
import { fileURLToPath, pathToFileURL } from "node:url";

const [pyodide, packages, version] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${pyodide}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: `${pyodide}/` });
python.mountNodeFS("/packages", packages);
python.mountNodeFS("/tools", fileURLToPath(new URL(".", import.meta.url)));
python.globals.set("version", version);
python.runPython(`
import sys
sys.path[:0] = ["/packages", "/tools"]
sys.argv = ["smoke.py", version]
import smoke
smoke.main()
print("Python", sys.version.split()[0])
`);
