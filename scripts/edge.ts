/**
 * The package's doors as they are built: every exported function and class goes out through `src/domain/at-edge.ts`, so
 * that whoever calls it sees a result or a `TribunalError`, and no new one can be forgotten. The types are the sources'.
 */
import { readFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";

/** The source of a door, as if it lay in `src/`: what `entry` exports, of all files or of those that are wanted. */
export async function doorSource(entry: string, isWanted: (from: string) => boolean = () => true): Promise<string> {
  const from = placesIn(entry);
  const face: Record<string, unknown> = await import(pathToFileURL(resolve(entry)).href);
  const lines = Object.entries(face)
    .map(([name, value]) => ({ name, value, file: from.get(name) ?? fromSources(entry) }))
    .filter(({ file }) => isWanted(file))
    .map(({ name, value, file }) => {
      const wrapper = wrapperOf(value);
      if (wrapper === null) return `export { ${name} } from "${file}";`;
      return `import { ${name} as inner_${name} } from "${file}";
export const ${name} = /* @__PURE__ */ ${wrapper}("${name}", inner_${name});`;
    });
  return ['import { atEdge, classAtEdge } from "./domain/at-edge.ts";', ...lines].join("\n");
}

const fromSources = (file: string) => `./${relative("src", file).replaceAll("\\", "/")}`;

/** Where each name comes from that a door passes on: taken from there, a part holds what it needs and no more. */
function placesIn(entry: string): ReadonlyMap<string, string> {
  const passedOn = readFileSync(entry, "utf8").matchAll(/^export \{([^}]*)\} from "([^"]+)";/gm);
  return new Map(
    [...passedOn].flatMap(([, names = "", from = ""]) =>
      names.split(",").map((name) => [name.trim(), fromSources(join(dirname(entry), from))] as const),
    ),
  );
}

function wrapperOf(value: unknown): string | null {
  if (typeof value !== "function") return null;
  if (!/^class\b/.test(String(value))) return "atEdge";
  // Errors, and what we make ourselves and hand out: whoever asks `instanceof` must know them all as one.
  return Object.getPrototypeOf(value) === Function.prototype ? "classAtEdge" : null;
}
