import type { VerificationContext } from "../domain/context.ts";
import type { Contradiction, ContradictionPosition } from "../domain/contradiction.ts";
import type { DossierCard } from "../domain/dossier.ts";
import { requireObject } from "../domain/known-options.ts";
import type { Locale } from "../domain/locale.ts";
import type { Basis } from "../domain/quantity.ts";
import type { EvidenceItem, PositionRecord } from "../domain/resolution.ts";
import { type Witness, witnessOf } from "../evidence/witness.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import { matchTopic } from "../quantities/topics/match.ts";
import { FLOWS } from "../quantities/topics/time.ts";
import type { Topic } from "../quantities/topics/topic.ts";
import { askedBasis } from "../quantities/topics/yearly.ts";
import type { AgentHistory } from "../track-record/effective-confidence.ts";
import { readAssessment } from "./assessments.ts";
import { existenceSaid } from "./existence-said.ts";
import { hearPosition } from "./hearing.ts";
import { sayTheSame } from "./match-value.ts";
import { type Mention, mentionsOf } from "./mentions.ts";
import { decisiveQuotation, withQuotation } from "./quotations.ts";
import { scopeOf } from "./scope.ts";
import { whatTheDossierSays } from "./testimony.ts";
import { readValue } from "./values.ts";

/** Everything the court knows of one contradiction: the positions understood, and what the dossier says of each. */
export interface CaseFile {
  contradiction: Contradiction;
  topic: Topic | null;
  /** What the documents say. */
  witness: Witness;
  context: VerificationContext;
  dossier: DossierCard;
  /** Same order as the contradiction's positions. */
  records: PositionRecord[];
  /** What the dossier itself says on the topic, for the period in question. */
  testimony: EvidenceItem[];
  /** What it says on the topic for other periods, or as a plan. */
  elsewhere: EvidenceItem[];
  /** Existence only: passages that name the thing, or deny it. */
  mentions: Mention[];
  /** Judgements only: where the figure stands among comparable companies. */
  benchmark: { percentile: number; item: EvidenceItem } | null;
  /** Several years or definitions are possible: see `Scope.openBy`. */
  periodOpen: boolean;
  openBy: "period" | "definition" | null;
  /** A figure dated to a month may be the month's or the year's: see `Scope.lengthDoubtful`. */
  lengthDoubtful: boolean;
  /** The true quote that alone carries what is asked, see `decisiveQuotation`; `whole`: nothing of the question is left open. */
  quotation: { position: ContradictionPosition; item: EvidenceItem; whole: boolean } | null;
  locale: Locale;
  /** The agents' records, where they are known: they weigh in votes between positions without a document, never against one. */
  history?: AgentHistory;
}

/**
 * Opens the case: understands the positions, searches the dossier, checks every citation and sum.
 *
 * ```ts
 * const caseFile = openCase(contradiction, context, "en", QUALITY_ENGINE_CONFIG.consensus.sameValue);
 * ```
 */
export function openCase(
  contradiction: Contradiction,
  context: VerificationContext,
  locale: Locale,
  sameValue: number,
  history?: AgentHistory,
): CaseFile {
  requireObject("The contradiction", contradiction);
  const topic = topicOf(contradiction);
  const witness = witnessOf(context);
  const { dossier } = witness;
  const positions = contradiction.positions.map((position) => understand(position, topic, contradiction.topic));
  const periods = new Set(positions.map((position) => position.period));
  const { inScope, elsewhere, openBy, lengthDoubtful } = scopeOf(
    whatTheDossierSays(topic, witness, locale, contradiction.topic),
    {
      period: contradiction.period ?? (periods.size === 1 ? [...periods][0] : undefined),
      basis: askedBasis(
        topic?.id,
        (contradiction.basis as Basis | undefined) ?? matchTopic(contradiction.topic)?.basis ?? {},
      ),
      currency: contradiction.currency,
      flow: topic !== null && FLOWS.has(topic.id),
      lastYear: witness.reportedYear(),
    },
  );
  const currency = contradiction.currency ?? onlyCurrency(inScope);
  const understood: Contradiction = {
    ...contradiction,
    positions,
    basis: askedBasis(topic?.id, (contradiction.basis as Basis | undefined) ?? {}) as Contradiction["basis"],
    ...(currency !== undefined && { currency }),
  };
  const existence = contradiction.contradictionType === "existence";
  const judged =
    contradiction.contradictionType === "assessment" || contradiction.contradictionType === "interpretation";
  const base = {
    benchmark: judged ? measure(positions, inScope, topic, witness, locale, sameValue) : null,
    mentions: existence ? mentionsOf(witness, topic, contradiction.topic, locale) : [],
    contradiction: understood,
    topic,
    witness,
    context,
    dossier,
    testimony: inScope,
    elsewhere,
    periodOpen: openBy !== null,
    openBy,
    lengthDoubtful,
    locale,
  };
  const opened = { ...base, quotation: decisiveQuotation(base) };
  const heard = positions.map((position) => hearPosition(position, base, sameValue));
  const records = withQuotation(heard, opened);
  return { ...opened, records, ...(history !== undefined && { history }) };
}

/** The percentile of the figure that is judged, turned so that more is better. */
function measure(
  positions: ContradictionPosition[],
  testimony: EvidenceItem[],
  topic: Topic | null,
  witness: Witness,
  locale: Locale,
  sameValue: number,
): CaseFile["benchmark"] {
  const figure =
    positions.find(({ normalizedValue }) => normalizedValue !== undefined)?.normalizedValue ??
    stated(testimony, sameValue);
  if (topic === null || figure === undefined || topic.higherIsBetter === null) return null;
  const found = witness.among(topic.id, figure, locale);
  if (found === null) return null;
  return { item: found.item, percentile: topic.higherIsBetter ? found.percentile : 100 - found.percentile };
}

/** The one value that the company's documents give, where they agree on it; what is only computed does not count beside it. */
function stated(testimony: EvidenceItem[], sameValue: number): number | undefined {
  const primary = testimony.filter(({ rank, value }) => rank === "primary" && typeof value === "number");
  const read = primary.filter(({ calculation }) => calculation === undefined);
  const [first, ...others] = read.length > 0 ? read : primary;
  if (first === undefined || !others.every((item) => sayTheSame(item, first, sameValue))) return undefined;
  return first.value as number;
}

/** Bare numbers are meant in the currency the documents state them in. */
function onlyCurrency(items: EvidenceItem[]): string | undefined {
  const [first, ...others] = new Set(items.flatMap(({ currency }) => currency ?? []));
  return others.length === 0 ? first : undefined;
}

function topicOf(contradiction: Contradiction): Topic | null {
  if (contradiction.topicId !== undefined) return topicById(contradiction.topicId) ?? null;
  return matchTopic(contradiction.topic)?.topic ?? null;
}

/** Fills in what a hand-made contradiction may leave out: the number, the assessment. */
function understand(position: ContradictionPosition, topic: Topic | null, metric: string): ContradictionPosition {
  const { value } = position;
  const read =
    typeof value === "number" || typeof value === "string"
      ? readValue({ value, unit: position.unit ?? null, metric }, topic)
      : ({ kind: "none" } as const);
  const text = typeof value === "string" ? value : "";
  const assessment = position.assessment ?? readAssessment(text, metric) ?? undefined;
  const normalizedValue = position.normalizedValue ?? (read.kind === "number" ? read.number : undefined);
  const { step, range } = { ...(read.kind === "number" ? read : {}), ...position };
  return {
    ...position,
    sources: position.sources ?? [],
    ...(normalizedValue !== undefined && { normalizedValue }),
    ...(step !== undefined && { step }),
    ...(range !== undefined && { range }),
    ...(assessment !== undefined && { assessment }),
  };
}

/** What a position says of whether the thing is there. */
export function existenceOf(
  position: ContradictionPosition,
  { topic, contradiction }: Pick<CaseFile, "topic" | "contradiction">,
): "exists" | "absent" | null {
  if (position.normalizedValue !== undefined) return position.normalizedValue === 0 ? "absent" : "exists";
  const read = existenceSaid(String(position.value ?? position.claim), topic, contradiction.topic);
  return read === "unknown" ? null : read;
}
