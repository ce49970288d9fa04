import type { DebatePosition, DebateRound } from "../../domain/debate.ts";
import type { PositionRecord } from "../../domain/resolution.ts";
import { shorten } from "../../domain/shorten.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import type { CaseFile } from "../case-file.ts";
import type { CaseBrief, LedgerRow, PartyBrief, PleaBrief } from "../prompts/case-brief.ts";
import type { Side } from "../sides.ts";
import type { Ledger, LedgerEntry } from "./ledger.ts";
import type { Party } from "./party.ts";

const LONGEST_CLAIM = 240;
const LONGEST_PASSAGE = 200;
const LONGEST_QUOTE = 160;
const SHORTEST_PASSAGE = 80;
/** Characters of quoted passages in one prompt, shared by the entries. */
const PASSAGES_TOGETHER = 1_600;
/** What the case opened with, and what debaters brought in last: a debate cannot fill a prompt with quotations. */
const FIRST_ROWS = 10;
const LATEST_ROWS = 4;
const MOST_CITED = 4;
const MOST_SUMS = 4;
const MOST_POINTS = 3;

/** What models are told of a case. `parties` in the order in which they are shown. */
export function briefOf(
  caseFile: CaseFile,
  sides: Side[],
  parties: readonly [Party, Party],
  ledger: Ledger,
): CaseBrief {
  const { topic, contradictionType, period, severity } = caseFile.contradiction;
  const shown = parties.map(({ index }) => index);
  const others = sides.filter((_, index) => !shown.includes(index));
  const rows = [...ledger.entries.slice(0, FIRST_ROWS), ...ledger.entries.slice(FIRST_ROWS).slice(-LATEST_ROWS)];
  const sums = sumsIn(rows, caseFile);
  return {
    topic: shorten(topic, LONGEST_CLAIM),
    type: contradictionType,
    severity: severity.level,
    ...(severity.impactIfWrong !== "" && { stakes: severity.impactIfWrong }),
    ...(period !== undefined && { period }),
    A: partyBrief(sides[parties[0].index] as Side, parties[0]),
    B: partyBrief(sides[parties[1].index] as Side, parties[1]),
    ...(others.length > 0 && { others: others.map((side) => ({ agents: agentsOf(side), value: side.value })) }),
    ledger: rows.map((entry) => rowOf(entry, share(rows.length))),
    ...(sums.length > 0 && { sums }),
  };
}

/** The sums of code among the rows, each by the name of what it gives. */
function sumsIn(rows: readonly LedgerEntry[], { witness, locale, topic, contradiction }: CaseFile): SumRow[] {
  const names = new Map(witness.computed(locale).map((sum) => [sum.calculation, topicById(sum.topic)?.name[locale]]));
  return rows
    .flatMap(({ number, item: { calculation } }): SumRow[] =>
      calculation === undefined
        ? []
        : [[names.get(calculation) ?? topic?.name[locale] ?? contradiction.topic, calculation, number]],
    )
    .slice(0, MOST_SUMS);
}

type SumRow = NonNullable<CaseBrief["sums"]>[number];

function partyBrief(side: Side, { lead }: Party): PartyBrief {
  return {
    agents: agentsOf(side),
    claim: shorten(lead.claim, LONGEST_CLAIM),
    value: side.value,
    confidence: lead.confidence,
    cited: side.records.flatMap(citedBy).slice(0, MOST_CITED),
  };
}

const agentsOf = (side: Side): string[] => [...new Set(side.positions.map(({ agentName }) => agentName))];

const citedBy = ({ citations, calculations }: PositionRecord): PartyBrief["cited"] => [
  ...citations.map(({ reference, status, quote }): PartyBrief["cited"][number] =>
    quote === undefined
      ? [shorten(reference, 80), status]
      : [shorten(reference, 80), status, shorten(quote, LONGEST_QUOTE)],
  ),
  ...calculations.map(({ calculation, status }): [string, string] => [shorten(calculation, LONGEST_QUOTE), status]),
];

const share = (entries: number): number =>
  Math.min(LONGEST_PASSAGE, Math.max(SHORTEST_PASSAGE, Math.floor(PASSAGES_TOGETHER / Math.max(1, entries))));

function rowOf({ number, item }: LedgerEntry, longest: number): LedgerRow {
  const { reference, rank, value, period, projected } = item;
  const scope = projected === true ? `${rank}, plan ${period ?? ""}`.trim() : rank;
  const passage = shorten(item.passage, longest);
  const place = shorten(reference, 80);
  return value === null ? [number, place, scope, passage] : [number, place, scope, passage, value];
}

/** All that one party argued: its last words, and every point it made, each once. */
export function wholePlea(rounds: readonly DebateRound[], { role }: Party): DebatePosition | null {
  const pleas = rounds.flatMap(({ positions }) => positions.filter((position) => position.role === role));
  const last = pleas.at(-1);
  if (last === undefined) return null;
  const points = new Map(pleas.flatMap(({ evidence }) => evidence.map((piece) => [piece.source + piece.quote, piece])));
  const struck = pleas.flatMap((plea) => plea.struck ?? []);
  return { ...last, evidence: [...points.values()], struck };
}

/** A plea as the others and the arbitrator see it. */
export function pleaBrief(position: DebatePosition, ledger: Ledger): PleaBrief {
  const entryOf = ({ source, quote }: { source: string; quote: string }) =>
    ledger.entries.find(({ item }) => item.reference === source && item.passage === quote)?.number ?? 0;
  const { struck = [], calculation } = position;
  return {
    value: position.value,
    points: position.evidence
      .slice(-MOST_POINTS)
      .map((piece): [number, string] => [entryOf(piece), piece.interpretation]),
    ...(calculation !== undefined && { sums: calculation.steps }),
    weaknesses: position.weaknesses,
    confidence: position.confidenceLevel,
    ...(struck.length > 0 && { struck: struck.length }),
    ...(position.concession === "verified" && { conceded: true }),
  };
}
