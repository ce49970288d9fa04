import type { Fact } from "../domain/fact.ts";
import type { Witness } from "../evidence/witness.ts";
import { CHECK_WORDS } from "../i18n/checks/checks.ts";
import { isOfOlderClass } from "./cap-table/older-classes.ts";
import type { Figure } from "./cap-table/read.ts";
import type { Input, Place } from "./check.ts";
import { convertiblePapers } from "./instruments/prose.ts";
import { placeOfFact } from "./places.ts";
import { agreedOf, type Said, saidOf } from "./stated.ts";
import type { Teller } from "./teller.ts";

/** A figure of the round, with its currency. */
export interface Term extends Figure {
  currency: string | undefined;
}

type TermName = "preMoney" | "postMoney" | "amount" | "sharePrice";

/** What the documents say of the round: null where they do not, or where they say two things. */
export interface RoundTerms {
  preMoney: Term | null;
  postMoney: Term | null;
  amount: Term | null;
  sharePrice: Term | null;
  /** What they say in two ways: it is there, and nothing can be computed of it. */
  disputed: ReadonlySet<TermName>;
  /** What they say as a range only. */
  ranged: ReadonlySet<TermName>;
  /** The pre-money and the amount as each document has them, where the documents do not agree on one of the two. */
  versions: RoundVersion[];
}

/** A round by one document, with what all agree on where it says nothing itself. */
export interface RoundVersion {
  preMoney: Term;
  amount: Term;
  /** Where this document says what others deny; null where nobody does. */
  by: Place | null;
}

const TOPICS = {
  preMoney: "valuation_pre_money",
  postMoney: "valuation_post_money",
  amount: "round_size",
  sharePrice: "share_price",
} as const;

/** The round's terms as the company's papers state them, each where all that state it agree. */
export function roundTerms(witness: Witness): RoundTerms {
  return witness.remember("round terms", () => {
    const names = Object.keys(TOPICS) as (keyof typeof TOPICS)[];
    const convertibles = convertiblePapers(witness);
    const isOfOthers = isOfOlderClass(witness);
    const counts = (fact: Fact) => isTerm(fact) && !convertibles.has(fact.document) && !isOfOthers(fact.passage);
    const said = names.map((name) => [name, saidOf(witness, TOPICS[name], counts)] as const);
    const by = Object.fromEntries(said);
    return {
      versions: versionsOf(by.preMoney as Said, by.amount as Said),
      ...(Object.fromEntries(
        said.map(([name, { agreed }]) => [name, agreed === null ? null : termOf(agreed)]),
      ) as Record<keyof typeof TOPICS, Term | null>),
      disputed: new Set(said.flatMap(([name, { agreed, any }]) => (agreed === null && any ? name : []))),
      ranged: new Set(said.flatMap(([name, { ranged }]) => (ranged ? name : []))),
    };
  });
}

/** A term that nothing can be computed of: not said, said in two ways, or as a range; with what to ask. */
export function lackingTerm(
  { disputed, ranged }: Pick<RoundTerms, "disputed" | "ranged">,
  term: TermName,
  { name, ask }: { name: string; ask: string },
  { locale }: Teller,
): Input {
  const words = CHECK_WORDS[locale];
  if (disputed.has(term)) return { name: words.twice(name), place: null, ask: words.askTwice(name) };
  if (ranged.has(term)) return { name: words.ranged(name), place: null, ask: words.askRanged(name) };
  return { name, place: null, ask };
}

/** More documents with rounds of their own than this are no two readings of one deal. */
const MOST_VERSIONS = 3;

function versionsOf(preMoney: Said, amount: Said): RoundVersion[] {
  const disputed = [preMoney, amount].filter(({ agreed, any }) => agreed === null && any);
  const documents = new Set(disputed.flatMap(({ all }) => all.map(({ document }) => document)));
  if (documents.size < 2 || documents.size > MOST_VERSIONS) return [];
  return [...documents].flatMap((document): RoundVersion[] => {
    const own = ({ all }: Said) => agreedOf(all.filter((fact) => fact.document === document));
    const [price, size] = [preMoney.agreed ?? own(preMoney), amount.agreed ?? own(amount)];
    const denied = preMoney.agreed === null ? price : size;
    return price === null || size === null || denied === null
      ? []
      : [{ preMoney: termOf(price), amount: termOf(size), by: placeOfFact(denied) }];
  });
}

const isTerm = ({ subject, quantity }: Fact): boolean => subject === "company" && quantity.unit === "money";

function termOf(fact: Fact): Term {
  const { value, step, currency } = fact.quantity;
  return { value, step, currency, place: placeOfFact(fact) };
}
