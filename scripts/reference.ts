/** `npm run docs`: the reference of everything users import, made from the comments above it, into `dist/reference.md`. */
import { mkdirSync, writeFileSync } from "node:fs";
import { DOORS, type PublicThing, thingsAt } from "./public-face.ts";

const TITLES: Record<PublicThing["kind"], string> = {
  function: "Functions",
  class: "Classes",
  value: "Values",
  schema: "Schemas, each with its type",
  type: "Types",
};

/** One page: a chapter for each door, a part for each kind of thing. */
export function reference(): string {
  const chapters = Object.entries(DOORS).map(([door, entry]) => {
    const things = thingsAt(entry);
    const parts = (Object.keys(TITLES) as PublicThing["kind"][]).flatMap((kind) => {
      const ours = things.filter((thing) => thing.kind === kind);
      return ours.length === 0 ? [] : [`### ${TITLES[kind]}`, ...ours.map(entryOf)];
    });
    return [`## ${door}`, ...parts].join("\n\n");
  });
  return `${["# Reference", "Made from the comments in the sources.", ...chapters].join("\n\n")}\n`;
}

const entryOf = ({ name, kind, signature, comment, file }: PublicThing): string =>
  [
    `#### ${name}`,
    ...(kind === "function" ? [`\`${signature.replace(/^(?:async )?function /, "")}\``] : []),
    comment,
    `<small>${file.replaceAll("\\", "/")}</small>`,
  ].join("\n\n");

if (import.meta.main) {
  mkdirSync("dist", { recursive: true });
  writeFileSync("dist/reference.md", reference());
  console.log("dist/reference.md is written.");
}
