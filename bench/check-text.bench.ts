import { join } from "node:path";
import { buildVerificationContext } from "../src/dossier/build-context.ts";
import { checkText } from "../src/evidence/claims/check-text.ts";
import type { Bench } from "./bench.ts";

/** A filing of a hundred pages and more. */
const REPORT = "NIKE_2021_10K.pdf";
const SENTENCES = 400;
/** Sentences a second, of processor time. */
const GOAL = 50;

/** How fast a text is held against a real report of a hundred pages: its own lines, as sentences. */
export const run: Bench = async ({ dataDir }) => {
  if (dataDir === null) throw new Error("The public cases are absent: this measures a real filing.");
  const context = await buildVerificationContext({ deck: { path: join(dataDir, "citations", "pdfs", REPORT) } });
  const sections = (context.dossier?.documents ?? []).flatMap((document) => document.sections);
  const lines = sections.flatMap(({ rows }) => rows.map(({ cells }) => cells.map(({ text }) => text).join(" ")));
  const said = lines.filter((line) => /\d/.test(line) && line.length > 50).slice(0, SENTENCES);
  const once = process.cpuUsage();
  checkText(context, "Warm.");
  const indexSeconds = process.cpuUsage(once).user / 1e6;
  const began = process.cpuUsage();
  const { sentences, summary } = checkText(context, said.map((line) => `${line}.`).join("\n\n"));
  const perSecond = sentences.length / (process.cpuUsage(began).user / 1e6);
  console.log(`${sections.length} pages, read for claims once in ${indexSeconds.toFixed(1)} s of processor time`);
  console.log(
    `${Math.round(perSecond)} sentences a second (goal ${GOAL}); of its own lines ${summary.contradicted} refuted`,
  );
  return { pages: sections.length, indexSeconds, perSecond: Math.round(perSecond), ...summary, met: perSecond >= GOAL };
};
