/** Set up before every unit test: these start no process and open no database, so that the whole of them stays quick. */
import childProcess from "node:child_process";
import { syncBuiltinESMExports } from "node:module";

for (const name of ["spawn", "fork", "exec", "execFile", "spawnSync", "execSync", "execFileSync"] as const) {
  Object.assign(childProcess, {
    [name]: () => {
      throw new Error(`A unit test may not start a process (${name}): name the file *.process.test.ts.`);
    },
  });
}
syncBuiltinESMExports();
