/** Writes what the recogniser of topics learns from its examples: `node scripts/learn-topics.ts`. */
import { writeFileSync } from "node:fs";
import type { FigureKind } from "../src/evidence/topics/features.ts";
import { write } from "../src/evidence/topics/written.ts";
import { learn } from "./topics/learn.ts";

const KINDS: FigureKind[] = ["money", "percent", "count", "duration", "multiple"];
const learnt = Object.fromEntries(KINDS.map((kind) => [kind, write(learn(kind))]));
writeFileSync(
  "src/evidence/topics/learnt.ts",
  `/** Made by \`node scripts/learn-topics.ts\` from the examples: what each word says of which topic. */
export const LEARNT = ${JSON.stringify(learnt, null, 2)};
`,
);
