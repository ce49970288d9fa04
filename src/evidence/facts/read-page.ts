import type { Section, SourceDocument } from "../../domain/document.ts";
import type { Fact as AnyFact, NotUnderstood } from "../../domain/fact.ts";
import { addressOfRow } from "../../dossier/row-address.ts";
import { isOfOwners, type PageRole } from "../../lexicon/page-roles.ts";
import { isCurrencyCode } from "../../quantities/currencies.ts";
import { inMonths } from "../../quantities/durations.ts";
import type { QuantityOptions } from "../../quantities/find.ts";
import { readScaleHeader, type ScaleHeader } from "../../quantities/scale-header.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import { matchTopic } from "../../quantities/topics/match.ts";
import { besideTotal, type Sourced } from "./beside-total.ts";
import { LIKELY_PRESENT } from "./by-examples.ts";
import type { Claim } from "./claim.ts";
import type { DocumentFacts } from "./document-facts.ts";
import type { Fact } from "./fact.ts";
import { firstOfPlan } from "./first-of-plan.ts";
import { readByOf, sureAsRead } from "./how-read.ts";
import { claimsOfLines } from "./in-lines.ts";
import { claimsOfPage } from "./in-page.ts";
import { marketInHeads } from "./market-block.ts";
import type { Meaning } from "./meaning/meaning.ts";
import { likelyMeaning, meaningOf } from "./meaning/of-claim.ts";
import { OF_MONEY } from "./meaning/of-its-own.ts";
import { movementOf } from "./movements.ts";
import { partsOfRound, sharesOfRound, wholeOfParts } from "./parts-of-round.ts";
import { withShortLines } from "./short-lines.ts";
import { valuesOfParts } from "./values-of-parts.ts";
import { besidePlans, type Warrant } from "./warrant.ts";
import { TERMS } from "./when.ts";
import { rolesOf, type Standing, standingOf } from "./whose.ts";

/** What one page or slide says, figure by figure. */
export interface PageReading {
  facts: Omit<AnyFact, "id">[];
  /** Those of them that may decide something. */
  evidence: ReadonlySet<Omit<AnyFact, "id">>;
  notUnderstood: NotUnderstood[];
  /** The same for whoever reads it: with what a figure likely is where nothing names it. It decides nothing. */
  shown?: () => Shown;
  /** What makes those that are told as the company's present its present. */
  warrants?: ReadonlyMap<Omit<AnyFact, "id">, Warrant>;
}

/** Facts as they are shown, and what is then still not understood. */
export interface Shown {
  facts: Omit<AnyFact, "id">[];
  notUnderstood: NotUnderstood[];
}

/**
 * Topics of which a page lists several at once: each of its plans has a price, each market a size. Such a figure read
 * from the words around it answers no question that has one answer.
 */
const MANY_AT_ONCE = new Set([
  "price",
  "use_of_funds",
  "market_size_other",
  "unit_cost",
  "total_costs",
  "take_rate",
  "pipeline",
]);

/** Where a figure came from, or may have come from, is not what it is; nor is a term what its sum is. */
const NOT_TODAYS = 0.4;

/** Reads a page, a slide or a text: each figure once, with what names it, whose it is and what kind of statement. */
export function readPage(
  document: SourceDocument,
  whole: Section,
  options: QuantityOptions,
  about: DocumentFacts,
): PageReading {
  const section = withShortLines(whole);
  const placed = section.rows.some(({ cells }) => cells.some(({ box }) => box !== undefined));
  const layout = { wraps: document.format !== "pptx", furniture: about.furniture };
  const claims = placed ? claimsOfPage(section, options, layout) : claimsOfLines(section, options);
  const read: Sourced[] = [];
  const evidence = new Set<Omit<AnyFact, "id">>();
  const warrants = new Map<Omit<AnyFact, "id">, Warrant>();
  const unnamed: Unnamed[] = [];
  let asks = false;
  const tell = (claim: Claim, meaning: Meaning, roles: readonly PageRole[]) => {
    const movement = movementOf(claim, meaning, options);
    const meant = movement !== null && typeof movement === "object" ? { ...meaning, quantity: movement.now } : meaning;
    const standing = standingOf(claim, meant, roles, about);
    const told = toFact(document, section, claim, meant, standing);
    const hint = typeof movement === "string" || isTerm(claim) || isOnlyLikely(meant, standing);
    const fact = hint ? { ...told, sureness: Math.min(told.sureness, NOT_TODAYS) } : told;
    if (standing.warrant !== undefined) warrants.set(fact, standing.warrant);
    return { fact, meant };
  };
  for (const claim of claims.map(inItsCurrency)) {
    const roles = rolesOf(claim);
    asks ||= roles.includes("ask") || roles.includes("use_of_funds");
    if (roles[0] === "contents") continue;
    const meaning = meaningOf(claim, roles);
    if (meaning === null) {
      unnamed.push({ claim, roles, meaning });
      continue;
    }
    const { fact, meant } = tell(claim, meaning, roles);
    read.push({ claim, fact });
    if (meaning.topic === null) unnamed.push({ claim, roles, meaning, fact });
    if (canTestify(fact, meant)) evidence.add(fact);
  }
  for (const fact of besidePlans(read)) if (warrants.get(fact) === "none") warrants.set(fact, "said");
  const facts = read.map(({ fact }) => fact);
  for (const fact of facts) {
    if (isTodaysRunway(fact, facts)) fact.nature = "actual";
    else if (warrants.get(fact) === "none" && isOfTheRound(fact, facts)) fact.nature = "target";
  }
  for (const fact of firstOfPlan(facts, section)) fact.nature = "projection";
  const total = wholeOfParts(facts);
  const shared = sharesOfRound(facts, asks);
  if (total !== null) total.topic = "round_size";
  else if (shared !== null) Object.assign(shared.whole, ASKED_FOR);
  for (const fact of [...valuesOfParts(facts), ...besideTotal(read)])
    fact.sureness = Math.min(fact.sureness, NOT_TODAYS);
  const owned = new Set(
    read.filter(({ claim }) => claim.headings.slice(0, 2).some(isOfOwners)).map(({ fact }) => fact),
  );
  const capital = asks ? facts.filter((fact) => isCapitalToCome(fact, warrants.get(fact))) : [];
  const parts = new Set(
    [...partsOfRound(facts), ...(shared?.parts ?? []), ...capital].filter((one) => !owned.has(one)),
  );
  const settled = facts.map((fact) => (parts.has(fact) ? asPart(fact) : fact));
  const open = unnamed.filter(({ fact }) => fact === undefined || (!parts.has(fact) && fact.topic === null));
  const missed = (claim: Claim): NotUnderstood => ({
    words: claim.passage,
    document: document.id,
    address: addressOf(document, section, claim),
  });
  return {
    facts: settled,
    evidence: new Set([...evidence].filter((fact) => !parts.has(fact))),
    notUnderstood: unnamed.filter(({ fact }) => fact === undefined).map(({ claim }) => missed(claim)),
    shown: () => {
      const likely = new Map(open.map((one) => [one.fact ?? one.claim, likelyFact(one)]));
      const called = new Map(read.map(({ claim, fact }) => [fact, inHeads(fact, claim)]));
      const nameless = open.filter(({ fact }) => fact === undefined).map(({ claim }) => claim);
      return {
        facts: [
          ...settled.map((fact) => likely.get(fact) ?? called.get(fact) ?? fact),
          ...nameless.flatMap((claim) => likely.get(claim) ?? []),
        ],
        notUnderstood: nameless.filter((claim) => likely.get(claim) === null).map(missed),
      };
    },
    warrants,
  };

  /** What nothing else has named by now may be known by how people say it; null where it is not. */
  function likelyFact({ claim, roles, meaning, fact }: Unnamed): Omit<AnyFact, "id"> | null {
    const told = likelyMeaning(claim, roles, meaning);
    if (told === null || told === meaning) return fact ?? null;
    if (told.topic === null && fact !== undefined) return unsure(fact, told);
    return tell(claim, told, roles).fact;
  }
}

/** A market counted in heads is shown as what its page calls it; against money it decides nothing. */
function inHeads(fact: Omit<AnyFact, "id">, claim: Claim): Omit<AnyFact, "id"> {
  if (fact.topic !== "market_size_other" || fact.quantity.unit === "money") return fact;
  const topic = marketInHeads(claim);
  return topic === null ? fact : { ...fact, topic };
}

/** A figure that neither a name nor a word of the catalogue names, with its fact where it has a label of its own. */
interface Unnamed {
  claim: Claim;
  roles: PageRole[];
  meaning: Meaning | null;
  fact?: Omit<AnyFact, "id">;
}

/** A figure that may well be one of the catalogue's, nobody knows which. */
function unsure(fact: Omit<AnyFact, "id">, { sureness }: Meaning): Omit<AnyFact, "id"> {
  return { ...fact, sureness: Math.min(fact.sureness, sureness) };
}

/** What is told as the company's present must be more than likely. */
function isOnlyLikely({ chance = 1 }: Meaning, { nature, subject }: Standing): boolean {
  return chance < LIKELY_PRESENT && nature === "actual" && subject === "company";
}

/**
 * "Price (EGP) | 1.25", "Prix €/mois | 2,99": the heading of a column says in what its bare numbers are. So does what
 * stands over a whole table, for the lines that speak of money and of nothing that is counted.
 */
function inItsCurrency(claim: Claim): Claim {
  const { figure, headers, how } = claim;
  if ("ambiguous" in figure || figure.unit !== "number" || figure.noun !== undefined || how !== "row") return claim;
  const inUnits = (header: ScaleHeader | null) => (header?.scale === 1 ? header.currency : undefined);
  const code =
    headers
      .map((header) => inUnits(readScaleHeader(header)) ?? /\(([A-Z]{3})\)\s*$/u.exec(header)?.[1])
      .find((one) => one !== undefined && isCurrencyCode(one)) ??
    (isOfMoney(claim) ? inUnits(claim.scale ?? null) : undefined);
  return code === undefined ? claim : { ...claim, figure: { ...figure, unit: "money", currency: code } };
}

function isOfMoney({ labels, headers, headings }: Claim): boolean {
  const unit = matchTopic(labels[0] ?? "")?.topic.unit;
  if (unit != null && unit !== "money") return false;
  return [...labels, ...headers, ...headings.slice(0, 2)].some((words) => OF_MONEY.test(words));
}

/**
 * On the page of the ask a runway is what the money is to last. Where cash and burn stand there too it is what these give,
 * rightly or wrongly, unless it is what the round gives.
 */
function isTodaysRunway(fact: Omit<AnyFact, "id">, facts: readonly Omit<AnyFact, "id">[]): boolean {
  if (fact.topic !== "runway" || fact.nature !== "target") return false;
  if (facts.some(({ topic, nature }) => topic === "runway" && nature === "actual")) return false;
  const [cash, burn, round] = ["cash", "burn_rate", "round_size"].map((topic) => {
    const found = facts.find((one) => one.topic === topic && (one.nature === "actual" || topic === "round_size"));
    return found === undefined ? null : Math.abs(found.quantity.value);
  });
  if (cash == null || burn == null) return false;
  const gives = (money: number) => Math.abs(money / burn - inMonths(fact.quantity)) <= 1;
  return round == null || !(gives(round) || gives(cash + round));
}

/** "Seed round: $1.5M · Runway: 18 months": what the money asked for is to last, where no cash stands beside it. */
function isOfTheRound({ topic, nature }: Omit<AnyFact, "id">, facts: readonly Omit<AnyFact, "id">[]): boolean {
  if (topic !== "runway" || nature !== "actual" || facts.some((one) => one.topic === "cash")) return false;
  return facts.some((one) => one.topic === "round_size" && one.nature === "target");
}

/** "Working capital: 12 M" on the page that asks is a part of what is asked, also where not all of them are told. */
function isCapitalToCome({ topic, nature }: Omit<AnyFact, "id">, warrant: Warrant | undefined): boolean {
  return topic === "working_capital" && (nature !== "actual" || warrant === "none");
}

/**
 * "LTV/CAC = 3,000 / 1,000 = 3.0x": an operator and a number follow, and what they come to. The name before a sum is its
 * result's; a term has it only where it says itself what it counts.
 */
function isTerm({ text, figure }: Claim): boolean {
  if (!("ambiguous" in figure) && figure.noun !== undefined) return false;
  if (isMultiplied(text, figure.start, figure.end)) return true;
  return /^\s?[×*÷/+−-]\s?[(~≈]*[\p{Sc}R]*\s?\d[^=;]{0,60}=\s*[~≈]?\s*[\p{Sc}R+−-]*\s?\d/u.test(text.slice(figure.end));
}

/** "14 400 € (18 months × 800 €)": how it was worked out stands in brackets. */
function isMultiplied(text: string, start: number, end: number): boolean {
  const open = text.lastIndexOf("(", start);
  if (open < 0 || text.lastIndexOf(")", start - 1) > open) return false;
  const close = text.indexOf(")", end);
  return /\d[^()=]*(?:[×*÷]|\sx\s)[^()=]*\d/u.test(text.slice(open, close < 0 ? text.length : close));
}

/** What the amount is that shares on the page of the ask are of. */
const ASKED_FOR = { topic: "round_size", nature: "target", subject: "company", sureness: 0.8 } as const;

function asPart(fact: Omit<AnyFact, "id">): Omit<AnyFact, "id"> {
  return { ...fact, topic: "use_of_funds", nature: "target", subject: "company", sureness: 0.8 };
}

function addressOf(document: SourceDocument, section: Section, { row, cells }: Claim) {
  return addressOfRow(document, section, row, cells);
}

function toFact(
  document: SourceDocument,
  section: Section,
  claim: Claim,
  { topic, quantity, label, basis, sureness }: Meaning,
  { subject, nature, period, doubt }: Standing,
): Omit<AnyFact, "id"> {
  const ahead = nature === "projection" || nature === "target" || nature === "scenario";
  // How long the round is to last goes with its amount.
  const term = topic !== null && (TERMS.has(topic) || (topic === "runway" && nature === "target"));
  const planned = ahead && !term;
  return {
    topic,
    label,
    passage: claim.passage,
    quantity,
    ...(period === undefined ? {} : { period }),
    basis: planned ? { ...basis, nature: "projected" } : basis,
    subject,
    nature,
    document: document.id,
    source: document.source,
    address: addressOf(document, section, claim),
    readBy: readByOf(claim.cells),
    sureness: sureAsRead(doubt < 1 ? Math.min(sureness, doubt) : sureness, claim.cells),
  };
}

function canTestify(fact: Omit<AnyFact, "id">, { byName }: Meaning): boolean {
  if (fact.topic === null || topicById(fact.topic)?.unit == null) return false;
  if (fact.nature === "third_party" || fact.nature === "example") return false;
  if (fact.nature === "market" && topicById(fact.topic)?.category !== "market") return false;
  return byName || !MANY_AT_ONCE.has(fact.topic);
}

/** A fact on a topic of the catalogue. */
export function isEvidence(fact: AnyFact | undefined): fact is Fact {
  return fact?.topic != null;
}
