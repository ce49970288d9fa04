// Compiles a project with TypeScript 5.9: `node compile-older.cjs tsconfig.json <folder of lib.*.d.ts>`.
const { dirname, join } = require("node:path");
const ts = require("@ts-morph/common/dist/typescript.js");

const [config, libs] = process.argv.slice(2);
const { config: json } = ts.readConfigFile(config, ts.sys.readFile);
const { options, fileNames, errors } = ts.parseJsonConfigFileContent(json, ts.sys, dirname(config));
const host = ts.createCompilerHost(options);
host.getDefaultLibLocation = () => libs;
host.getDefaultLibFileName = (given) => join(libs, ts.getDefaultLibFileName(given));
const program = ts.createProgram(fileNames, options, host);
const found = [...errors, ...ts.getPreEmitDiagnostics(program)];
for (const one of found.slice(0, 10))
  console.log(one.file?.fileName, ts.flattenDiagnosticMessageText(one.messageText, "\n"));
console.log(`${ts.versionMajorMinor}: ${found.length} errors`);
