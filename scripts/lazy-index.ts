/**
 * The package's front door in Node. What is small is loaded at once; the rest (the engines, the reports, the review)
 * when it is first called, because whoever wants one citation checked should not wait for a PDF writer. Bundlers are
 * given `whole.js` instead (the condition "module"): they take what is used and leave out what is not.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** The name of the entry that is made here, for the bundler. */
export const AT_HAND = "made-at-hand";

/** Where things lie that are loaded at once: light, or needed for the first checks. Schemas wait with their library. */
const LIGHT =
  /^\.\/domain\/(?:config|errors|review-stages)\.ts$|^\.\/(?:quantities|track-record)\/|^\.\/evidence\/citations\/check\.ts$|^\.\/dossier\/(?:plain-context|references|describe-address)\.ts$/;

/** Every `export … from` of the public face that is loaded at once. */
export function atHandSource(): string {
  const face = readFileSync("src/index.ts", "utf8");
  return [...face.matchAll(/^export (?:type )?\{[^}]*\} from "([^"]+)";/gm)]
    .filter(([, from = ""]) => LIGHT.test(from))
    .map(([statement]) => statement)
    .join("\n");
}

/** Stands for something of `whole.js`; touched in any way, it loads it and behaves as it. */
const LATER = `import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
let all;
const later = (name, shell) => {
  const real = () => (all ??= require("./whole.js"))[name];
  const forward = (action) => (_, ...given) => Reflect[action](real(), ...given);
  const proxy = new Proxy(shell, {
    apply: forward("apply"),
    construct: (_, given, as) => Reflect.construct(real(), given, as === proxy ? real() : as),
    get: (_, key) => real()[key],
    has: forward("has"),
    getPrototypeOf: forward("getPrototypeOf"),
    // A function's own properties are fixed where it is made; those of a list or an object are looked at.
    ...(typeof shell !== "function" && {
      ownKeys: forward("ownKeys"),
      getOwnPropertyDescriptor: forward("getOwnPropertyDescriptor"),
    }),
  });
  return proxy;
};
`;

/** What a stand-in is made of, so that it looks like what it stands for. */
function standIn(name: string, value: unknown): string {
  if (typeof value === "function") return `later("${name}", function () {})`;
  if (Array.isArray(value)) return `later("${name}", [])`;
  if (typeof value === "object" && value !== null) return `later("${name}", {})`;
  return JSON.stringify(value);
}

/** Writes `dist/index.js` beside the bundled parts. */
export async function writeLazyIndex(): Promise<void> {
  const load = (file: string): Promise<Record<string, unknown>> => import(pathToFileURL(resolve("dist", file)).href);
  const [whole, atHand] = await Promise.all([load("whole.js"), load("at-hand.js")]);
  const kept = Object.entries(whole).filter(([name]) => !(name in atHand));
  writeFileSync(
    "dist/index.js",
    [
      `export { ${Object.keys(atHand).join(", ")} } from "./at-hand.js";`,
      LATER,
      ...kept.map(([name, value]) => `export const ${name} = ${standIn(name, value)};`),
      "",
    ].join("\n"),
  );
}
