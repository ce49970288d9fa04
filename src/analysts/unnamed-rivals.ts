import type { Evidence, ScoredFinding } from "../domain/finding.ts";
import { witnessOf } from "../evidence/witness.ts";
import { ANALYST_SENTENCES } from "../i18n/analysts.ts";
import type { Analyst, AnalystInput, Gap } from "./analyst.ts";
import { type DeckLine, deckLines, names, plain } from "./deck-text.ts";
import { isReadInPart } from "./extent.ts";
import { provenQuote } from "./quote.ts";
import { findRivals } from "./rivals.ts";
import { writeFinding } from "./write-finding.ts";
import { gapWriter } from "./write-gap.ts";

const COMPETITION = /\b(?:concurren|competit|concorren|rivals?|alternatives?)/;

/** Competitors the databases name and the deck does not. */
export function unnamedRivals(
  analyst: Pick<Analyst, "name" | "tier">,
  input: AnalystInput,
  gaps: Gap[],
): ScoredFinding[] {
  const { context, deal, locale } = input;
  const write = gapWriter(locale);
  const rivals = findRivals(context).filter(({ name }) => plain(name) !== plain(deal.name));
  const lines = deckLines(context);
  if (rivals.length === 0) {
    const databases = witnessOf(context).has("context_engine", "funding_db");
    gaps.push(write(databases ? "no_rival_named" : "no_rival_data"));
    return [];
  }
  if (lines.length === 0) {
    gaps.push(write("no_deck_for_rivals", { values: rivals.map(({ name }) => name).join(", ") }));
    return [];
  }
  const absent = rivals.filter(({ name }) => !lines.some((line) => names(line, name)));
  const deck = deckSide(
    context,
    lines,
    rivals.map(({ name }) => name),
    locale,
  );
  return absent.flatMap((rival) => {
    const named = provenQuote(context, rival.named, rival.named.texts, "external_data", locale);
    if (named === null) return [];
    const funding =
      rival.funding === undefined
        ? null
        : provenQuote(context, rival.funding.leaf, rival.funding.leaf.texts, "external_data", locale);
    const words = ANALYST_SENTENCES[locale];
    return writeFinding(analyst, input, {
      key: `unnamed-rival/${plain(rival.name).replaceAll(" ", "-")}`,
      metric: words.metric.unnamedRival(rival.name),
      category: "competitive",
      value: rival.name,
      assessment: "below_average",
      claim: words.claim.unnamedRival({ name: rival.name, place: named.source, lines: lines.length }),
      confidence: isReadInPart(context, "deck") ? "absent_in_part" : "absent",
      evidence: [named, ...(funding === null ? [] : [funding]), ...deck],
    });
  });
}

/** What the deck says of competition instead: the line that names a rival, else the heading of its slide. */
function deckSide(
  context: AnalystInput["context"],
  lines: readonly DeckLine[],
  rivals: readonly string[],
  locale: AnalystInput["locale"],
): Evidence[] {
  const line =
    lines.find((one) => rivals.some((name) => names(one, name))) ??
    lines.find(({ folded }) => COMPETITION.test(folded));
  const quote = line === undefined ? null : provenQuote(context, line, [line.text], "quote", locale);
  return quote === null ? [] : [quote];
}
