/** What users import, by entry, with the comment that stands above each thing: for the reference, and for a test. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

/** The doors of the package, as users name them. */
export const DOORS: Readonly<Record<string, string>> = {
  tribunal: "src/index.ts",
  "tribunal/ai-sdk": "src/adapters/ai-sdk.ts",
  "tribunal/mastra": "src/adapters/mastra.ts",
  "tribunal/langgraph": "src/adapters/langgraph.ts",
  "tribunal/openai-agents": "src/adapters/openai-agents.ts",
  "tribunal/otel": "src/adapters/otel.ts",
  "tribunal/mcp": "src/mcp/index.ts",
  "tribunal/server": "src/server/index.ts",
  "tribunal/client": "src/server/client.ts",
  "tribunal/testing": "src/testing/index.ts",
};

/** One exported thing. */
export interface PublicThing {
  name: string;
  file: string;
  /** `schema`: a zod schema, whose type has the same name. */
  kind: "function" | "class" | "schema" | "value" | "type";
  /** The comment above it, without stars; "" where there is none. */
  comment: string;
  /** Its first line, up to the body. */
  signature: string;
}

/** Everything a door exports, in the order of names. */
export function thingsAt(entry: string): PublicThing[] {
  const text = readFileSync(entry, "utf8");
  const passedOn = [...text.matchAll(/^export (type )?\{([^}]*)\} from "([^"]+)";/gm)].flatMap(
    ([, , names = "", from = ""]) =>
      names
        .split(",")
        .map((name) => name.trim().replace(/^type /, ""))
        .filter((name) => name !== "")
        .map((name) => ({ name: name.split(" as ")[0] as string, file: join(dirname(entry), from) })),
  );
  const own = [...text.matchAll(DECLARED)].map(([, , name = ""]) => ({ name, file: entry }));
  return [...passedOn, ...own]
    .map(({ name, file }) => thingIn(file, name))
    .sort((a, b) => (a.name.toLowerCase() < b.name.toLowerCase() ? -1 : 1));
}

const DECLARED = /^export (?:declare )?(?:async )?(function|class|const|interface|type) (\w+)/gm;

function thingIn(file: string, name: string): PublicThing {
  const text = readFileSync(file, "utf8");
  const passedOn = new RegExp(`^export (?:type )?\\{[^}]*\\b${name}\\b[^}]*\\} from "([^"]+)";`, "m").exec(text);
  if (passedOn !== null) return thingIn(join(dirname(file), passedOn[1] as string), name);
  const found = [
    ...text.matchAll(new RegExp(`^(?:export )?(?:async )?(function|class|const|interface|type) ${name}\\b`, "gm")),
  ];
  // A schema and its type share a name: the comment stands above the schema.
  const declared = found.find(([, word]) => word !== "type") ?? found[0];
  if (declared === undefined) throw new Error(`${file} declares no ${name}.`);
  const [, word] = declared;
  const rest = text.slice(declared.index);
  const schema = word === "const" && found.some(([, other]) => other === "type");
  const callable = word === "const" && /^[^\n]*=\s*(?:async )?(?:<[^\n]*>)?\(|^[^=\n]*=>/.test(rest) && !schema;
  const kind = schema
    ? "schema"
    : callable
      ? "function"
      : word === "const"
        ? "value"
        : word === "interface"
          ? "type"
          : word;
  return {
    name,
    file,
    kind: kind as PublicThing["kind"],
    comment: commentAbove(text, declared.index),
    signature: signatureOf(rest),
  };
}

function commentAbove(text: string, at: number): string {
  const [, body = ""] = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n$/.exec(text.slice(0, at)) ?? [];
  return body
    .split("\n")
    .map((line) => line.replace(/^\s*\* ?/, ""))
    .join("\n")
    .trim();
}

/** Up to the body of a function, the first line of anything else. */
function signatureOf(rest: string): string {
  const [, whole = ""] = /^(?:export )?((?:async )?function [\s\S]*?)(?: \{|;)\n/.exec(rest) ?? [];
  const [line = ""] = rest.replace(/^export /, "").split("\n");
  return (whole === "" ? line : whole).replace(/\s+/g, " ").replace(/ \{$/, "").trim();
}
