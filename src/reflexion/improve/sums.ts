import { printLike, readAsWritten } from "../../quantities/as-written.ts";
import type { Desk } from "../desk.ts";
import { agrees } from "../look-up.ts";
import type { Matter } from "../objection.ts";
import type { Reading } from "../reading/read-output.ts";
import { repeated } from "../reading/repeated.ts";
import { type Correction, changedText } from "./correction.ts";
import type { Edit } from "./edits.ts";
import { proofsFor } from "./figures.ts";

/** Replaces a wrong result, here and where the same sentence repeats it, with what the inputs really give. */
export function fixSum(matter: Extract<Matter, { kind: "sum" }>, reading: Reading, desk: Desk): Correction {
  const { leaf, start, end, resultStart, resultEnd, check } = matter;
  const text = String(leaf.value);
  const wrong = text.slice(resultStart, resultEnd);
  const quantity = readAsWritten(wrong, text);
  const right = printLike(check.recomputed ?? 0, wrong, text) ?? String(check.recomputed);
  const edits: Edit[] =
    typeof leaf.value === "number"
      ? [{ kind: "value", steps: leaf.steps, value: Number((check.recomputed ?? 0).toPrecision(6)) }]
      : [{ kind: "text", steps: leaf.steps, start: resultStart, end: resultEnd, text: right }];
  const passage = reading.passagesOf(leaf).find((one) => one.start <= start && end <= one.end);
  for (const figure of quantity === null ? [] : repeated(leaf, passage, quantity, reading)) {
    if (figure.leaf === leaf && figure.start >= resultStart) continue;
    edits.push(
      typeof figure.leaf.value === "number"
        ? {
            kind: "value",
            steps: figure.leaf.steps,
            value: Number(((check.recomputed ?? 0) / figure.factor).toPrecision(6)),
          }
        : { kind: "text", steps: figure.leaf.steps, start: figure.start, end: figure.end, text: right },
    );
  }
  const texts = edits.flatMap((edit) => (edit.kind === "text" && edit.steps === leaf.steps ? [edit] : []));
  const proven = { value: check.recomputed ?? 0, step: quantity?.step ?? 0 };
  const proof = matter.figure === null ? undefined : proofsFor(matter.figure, desk).find((one) => agrees(proven, one));
  const change =
    texts.length === 0
      ? { before: text, after: right }
      : changedText(text, passage?.start ?? start, passage?.end ?? end, texts);
  return {
    status: "FIXED",
    change: { ...change, type: "added_calculation" },
    justification: { calculationShown: check.explanation },
    confidenceImpact: 8,
    edits,
    proof: proof ?? null,
    provedFalse: true,
    need: null,
  };
}
