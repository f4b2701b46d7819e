// Which modules of a standard library do not import in Pyodide on Node.js: `node FILE LIBRARY`
// writes their names, as JSON.

import { resolve } from 'node:path';
import { loadPyodide } from '../../node_modules/pyodide/pyodide.mjs';

const IMPORT_EACH = `
import contextlib, importlib, io, json, sys, zipfile

def fails(name):
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            importlib.import_module(name)
    except BaseException:
        return True

[library] = [path for path in sys.path if path.endswith(".zip")]
names = [name for name in zipfile.ZipFile(library).namelist() if name.endswith(".py")]
modules = [name.removesuffix(".py").removesuffix("/__init__").replace("/", ".") for name in names]
json.dumps([name for name in modules if not name.endswith("__main__") and fails(name)])
`;

const pyodide = await loadPyodide({ stdLibURL: resolve(process.argv[2]) });
process.stdout.write(pyodide.runPython(IMPORT_EACH));
