/**
 * The package's front door in Node. What is small is loaded at once; the rest (the engines, the reports, the review)
 * when it is first called, because whoever wants one citation checked should not wait for a PDF writer. Bundlers are
 * given `whole.js` instead (the condition "module"): they take what is used and leave out what is not.
 */
import { writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

/**
 * The parts of the public face, by the name of their file in `dist/` and by where what they hold lies. What is at hand is
 * light, or needed for the first checks. Sums are called by themselves and wait in a file of their own; schemas wait with
 * their library. What no part holds is in `whole.js`.
 */
const PARTS = {
  sums: /^\.\/quantities\/calculations\//,
  "at-hand":
    /^\.\/domain\/(?:config|errors|review-stages)\.ts$|^\.\/(?:quantities|track-record)\/|^\.\/evidence\/citations\/check\.ts$|^\.\/dossier\/(?:plain-context|references|describe-address)\.ts$/,
};

type Part = keyof typeof PARTS;

/** The names of the entries that are made here, for the bundler. */
export const MADE = Object.keys(PARTS) as Part[];

/** Whether this part holds what lies in that file: it is the first whose pattern fits. */
export const isHeldBy =
  (part: string) =>
  (from: string): boolean =>
    MADE.find((name) => PARTS[name].test(from)) === part;

/** Stands for something of another file; touched in any way, it loads it and behaves as it. */
const LATER = `import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const later = (name, shell, file = "./whole.js") => {
  let found;
  const real = () => (found ??= require(file)[name]);
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
function standIn(name: string, value: unknown, file: string): string {
  if (typeof value === "function") return `later("${name}", function () {}${file})`;
  if (Array.isArray(value)) return `later("${name}", []${file})`;
  if (typeof value === "object" && value !== null) return `later("${name}", {}${file})`;
  return JSON.stringify(value);
}

/** Writes `dist/index.js` beside the bundled parts. */
export async function writeLazyIndex(): Promise<void> {
  const load = (file: string): Promise<Record<string, unknown>> => import(pathToFileURL(resolve("dist", file)).href);
  const [whole, atHand, sums] = await Promise.all([load("whole.js"), load("at-hand.js"), load("sums.js")]);
  const kept = Object.entries(whole).filter(([name]) => !(name in atHand));
  writeFileSync(
    "dist/index.js",
    [
      `export { ${Object.keys(atHand).join(", ")} } from "./at-hand.js";`,
      LATER,
      ...kept.map(
        ([name, value]) => `export const ${name} = ${standIn(name, value, name in sums ? ', "./sums.js"' : "")};`,
      ),
      "",
    ].join("\n"),
  );
}
