import { CAP_TABLE_SENTENCES } from "../../i18n/checks/cap-table.ts";
import type { Finding, Input } from "../check.ts";
import type { Teller } from "../teller.ts";
import type { Claim, Claims, Given } from "./claims.ts";
import type { ImpliedValuation } from "./implied.ts";

/** What the papers say that somebody owns, beside what cap table and round give. */
export const claimFindings = ({ compared, implied }: Claims, teller: Teller): Finding[] => [
  ...compared.map((claim) => claimFinding(claim, teller)),
  ...(implied === null ? [] : [impliedFinding(implied, teller)]),
];

function impliedFinding({ share, amount, postMoney }: ImpliedValuation, teller: Teller): Finding {
  const money = (value: number) => teller.money(Math.round(value), amount.currency);
  const [post, pre] = [money(postMoney), money(postMoney - amount.value)];
  const { printed } = share.place;
  return {
    rule: "implied_valuation",
    verdict: "computed",
    text: CAP_TABLE_SENTENCES[teller.locale].implied({ share: printed, amount: amount.place.printed, post, pre }),
    sum: `${money(amount.value)} / ${teller.percent(share.value)} = ${post}; ${post} − ${money(amount.value)} = ${pre}`,
    computed: postMoney,
    places: [share.place, amount.place],
  };
}

/** What is said of the founders after the round and could not be held against anything, with what is missing for it. */
export const notComparedInput = ({ notCompared }: Claims, lacking: readonly Input[], teller: Teller): Input[] =>
  notCompared.map(({ printed }) => {
    const words = CAP_TABLE_SENTENCES[teller.locale];
    const because = lacking.length === 0 ? null : teller.list(lacking.map(({ name }) => name));
    return { name: words.afterRound({ printed, because }), place: null, ask: words.askAfterRound };
  });

/** The lines of the founders, where a paper says what they hold: found, or to be named. */
export function foundersInput({ founders, foundersUnknown }: Claims, { locale }: Teller): Input[] {
  const words = CAP_TABLE_SENTENCES[locale];
  if (foundersUnknown) return [{ name: words.foundersLines, place: null, ask: words.askFoundersLines }];
  return founders.flatMap(({ shares, percent }) => {
    const place = shares?.place ?? percent?.place;
    return place === undefined ? [] : [{ name: words.foundersLines, place }];
  });
}

function claimFinding({ of, place, when, given, holds }: Claim, teller: Teller): Finding {
  const words = CAP_TABLE_SENTENCES[teller.locale];
  const told = words.claims[of];
  // What comes out is shown by the reading that gives it; what does not, by all of them.
  const stated = place.value ?? 0;
  const nearest = given.toSorted((a, b) => Math.abs(a.share - stated) - Math.abs(b.share - stated)).slice(0, 1);
  const shown = distinct(holds ? nearest : given, teller);
  const said = {
    stated: place.printed,
    when: when === null ? "" : ` ${words.moments[when]}`,
    counted: holds && nearest[0]?.undiluted === true ? `, ${words.withoutPool}` : "",
    given: teller.list(shown.map(({ share }) => teller.percent(share))),
  };
  const common = {
    rule: of === "newMoney" ? "dilution" : of,
    about: when ?? undefined,
    sum: shown.map((one) => division(one, teller)).join("; "),
    ...(nearest[0] !== undefined && { computed: nearest[0].share }),
    places: [place],
  };
  if (holds) return { ...common, verdict: "holds", text: told.holds(said) };
  return {
    ...common,
    verdict: "question",
    severity: "MODERATE",
    text: told.differs(said),
    impact: words.impactShares,
    question: told.ask(said),
  };
}

/** Two readings that print the same share are one. */
const distinct = (given: readonly Given[], teller: Teller): Given[] => [
  ...new Map(given.map((one) => [teller.percent(one.share), one])).values(),
];

function division({ part, whole, share, currency, isMoney, undiluted }: Given, teller: Teller): string {
  const show = (value: number) => (isMoney ? teller.money(value, currency) : teller.count(value));
  const note = undiluted === true ? ` (${CAP_TABLE_SENTENCES[teller.locale].withoutPool})` : "";
  return `${show(part)} / ${show(whole)} = ${teller.percent(share)}${note}`;
}
