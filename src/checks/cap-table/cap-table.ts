import type { CheckTable } from "../../domain/check.ts";
import { CAP_TABLE_SENTENCES } from "../../i18n/checks/cap-table.ts";
import { withinPrints } from "../../quantities/compare.ts";
import { type Finding, type Input, makeCheck } from "../check.ts";
import { Rational } from "../equity/rational.ts";
import { lackingRound } from "../instruments/rounds.ts";
import { lackingTerm, type RoundTerms, roundTerms } from "../round-terms.ts";
import type { Teller } from "../teller.ts";
import { type Claims, ownedAsStated } from "./claims.ts";
import { readCapTables } from "./read.ts";
import { claimFindings, foundersInput, notComparedInput } from "./tell-claims.ts";
import { type CapTableFacts, verifyCapTable } from "./verify.ts";

interface SeenCapTables {
  tables: CapTableFacts[];
  terms: RoundTerms;
  claims: Claims;
  /** What keeps the company after the round from being computed. */
  lacking: (teller: Teller) => Input[];
  /** Price × shares, where both and the pre-money are stated. */
  priced: { table: CapTableFacts; shares: number; value: number; holds: "pre" | "post" | null } | null;
}

/** Shares and percentages sum, each line is its share, and the table is what price, pre-money and deck say. */
export const capTable = makeCheck<SeenCapTables>({
  id: "cap_table",
  look: (deal) => {
    const tables = readCapTables(deal.witness).map(verifyCapTable);
    const terms = roundTerms(deal.witness);
    const claims = ownedAsStated(deal, tables, terms);
    return { tables, terms, claims, lacking: (teller) => lackingRound(deal, teller), priced: pricedOn(tables, terms) };
  },
  tell: (seen, teller) => {
    const words = CAP_TABLE_SENTENCES[teller.locale];
    const input: Input =
      seen.tables[0] === undefined
        ? { name: words.capTable, place: null, ask: words.askCapTable }
        : { name: words.capTable, place: seen.tables[0].table.place };
    const inputs: Input[] = [
      input,
      ...termInputs(seen.terms, teller),
      ...foundersInput(seen.claims, teller),
      ...notComparedInput(seen.claims, seen.lacking(teller), teller),
    ];
    const round = postMoneyFinding(seen.terms, teller);
    const claimed = claimFindings(seen.claims, teller);
    if (seen.tables.length === 0) return { inputs, findings: [...round, ...claimed] };
    return {
      inputs,
      findings: [
        ...round,
        ...seen.tables.flatMap((facts) => tableFindings(facts, teller)),
        ...pricedFinding(seen, teller),
        ...claimed,
      ],
      tables: roundTable(seen, teller),
    };
  },
});

function termInputs(terms: RoundTerms, teller: Teller): Input[] {
  const words = CAP_TABLE_SENTENCES[teller.locale];
  return (["preMoney", "amount", "sharePrice"] as const).map((term) => {
    const name = words[term];
    const found = terms[term];
    if (found !== null) return { name, place: found.place };
    return lackingTerm(terms, term, { name, ask: words.askTerm({ name }) }, teller);
  });
}

function tableFindings(facts: CapTableFacts, teller: Teller): Finding[] {
  const words = CAP_TABLE_SENTENCES[teller.locale];
  const { shares, percents, wrongLines, otherBase, allShares, table } = facts;
  const about = table.when ?? undefined;
  const findings: Finding[] = [];
  if (shares !== null) {
    const said = { sum: teller.count(shares.sum), total: teller.count(shares.total.value) };
    const places = [shares.total.place, ...shares.lines.map(({ place }) => place)];
    const sum = `${shares.lines.map(({ value }) => teller.count(value)).join(" + ")} = ${said.sum}`;
    findings.push(
      shares.holds
        ? {
            rule: "shares_sum",
            about,
            verdict: "holds",
            text: words.sharesHold(said),
            sum,
            computed: shares.sum,
            places,
          }
        : {
            rule: "shares_sum",
            about,
            verdict: "flag",
            severity: "MAJOR",
            text: words.sharesDiffer(said),
            sum,
            computed: shares.sum,
            places,
            impact: words.impactShares,
            question: words.askShares(said),
          },
    );
  }
  if (percents !== null) {
    const said = { sum: teller.percent(percents.sum), lines: percents.lines.length };
    const places = [
      ...(percents.total === null ? [] : [percents.total.place]),
      ...percents.lines.map(({ place }) => place),
    ];
    const sum = `${percents.lines.map(({ value }) => teller.percent(value)).join(" + ")} = ${said.sum}`;
    const { total } = percents;
    // Rounding may make lines of 100% add up to 102%; a total that is printed so was nobody's rounding.
    const isOff = total !== null && Math.abs(total.value - 100) > total.step / 2;
    if (percents.verdict === "holds" && total !== null && isOff)
      findings.push({
        rule: "percents_total",
        about,
        verdict: "question",
        severity: "MODERATE",
        text: words.totalOff({ total: total.place.printed }),
        sum,
        computed: percents.sum,
        places,
        impact: words.impactShares,
        question: words.askTotalOff({ total: total.place.printed }),
      });
    else
      findings.push(
        percents.verdict === "holds"
          ? {
              rule: "percents_sum",
              about,
              verdict: "holds",
              text: words.percentsHold(said),
              sum,
              computed: percents.sum,
              places,
            }
          : {
              rule: "percents_sum",
              about,
              verdict: "flag",
              severity: "MAJOR",
              text: words.percentsDiffer(said),
              sum,
              computed: percents.sum,
              places,
              impact: words.impactShares,
              question: words.askPercents(said),
            },
      );
  }
  if (otherBase !== null && allShares !== null) {
    const said = { base: teller.count(otherBase), total: teller.count(allShares) };
    findings.push({
      rule: "other_base",
      about,
      verdict: "question",
      severity: "MODERATE",
      text: words.otherBase(said),
      sum: `${said.base} ≠ ${said.total}`,
      places: [table.place],
      question: words.askOtherBase(said),
    });
  }
  for (const { line, expected } of wrongLines) {
    if (line.percent === null || line.shares === null || allShares === null) continue;
    const said = {
      holder: line.holder,
      stated: line.percent.place.printed,
      expected: teller.percent(expected),
    };
    findings.push({
      rule: "line_percent",
      about: line.holder,
      verdict: "flag",
      severity: "MODERATE",
      text: words.lineDiffers(said),
      sum: `${teller.count(line.shares.value)} / ${teller.count(allShares)} = ${said.expected}`,
      computed: expected,
      places: [line.percent.place, line.shares.place],
      impact: words.impactShares,
      question: words.askLine(said),
    });
  }
  return findings;
}

/** Pre + round = post, where a paper states all three. What converts may stand between them: it is asked, no red flag. */
function postMoneyFinding({ preMoney, amount, postMoney }: RoundTerms, teller: Teller): Finding[] {
  if (preMoney === null || amount === null || postMoney === null) return [];
  if (preMoney.currency !== amount.currency || preMoney.currency !== postMoney.currency) return [];
  const words = CAP_TABLE_SENTENCES[teller.locale];
  const computed = preMoney.value + amount.value;
  const said = { post: postMoney.place.printed, computed: teller.money(computed, preMoney.currency) };
  const common = {
    rule: "pre_plus_round",
    sum: `${preMoney.place.printed} + ${amount.place.printed} = ${said.computed}`,
    computed,
    places: [preMoney.place, amount.place, postMoney.place],
  };
  if (withinPrints(computed, postMoney.value, (preMoney.step + amount.step + postMoney.step) / 2))
    return [{ ...common, verdict: "holds", text: words.postHolds(said) }];
  return [
    {
      ...common,
      verdict: "question",
      severity: "MAJOR",
      text: words.postDiffers(said),
      impact: words.impactPost,
      question: words.askPost(said),
    },
  ];
}

function pricedOn(
  tables: readonly CapTableFacts[],
  { preMoney, postMoney, amount, sharePrice }: RoundTerms,
): SeenCapTables["priced"] {
  const table = tables.find(({ table: { when }, allShares }) => when !== "after" && allShares !== null);
  if (table?.allShares == null || preMoney === null || sharePrice === null) return null;
  if (preMoney.currency !== sharePrice.currency) return null;
  const value = Rational.from(table.allShares).times(Rational.from(sharePrice.value)).toNumber();
  const slack = (table.allShares * sharePrice.step) / 2;
  const near = (to: { value: number; step: number } | null) =>
    to !== null && withinPrints(value, to.value, slack + to.step / 2);
  const post =
    postMoney ?? (amount === null ? null : { value: preMoney.value + amount.value, step: preMoney.step + amount.step });
  return { table, shares: table.allShares, value, holds: near(preMoney) ? "pre" : near(post) ? "post" : null };
}

function pricedFinding({ priced, terms: { preMoney, sharePrice } }: SeenCapTables, teller: Teller): Finding[] {
  if (priced === null || preMoney === null || sharePrice === null) return [];
  const words = CAP_TABLE_SENTENCES[teller.locale];
  const said = {
    shares: teller.count(priced.shares),
    price: sharePrice.place.printed,
    value: teller.money(priced.value, preMoney.currency),
    preMoney: preMoney.place.printed,
  };
  const sum = `${said.shares} × ${said.price} = ${said.value}`;
  const places = [preMoney.place, sharePrice.place, priced.table.table.place];
  const common = { rule: "price_times_shares", sum, computed: priced.value, places };
  if (priced.holds === "pre") return [{ ...common, verdict: "holds", text: words.pricedHolds(said) }];
  if (priced.holds === "post")
    return [
      {
        ...common,
        verdict: "question",
        severity: "MODERATE",
        text: words.pricedPost(said),
        question: words.askPriced(said),
      },
    ];
  return [
    {
      ...common,
      verdict: "question",
      severity: "MAJOR",
      text: words.pricedDiffers(said),
      impact: words.impactPrice,
      question: words.askPriced(said),
    },
  ];
}

/** Pre + round = post, dilution, price a share: what the stated terms give. */
function roundTable({ tables, terms: { preMoney, amount } }: SeenCapTables, teller: Teller): CheckTable[] {
  if (preMoney === null || amount === null || preMoney.currency !== amount.currency) return [];
  const words = CAP_TABLE_SENTENCES[teller.locale];
  const post = preMoney.value + amount.value;
  const before =
    tables.find(({ table: { when }, allShares }) => when !== "after" && allShares !== null)?.allShares ?? null;
  const price = before === null ? null : Rational.from(preMoney.value).over(Rational.from(before));
  const rows = [
    [words.preMoney, teller.money(preMoney.value, preMoney.currency)],
    [words.amount, teller.money(amount.value, amount.currency)],
    [words.postMoney, teller.money(post, preMoney.currency)],
    [words.newShare, teller.percent((100 * amount.value) / post)],
  ];
  if (price !== null && before !== null) {
    const issued = Rational.from(amount.value).over(price).floor();
    rows.push(
      [words.sharesBefore, teller.count(before)],
      [words.sharePrice, teller.money(price.toNumber(), preMoney.currency, 4)],
      [words.newShares, teller.count(Number(issued))],
    );
  }
  const note = price === null ? {} : { note: words.roundNote };
  return [{ title: words.round, head: [words.step, words.value], rows, ...note }];
}
