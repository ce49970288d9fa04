import type { Evidence, ScoredFinding } from "../domain/finding.ts";
import { printValue } from "../evidence/facts/print-calculation.ts";
import { witnessOf } from "../evidence/witness.ts";
import { ANALYST_SENTENCES } from "../i18n/analysts.ts";
import { formatQuantity } from "../quantities/format.ts";
import { SURE_ENOUGH } from "../quantities/topics/match.ts";
import type { Analyst, AnalystInput, Gap } from "./analyst.ts";
import { sumEvidence } from "./calculation-evidence.ts";
import { leaderClaims } from "./deck-claims.ts";
import { deckLines, plain } from "./deck-text.ts";
import { fundingRounds } from "./own-funding.ts";
import { placeInWords, provenQuote, quoteOfFact } from "./quote.ts";
import { findRivals, type Rival } from "./rivals.ts";
import { keyMaker, writeFinding } from "./write-finding.ts";
import { gapWriter } from "./write-gap.ts";

/** A rival with this many times the company's funding speaks against its being the leader. */
const OUTFUNDED = 3;

interface Funding {
  amount: number;
  currency?: string | undefined;
  /** Shown where the amount is a sum of rounds. */
  terms: number[];
  evidence: Evidence[];
  places: string[];
}

/** A claim to lead, beside a rival with three times the funding or more. */
export function leaderAgainstRivals(
  analyst: Pick<Analyst, "name" | "tier">,
  input: AnalystInput,
  gaps: Gap[],
): ScoredFinding[] {
  const { context, deal, locale } = input;
  const rivals = findRivals(context).filter(
    ({ name, funding }) => funding !== undefined && plain(name) !== plain(deal.name),
  );
  const claims = leaderClaims(
    deckLines(context),
    rivals.map(({ name }) => plain(name)),
  );
  const quotes = claims.flatMap((line) => provenQuote(context, line, [line.text], "quote", locale) ?? []);
  const [claim] = quotes;
  if (claim === undefined || rivals.length === 0) return [];
  const own = ownFunding(input);
  if (own === null) {
    gaps.push(gapWriter(locale)("no_own_funding", { values: claim.content }, "total_funding", [claim.source]));
    return [];
  }
  const unique = keyMaker();
  return rivals.flatMap((rival) => {
    const finding = outfunded(analyst, input, rival, own, claim);
    return finding === null ? [] : { ...finding, id: unique(finding.id) };
  });
}

function outfunded(
  analyst: Pick<Analyst, "name" | "tier">,
  input: AnalystInput,
  rival: Rival,
  own: Funding,
  claim: Evidence,
): ScoredFinding | null {
  const { context, locale } = input;
  const theirs = rival.funding;
  if (theirs === undefined || own.amount <= 0 || theirs.amount < OUTFUNDED * own.amount) return null;
  const known = theirs.currency !== undefined && own.currency !== undefined;
  if (known && theirs.currency !== own.currency) return null;
  const named = provenQuote(context, rival.named, rival.named.texts, "external_data", locale);
  const funding = provenQuote(context, theirs.leaf, theirs.leaf.texts, "external_data", locale);
  if (named === null || funding === null) return null;
  const words = ANALYST_SENTENCES[locale];
  const number = (value: number) => formatQuantity({ value, unit: "number" }, locale);
  const ratio = printValue(theirs.amount / own.amount, "multiple", undefined, locale);
  const ours = own.terms.length > 1 ? `(${own.terms.map(number).join(" + ")})` : number(own.amount);
  return writeFinding(analyst, input, {
    key: `leader/${plain(rival.name).replaceAll(" ", "-")}`,
    metric: words.metric.leader(rival.name),
    category: "competitive",
    value: theirs.amount / own.amount,
    unit: "x",
    assessment: "suspicious",
    claim: words.claim.leader({
      quote: claim.content,
      place: claim.source,
      name: rival.name,
      theirs: printValue(theirs.amount, "money", theirs.currency, locale),
      ours: printValue(own.amount, "money", own.currency, locale),
      ratio,
    }),
    confidence: known ? "secondary" : "currency_unsaid",
    evidence: [
      claim,
      sumEvidence(`${number(theirs.amount)} / ${ours} = ${ratio}`, [funding.source, ...own.places]),
      named,
      funding,
      ...own.evidence,
    ],
  });
}

/** What the company has raised: as a document states it, else the sum of the rounds the databases list. */
function ownFunding({ context, locale }: AnalystInput): Funding | null {
  for (const fact of witnessOf(context).says({ topic: "total_funding" })) {
    const quote = fact.sureness < SURE_ENOUGH ? null : quoteOfFact(context, fact, locale);
    if (quote === null) continue;
    const { value, currency } = fact.quantity;
    return { amount: value, currency, terms: [value], evidence: [quote], places: [quote.source] };
  }
  const rounds = fundingRounds(context);
  const currencies = new Set(rounds.flatMap(({ currency }) => currency ?? []));
  if (rounds.length === 0 || currencies.size > 1) return null;
  const [currency] = currencies;
  return {
    amount: rounds.reduce((sum, { amount }) => sum + amount, 0),
    currency,
    terms: rounds.map(({ amount }) => amount),
    evidence: rounds.flatMap(({ leaf }) => provenQuote(context, leaf, leaf.texts, "external_data", locale) ?? []),
    places: rounds.map(({ leaf }) => placeInWords(context, leaf.address, leaf.source, locale)),
  };
}
