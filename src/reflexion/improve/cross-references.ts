import { rankOf } from "../../domain/source-rank.ts";
import { recommendationSentences } from "../../i18n/recommendations.ts";
import { fixSentences } from "../../i18n/reflexion.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import { claimedValue } from "../audit/claimed.ts";
import type { Desk } from "../desk.ts";
import { agrees, proofOfFact } from "../look-up.ts";
import type { Matter } from "../objection.ts";
import type { Reading } from "../reading/read-output.ts";
import { describeBenchmark, standingOf } from "../standing.ts";
import { type Correction, citationText } from "./correction.ts";
import type { Edit } from "./edits.ts";
import { addEntry } from "./entries.ts";
import { changeOf, proofsFor } from "./figures.ts";
import { addToPassage } from "./passages.ts";
import { describeStanding } from "./standings.ts";

/** Places a judged metric among the benchmarks, with the price corrected where the documents give another one. */
export function fixBenchmark(matter: Extract<Matter, { kind: "benchmark" }>, desk: Desk): Correction {
  const { passage, figure, topic, benchmark } = matter;
  const words = fixSentences[desk.locale];
  const claimed = figure === null ? null : claimedValue(figure);
  const proofs = figure === null ? [] : proofsFor(figure, desk);
  const agreeing = claimed === null ? undefined : proofs.find((proof) => agrees(claimed, proof));
  const proof = agreeing ?? proofs[0];
  const wrong = claimed !== null && proof !== undefined && agreeing === undefined;
  const value = wrong ? proof.value : (claimed?.value ?? null);
  const standing = standingOf(desk, topic, benchmark, value);
  const measured = topicById(benchmark.topic)?.name[desk.locale] ?? benchmark.topic;
  const addition =
    standing === null
      ? words.benchmarkOnly({ benchmark: describeBenchmark(benchmark, desk), missing: measured })
      : describeStanding(standing, desk);
  const unproven =
    figure !== null && proof === undefined ? `${words.join}${words.notAvailable({ searched: desk.searched() })}` : "";
  const cited = proof === undefined || figure === null ? "" : ` (${citationText(proof, desk)})`;
  const { edits, change } = place(matter, `${addition}${unproven}`, wrong ? `${proof.formatted}${cited}` : null);
  return {
    status: standing === null || unproven !== "" ? "PARTIALLY_FIXED" : "FIXED",
    change: { ...change, type: "added_cross_reference" },
    justification: {
      crossReferenceResult: addition,
      ...(proof === undefined ? {} : { sourceUsed: proof.reference }),
      ...(standing?.calculation == null ? {} : { calculationShown: standing.calculation }),
    },
    confidenceImpact: standing === null ? 0 : 8,
    edits,
    proof: proof ?? null,
    provedFalse: wrong,
    need:
      standing === null ? words.question.data({ metric: passage === null ? measured : topic.name[desk.locale] }) : null,
  };
}

function place(
  { passage, figure }: Extract<Matter, { kind: "benchmark" }>,
  addition: string,
  replacement: string | null,
): { edits: Edit[]; change: { before: string; after: string } } {
  if (passage !== null) {
    const added = addToPassage(passage, ` — ${addition}`);
    if (replacement === null || figure === null) return added;
    const edits: Edit[] = [
      { kind: "text", steps: figure.leaf.steps, start: figure.start, end: figure.end, text: replacement },
      ...added.edits,
    ];
    return { edits, change: changeOf(figure, edits, addition) };
  }
  const entry = figure?.leaf.parent;
  if (figure === null || entry === null || entry === undefined)
    return { edits: [], change: { before: "-", after: addition } };
  const field: Edit = { kind: "field", steps: entry.steps, key: "benchmark", value: addition };
  return {
    edits: [field],
    change: { before: String(figure.leaf.value), after: `${String(figure.leaf.value)} — ${addition}` },
  };
}

/** Sets an external value beside the company's own, and says which one is retained. */
export function fixContext({ figure, fact }: Extract<Matter, { kind: "context" }>, desk: Desk): Correction {
  const words = fixSentences[desk.locale];
  const outside = proofOfFact(fact, desk);
  const claimed = claimedValue(figure);
  const own = proofsFor(figure, desk).find((proof) => rankOf(proof.source) === "primary" && agrees(claimed, proof));
  const cross = words.crossReference({ reference: outside.reference, value: outside.formatted });
  const note = [
    ...(own === undefined ? [] : [citationText(own, desk)]),
    cross,
    own === undefined ? words.contested : words.retained,
  ].join(words.join);
  const edits: Edit[] =
    figure.passage === null
      ? figure.leaf.parent === null
        ? []
        : [
            {
              kind: "field",
              steps: figure.leaf.parent.steps,
              key: `${String(figure.leaf.steps.at(-1))}CrossReference`,
              value: note,
            },
          ]
      : [{ kind: "text", steps: figure.leaf.steps, start: figure.end, end: figure.end, text: ` (${note})` }];
  const metric = figure.topic.name[desk.locale];
  return {
    status: own === undefined ? "PARTIALLY_FIXED" : "FIXED",
    change: { ...changeOf(figure, edits, note), type: "added_cross_reference" },
    justification: { crossReferenceResult: cross, ...(own === undefined ? {} : { sourceUsed: own.reference }) },
    confidenceImpact: own === undefined ? -5 : 4,
    edits,
    proof: own ?? null,
    provedFalse: false,
    need:
      own === undefined
        ? words.question.conflict({ metric, a: String(figure.quantity.text).trim(), b: outside.formatted })
        : null,
  };
}

/** Sets what the context engine lists beside the sentence that says otherwise; which one holds, the founder is asked. */
export function fixListed(
  { passage, metric, said, other, reference }: Extract<Matter, { kind: "listed" }>,
  desk: Desk,
): Correction {
  const words = fixSentences[desk.locale];
  const cross = words.crossReference({ reference, value: other });
  const { edits, change } = addToPassage(passage, ` (${cross}${words.join}${words.contested})`);
  return {
    status: "PARTIALLY_FIXED",
    change: { ...change, type: "added_cross_reference" },
    justification: { crossReferenceResult: cross },
    confidenceImpact: -5,
    edits,
    proof: null,
    provedFalse: false,
    need: words.question.conflict({ metric, a: recommendationSentences[desk.locale].quote(said), b: other }),
  };
}

/** Names the competitors the context engine knows. */
export function fixCompetitors(
  matter: Extract<Matter, { kind: "competitors" }>,
  reading: Reading,
  desk: Desk,
): Correction {
  const words = fixSentences[desk.locale];
  const reference = desk.reference({ kind: "path", document: contextDocument(desk), path: matter.at });
  const text = words.competitors({ names: matter.names.join(", "), reference });
  return {
    status: "FIXED",
    change: { before: words.absent({ metric: matter.names.join(", ") }), after: text, type: "added_cross_reference" },
    justification: { crossReferenceResult: text, sourceUsed: reference },
    confidenceImpact: 3,
    edits: addEntry(reading, "crossReferences", text),
    proof: null,
    provedFalse: false,
    need: null,
  };
}

function contextDocument(desk: Desk): string {
  return desk.dossier.documents.find(({ source }) => source === "context_engine")?.id ?? "";
}
