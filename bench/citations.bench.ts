import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { CitationStatus } from "../src/domain/citation.ts";
import type { VerificationContext } from "../src/domain/context.ts";
import type { SourceDocument } from "../src/domain/document.ts";
import { readPdf } from "../src/dossier/pdf/read.ts";
import { DEFAULT_READ_LIMITS } from "../src/dossier/reader.ts";
import { checkCitation } from "../src/evidence/citations/check.ts";
import type { Bench } from "./bench.ts";
import { nearLabels } from "./near-labels.ts";

interface Case {
  id: string;
  kind: Kind;
  document: string;
  reference: string;
  quote: string;
  label?: string;
  value?: string;
  expect: CitationStatus[];
  truePage?: number;
}

const KINDS = ["true", "digit", "sign", "row-swap", "near-label", "other-document", "wrong-page"] as const;
type Kind = (typeof KINDS)[number];

/** What is counted for each kind, and how much of it the project asks for. */
const GOALS: Record<Kind, { counts: "right" | "accepted"; limit: number }> = {
  true: { counts: "right", limit: 0.99 },
  digit: { counts: "accepted", limit: 0.005 },
  sign: { counts: "accepted", limit: 0.01 },
  "row-swap": { counts: "accepted", limit: 0.01 },
  "near-label": { counts: "accepted", limit: 0.005 },
  "other-document": { counts: "accepted", limit: 0.005 },
  "wrong-page": { counts: "right", limit: 0.97 },
};

/** Citations of real filings with known answers: what is accepted that is true, and what that is not. */
export const run: Bench = async ({ dataDir }) => {
  const file = dataDir === null ? null : join(dataDir, "citations", "cases.jsonl");
  if (file === null || !existsSync(file)) {
    console.log("The public cases (data/citations) are not here: nothing was measured.");
    return { measured: false };
  }
  const cases = readFileSync(file, "utf8")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line) as Case);
  const contexts = new Map<string, VerificationContext>();
  for (const document of new Set(cases.map((one) => one.document))) {
    const read = await readFiling(join(dataDir as string, "citations", document), document);
    contexts.set(document, { dossier: { documents: [read], unreadable: [], coverage: "normal" } });
    for (const [at, near] of nearLabels(read).entries()) {
      const id = `near-label-${document}-${at}`;
      cases.push({ ...near, id, kind: "near-label", document, expect: ["altered", "unsupported", "phantom"] });
    }
  }

  const rows = new Map<Kind, { n: number; accepted: number; right: number; verdicts: Record<string, number> }>();
  const misses: string[] = [];
  const start = performance.now();
  for (const one of cases) {
    const { reference, quote, label, value } = one;
    const check = checkCitation(contexts.get(one.document) as VerificationContext, {
      type: "deck",
      reference,
      quote,
      ...(label === undefined ? {} : { label }),
      ...(value === undefined ? {} : { value }),
    });
    const row = rows.get(one.kind) ?? { n: 0, accepted: 0, right: 0, verdicts: {} };
    rows.set(one.kind, row);
    const page = check.at?.kind === "page" ? check.at.page : null;
    const accepted = check.status === "verified" || check.status === "relocated";
    const right = one.expect.includes(check.status) && (one.truePage === undefined || one.truePage === page);
    row.n++;
    if (accepted) row.accepted++;
    if (right) row.right++;
    row.verdicts[check.status] = (row.verdicts[check.status] ?? 0) + 1;
    if (!right)
      misses.push(
        `${one.id} · ${one.document.slice(5)}, ${reference}${one.truePage === undefined ? "" : ` (true: ${one.truePage})`}\n    “${quote}”\n    expected ${one.expect.join("/")}, got ${check.status}: ${check.explanation}`,
      );
  }
  const seconds = (performance.now() - start) / 1000;
  return report(rows, misses, cases.length / seconds);
};

function report(
  rows: Map<Kind, { n: number; accepted: number; right: number; verdicts: Record<string, number> }>,
  misses: string[],
  perSecond: number,
) {
  const result: Record<string, unknown> = { measured: true };
  let met = true;
  console.log("kind             n  accepted  counted        goal   verdicts");
  for (const kind of KINDS) {
    const row = rows.get(kind);
    if (row === undefined) continue;
    const { counts, limit } = GOALS[kind];
    const rate = (counts === "right" ? row.right : row.accepted) / row.n;
    const ok = counts === "right" ? rate >= limit : rate <= limit;
    met &&= ok;
    const goal = `${counts === "right" ? "≥" : "≤"} ${(limit * 100).toFixed(1)} %`;
    const verdicts = Object.entries(row.verdicts)
      .map(([status, count]) => `${status} ${count}`)
      .join(", ");
    console.log(
      `${kind.padEnd(15)}${String(row.n).padStart(4)}${String(row.accepted).padStart(10)}  ${counts.padEnd(8)} ${(rate * 100).toFixed(2).padStart(6)} %  ${goal.padEnd(9)} ${ok ? "met" : "MISSED"}  ${verdicts}`,
    );
    result[kind] = { n: row.n, rate: Number(rate.toFixed(4)), met: ok };
  }
  console.log(misses.length === 0 ? "\nNo miss." : `\nMisses (${misses.length}):`);
  for (const miss of misses) console.log(`- ${miss}`);
  return { ...result, met, misses: misses.length, checksPerSecond: Math.round(perSecond) };
}

async function readFiling(path: string, name: string): Promise<SourceDocument> {
  const parsed = await readPdf(new Uint8Array(readFileSync(path)), DEFAULT_READ_LIMITS);
  return { ...parsed, id: name, name, source: "deck" as const };
}
