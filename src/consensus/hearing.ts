import type { Address } from "../domain/address.ts";
import type { Citation, CitationCheck } from "../domain/citation.ts";
import type { ContradictionPosition, PositionSource } from "../domain/contradiction.ts";
import { placeKey } from "../domain/place-key.ts";
import type { Basis, Quantity } from "../domain/quantity.ts";
import type { EvidenceItem, PositionRecord } from "../domain/resolution.ts";
import { rankOf } from "../domain/source-rank.ts";
import { describeAddress, referenceTo } from "../dossier/describe-address.ts";
import { claimFor, type FindingClaim } from "../evidence/citations/claimed-by.ts";
import { CITATION_SENTENCES } from "../i18n/citations.ts";
import { sourceName } from "../i18n/sources.ts";
import { regionsAgree } from "../lexicon/regions.ts";
import { readBasis } from "../quantities/basis.ts";
import { checkCalculation } from "../quantities/calculations/check.ts";
import { type Figure, sameFigure } from "../quantities/compare.ts";
import { inMonths } from "../quantities/durations.ts";
import { findQuantities } from "../quantities/find.ts";
import { readScaleHeader } from "../quantities/scale-header.ts";
import { matchTopic, SURE_ENOUGH } from "../quantities/topics/match.ts";
import { sizeOf } from "../quantities/topics/size.ts";
import type { Topic } from "../quantities/topics/topic.ts";
import type { CaseFile } from "./case-file.ts";
import { figureOf, says } from "./match-value.ts";
import { ofThatTime } from "./of-that-time.ts";
import { isPlain } from "./plain.ts";
import { namedIn } from "./question-words.ts";
import { reservationIn } from "./reservations.ts";

/** A case before its positions are heard. */
export type OpenCase = Omit<CaseFile, "records" | "quotation">;

/** Checks a position's own proof, then looks up what the dossier says for and against it. */
export function hearPosition(position: ContradictionPosition, open: OpenCase, sameValue: number): PositionRecord {
  const citations: PositionRecord["citations"] = [];
  const support: EvidenceItem[] = [];
  for (const source of position.sources) {
    if (source.type === "inference") continue;
    const answer = forDefinition(
      open.witness.check(asCitation(source, position, open), claimOf(source, position, open), open.locale),
      source,
      position,
      open,
    );
    citations.push({
      source: sourceName(source.type, open.locale),
      reference: source.reference,
      status: answer.status,
      explanation: answer.explanation,
      ...(source.quote !== undefined && { quote: source.quote }),
      ...(answer.at !== undefined && { at: answer.at }),
    });
    if ((answer.status === "verified" || answer.status === "relocated") && answer.at !== undefined) {
      const item = proofOf(position, source, answer.at, answer.found ?? source.quote ?? "", open, sameValue);
      if (item !== null) support.push(item);
    }
  }
  const figure = figureOf(position, open.contradiction);
  const figures = open.testimony.filter((item) => typeof item.value === "number");
  const agreeing = figure === null ? [] : figures.filter((item) => says(item, figure, sameValue));
  return {
    agentName: position.agentName,
    findingId: position.findingId,
    citations,
    calculations: (position.calculations ?? []).map((calculation) => {
      const { ok, reason, explanation } = checkCalculation({ formula: calculation }, { locale: open.locale });
      const status = ok ? "right" : reason === "wrong_result" ? "wrong" : "unchecked";
      return { calculation, status, explanation };
    }),
    support: [...agreeing, ...support.filter((item) => !agreeing.some((other) => samePlace(other, item)))],
    against: figure === null ? [] : figures.filter((item) => !agreeing.includes(item)),
  };
}

/** A true quote on another definition of the metric does not carry the claim: "Paying customers: 371" for registered ones. */
function forDefinition(
  check: CitationCheck,
  source: PositionSource,
  { normalizedValue: value }: ContradictionPosition,
  open: OpenCase,
): CitationCheck {
  if (check.status !== "verified" && check.status !== "relocated") return check;
  const said = source.quote ?? check.found ?? "";
  if (value === undefined || sameDefinition(said, open)) return check;
  const place = check.at === undefined ? source.reference : describeAddress(check.at, open.locale, open.dossier);
  const explanation = CITATION_SENTENCES[open.locale].otherLabel(place, String(value), said);
  return { ...check, status: "unsupported", explanation };
}

/** What the quote must carry: the position's own value for this topic, unless it is a benchmark or follows from elsewhere. */
function claimOf(
  source: PositionSource,
  position: ContradictionPosition,
  { contradiction }: OpenCase,
): FindingClaim | null {
  if (source.type === "funding_db" || position.derived !== undefined) return null;
  const claim = claimFor(
    { ...position, metric: contradiction.topic, grounds: position.calculations ?? [] },
    source.quote,
  );
  return claim === null ? null : { ...claim, sentence: position.claim };
}

/** A source without a quote claims that the position's own value stands there. */
function asCitation(source: PositionSource, { normalizedValue }: ContradictionPosition, open: OpenCase): Citation {
  if (source.quote !== undefined || normalizedValue === undefined) return source;
  return { ...source, label: open.contradiction.topic, value: normalizedValue };
}

/**
 * A true quote is proof only of what it says. For a figure it must carry the claimed value for this topic, and not stand
 * where the dossier speaks of another period; for a judgement it shows what the judgement rests on.
 */
function proofOf(
  position: ContradictionPosition,
  source: PositionSource,
  at: Address,
  passage: string,
  open: OpenCase,
  sameValue: number,
): EvidenceItem | null {
  const rank = rankOf(source.type);
  if (rank === "none") return null;
  const place = {
    source: source.type,
    rank,
    reference: referenceTo(source.type, at, open.dossier, open.locale),
    passage,
    addresses: [at],
  };
  const figure = figureOf(position, open.contradiction);
  if (figure === null) return { ...place, value: null };
  const printed = printedThere(passage, figure, open.topic, sameValue);
  if (printed === null || !sameDefinition(source.quote ?? passage, open) || !ofThatTime(passage, at, open)) return null;
  const { text, ...said } = printed;
  const footnote = open.witness.footnote(at, passage, text);
  const { anothers, kind } = reservationIn(passage, text, footnote, open.topic, open.contradiction.topic);
  if (anothers || !regionsAgree(open.contradiction.topic, passage)) return null;
  const item: EvidenceItem = { ...place, ...said, ...(kind !== undefined && { reservation: kind }) };
  const saysSo = (other: EvidenceItem) => samePlace(other, item) && says(other, figure, sameValue);
  if (open.elsewhere.some(saysSo) && !open.testimony.some(saysSo)) return null;
  const claim = { ...source, label: open.contradiction.topic, value: figure.value };
  const strict = open.witness.check(claim, null, open.locale);
  const carried = strict.status === "verified" || strict.status === "relocated";
  if (!carried && !names(passage, figure.value, open) && !isUnread(item, figure, open)) return null;
  const doubted = readWithDoubt(at, figure, open);
  if (doubted === "earlier") return null;
  const line = open.witness.lineAround(at, passage);
  const whole = line === passage ? namesTheWhole(passage, text, open) : isPlain({ ...item, passage: line }, open.topic);
  return carried && doubted === null && whole ? item : { ...item, partial: true };
}

/** What the witness is not sure of there proves nothing for sure; of an earlier time than its neighbours, nothing of today. */
function readWithDoubt(at: Address, figure: Figure, { witness, topic, contradiction }: OpenCase) {
  const there = witness.saysAt(at).filter((fact) => topic !== null && fact.topic === topic.id);
  const own = there.filter(({ quantity }) => sameFigure({ value: inMonths(quantity), step: quantity.step }, figure));
  const [first] = own;
  if (first === undefined || own.some(({ sureness }) => sureness >= SURE_ENOUGH)) return null;
  const { period, label } = first;
  const earlier =
    period !== undefined &&
    contradiction.period === undefined &&
    there.some((one) => one.label === label && one.nature === "actual" && (one.period ?? "") > period);
  return earlier ? "earlier" : "doubted";
}

/**
 * The documents speak of something the witness has no name for: that the passage prints the claimed figure is all that can
 * be said. Not so where it was read as a figure of something else, or has no word of what is asked.
 */
function isUnread(item: EvidenceItem, figure: Figure, open: OpenCase): boolean {
  const { topic, testimony, elsewhere, witness, contradiction } = open;
  if (testimony.length + elsewhere.length > 0 || namedIn(item.passage, contradiction.topic, topic) === 0) return false;
  return !witness
    .says({ sure: true })
    .some(
      (fact) =>
        fact.topic !== topic?.id &&
        item.addresses.some((address) => placeKey(address, "row") === placeKey(fact.address, "row")) &&
        sameFigure({ value: inMonths(fact.quantity), step: fact.quantity.step }, figure),
    );
}

/** The words before the figure are the topic's and nothing else: "Revenue France" is a part of the revenue. */
function namesTheWhole(passage: string, figure: string, { topic }: OpenCase): boolean {
  if (topic === null) return true;
  const before = passage.slice(0, Math.max(0, passage.indexOf(figure)));
  const label = before.split(/[.;!?•|\n](?=\s|$)/u).at(-1) ?? "";
  const match = matchTopic(label.trim() === "" ? passage.replace(figure, " ") : label);
  return match === null || match.sureness >= SURE_ENOUGH;
}

/** "Paying customers: 371" is no proof of registered ones. */
export function sameDefinition(quote: string, { contradiction }: OpenCase): boolean {
  const { gross, money, customers, rhythm = paceOf(quote) } = readBasis(quote);
  const asked = (contradiction.basis as Basis | undefined) ?? {};
  const said = { gross, money, customers, rhythm };
  return (Object.keys(said) as (keyof typeof said)[]).every(
    (aspect) => said[aspect] === undefined || asked[aspect] === undefined || said[aspect] === asked[aspect],
  );
}

/** "£8,400 a year": the pace of the one figure that a passage gives. */
function paceOf(passage: string): Basis["rhythm"] {
  const [only, ...others] = findQuantities(passage);
  if (only === undefined || others.length > 0 || "ambiguous" in only) return undefined;
  return only.per === "year" ? "annual" : only.per === "month" ? "monthly" : undefined;
}

/**
 * The figure of a passage that says what is claimed, as the passage prints it; null where it has none: "$251,000" does
 * not prove 251. What an agent makes of a passage is not what stands there. Percentages may be written as fractions,
 * and a row may say itself that it counts in thousands: "EBITDA (000s) 1,916".
 */
export function printedThere(
  passage: string,
  claimed: Figure,
  topic: Topic | null,
  sameValue: number,
): (Pick<EvidenceItem, "value" | "step" | "currency"> & { text: string }) | null {
  const heading = readScaleHeader(passage);
  const readings = findQuantities(passage).flatMap((found) => ("ambiguous" in found ? found.readings : [found]));
  for (const quantity of readings) {
    const { currency, step } = quantity;
    const size = topic === null ? inMonths(quantity) : sizeOf(topic, quantity);
    const fraction = quantity.unit === "number" && (topic === null || topic.unit === "percent");
    const thousands = quantity.unit === "number" && heading !== null && heading.scale > 1 ? [heading.scale] : [];
    // Where the row says that it counts in thousands, its digits alone are not what it says.
    for (const factor of thousands.length > 0 ? thousands : fraction ? [1, 100] : [1]) {
      const printed: Figure = { value: size * factor, step: step * factor, currency };
      if (sameFigure(printed, claimed, sameValue))
        return {
          text: quantity.text,
          value: printed.value,
          step: step * factor,
          ...(currency !== undefined && { currency }),
        };
    }
  }
  return null;
}

/** Whether a true quote names the topic, perhaps with a restriction of its own, beside the claimed value. */
function names(quote: string, value: number, open: OpenCase): boolean {
  const quantities = findQuantities(quote).filter((found) => !("ambiguous" in found)) as Quantity[];
  if (quantities.length !== 1 || !quantities.some((found) => inMonths(found) === value)) return false;
  const words = quantities.reduce((text, { text: figure }) => text.replace(figure, " "), quote);
  return open.topic !== null && matchTopic(words)?.topic.id === open.topic.id;
}

function samePlace(a: EvidenceItem, b: EvidenceItem): boolean {
  return a.addresses.some((left) => b.addresses.some((right) => placeKey(left, "row") === placeKey(right, "row")));
}
