import type { Locale } from "../../domain/locale.ts";
import { REPORT_WORDS } from "../../i18n/report.ts";
import type { Review, SettledContradiction } from "../../review/result.ts";
import { type Block, type Item, labelled, list, table, text } from "./block.ts";
import { type CaseItem, type CaseView, caseOf } from "./case.ts";

/** Each contradiction with its positions, its verdict, the proof and the way to it. */
export function contradictionBlocks(review: Review): Block[] {
  const { settled, locale } = review;
  if (settled.length === 0) return [text(REPORT_WORDS[locale].nothingHere.contradictions)];
  return settled.flatMap((one) => contradictionBlock(one, review));
}

function contradictionBlock(settled: SettledContradiction, review: Review): Block[] {
  const { locale } = review;
  const words = REPORT_WORDS[locale];
  const one = caseOf(settled, review);
  const { about, verdict, way } = one;
  const marks = [one.severity.word, about.period, about.phase].filter((mark) => mark !== null).join(", ");
  const state = [verdict.decided ? null : verdict.word, verdict.level, verdict.trust].filter((word) => word !== null);
  return [
    { kind: "heading", text: `${one.topic} (${marks})` },
    ...labelled(words.sections.decisions, one.person),
    {
      kind: "verdict",
      label: `${one.person === null ? words.verdict : words.engineSaid} (${state.join(", ")})`,
      text: one.oneLiner,
      trust: settled.resolution.baGuidance.trustLevel,
    },
    ...positionTable(one, locale),
    ...one.reasons.flatMap(({ label, items }) =>
      list(
        items.map((item) => itemOf(item, words.colon)),
        label,
      ),
    ),
    { kind: "pictures", contradictionId: settled.contradiction.id },
    ...[...one.todo, one.impact].flatMap(({ label, text: said }) => labelled(label, said)),
    ...labelled(words.settledBy, way.last?.name),
    ...(way.debate === null ? [] : [text(way.debate)]),
    ...labelled(way.vote?.name ?? "", way.vote?.text),
    ...list(
      way.steps.map(({ reason }) => reason),
      words.ladder,
    ),
    ...list(way.refused),
  ];
}

function itemOf({ label, about, text: said, where }: CaseItem, colon: string): Item {
  const told = about === undefined ? said : `${about}${colon}${said}`;
  // Under somebody's name the evidence is a sentence of its own.
  return { label, text: where === undefined ? told : label === undefined ? `${told} (${where})` : `${told} ${where}` };
}

function positionTable({ positions }: CaseView, locale: Locale): Block[] {
  const words = REPORT_WORDS[locale];
  const rows = positions.map(({ position, citations, sums }) => [
    position.agentName,
    `${position.claim}${position.derived === undefined ? "" : ` (${position.derived.calculation})`}`,
    String(position.confidence),
    [
      ...citations.map(({ reference, word }) => `${reference}${words.colon}${word}`),
      ...sums.map(({ word }) => word),
    ].join("; ") || words.noCitation,
  ]);
  return table(
    [
      [words.agent, 0.2],
      [words.position, 0.4],
      [words.confidence, 0.12],
      [words.citations, 0.28],
    ],
    rows,
  );
}
