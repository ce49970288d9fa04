import { waterfall } from "../src/checks/equity/waterfall.ts";
import { runChecks } from "../src/checks/run.ts";
import type { Check } from "../src/domain/check.ts";
import type { VerificationContext } from "../src/domain/context.ts";
import { sheetDocument, textDocument } from "../src/testing/documents.ts";
import { seeded } from "../src/testing/random.ts";
import type { Bench } from "./bench.ts";
import { type Class, type Deal, independentExit, independentRound, type Paper } from "./captable-independent.ts";

const CASES = 200;
const KINDS = ["safe_post", "safe_pre", "bsa_air", "note", "mutuo"] as const;
const NAMES = {
  safe_post: "Post-money SAFE",
  safe_pre: "Pre-money SAFE",
  bsa_air: "BSA AIR",
  note: "Convertible note",
  mutuo: "Mútuo conversível",
};

interface Drawn extends Deal {
  holders: number[];
  issued: string[];
  /** Its papers are given as texts, not as a table. */
  inWords: boolean;
  /** Written over the true total of the table; null where the table is right. */
  wrongTotal: number | null;
}

/** A deal of plausible size: founders, a pool, papers, a round. */
function draw(next: () => number): Drawn {
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const holders = Array.from({ length: whole(2, 6) }, () => whole(1_000, 900_000));
  const unissued = next() < 0.5 ? 0 : whole(1_000, 100_000);
  const pre = whole(20, 200) * 100_000;
  const papers = Array.from({ length: whole(0, 6) }, (): Paper => {
    const kind = KINDS[whole(0, KINDS.length - 1)] as Paper["kind"];
    const rate = (kind === "note" || kind === "mutuo") && next() < 0.7 ? whole(2, 12) : 0;
    const cap = next() < 0.75 ? whole(10, 160) * 100_000 : null;
    const discount = cap === null || next() < 0.5 ? whole(5, 30) : 0;
    const floor = kind === "bsa_air" && cap !== null && next() < 0.3 ? Math.round(cap / 2) : null;
    const amount = whole(2, 30) * 10_000;
    return { kind, amount, cap, floor, discount, rate, days: whole(10, 900), favoured: false };
  });
  // A paper of the most favoured has no terms of its own.
  const [oldest] = papers.toSorted((a, b) => b.days - a.days);
  if (papers.length > 1 && oldest !== undefined && next() < 0.3)
    Object.assign(oldest, { favoured: true, cap: null, floor: null, discount: 0 });
  const closing = Date.UTC(2026, 5, 30);
  return {
    holders,
    shares: holders.reduce((sum, one) => sum + one, unissued),
    unissued,
    pre,
    money: whole(5, 60) * 50_000,
    pool: next() < 0.4 ? whole(5, 15) : null,
    papers,
    issued: papers.map(({ days }) => new Date(closing - days * 86_400_000).toISOString().slice(0, 10)),
    inside: next() < 0.5,
    year: next() < 0.3 ? 360 : 365,
    inWords: next() < 0.4,
    wrongTotal: next() < 0.3 ? whole(1, 5_000) : null,
  };
}

const INTEREST = { 360: "Interest (act/360)", 365: "Interest" } as const;
const euros = (value: number) => `€${value.toLocaleString("en-US")}`;

/** A paper as a contract says it, a sentence for each term, in the words of its country. */
function wordsOf(
  { kind, amount, cap, floor, discount, rate, favoured }: Paper,
  issued: string,
  at: number,
  year: 360 | 365,
): string[] {
  const french = kind === "bsa_air";
  const interest = [`Simple interest accrues at an interest rate of ${rate}% per annum.`];
  if (year === 360) interest.push("Interest is computed on a 360-day year.");
  const terms = french
    ? [
        `Souscripteur : Angel ${at + 1}`,
        `Le souscripteur souscrit un montant de ${euros(amount)} le ${issued}.`,
        ...(cap === null ? [] : [`La valorisation plafond est de ${euros(cap)}.`]),
        ...(floor === null ? [] : [`La valorisation plancher est de ${euros(floor)}.`]),
        ...(discount === 0 ? [] : [`Une décote de ${discount} % s'applique au prix du tour.`]),
      ]
    : [
        `Investor: Angel ${at + 1}`,
        `The principal amount is ${euros(amount)}, issued on ${issued}.`,
        ...(cap === null ? [] : [`The valuation cap is ${euros(cap)}.`]),
        ...(discount === 0 ? [] : [`It converts at a discount of ${discount}%.`]),
      ];
  const bears = kind === "note" || kind === "mutuo";
  return [
    NAMES[kind],
    ...terms,
    ...(rate > 0 ? interest : bears ? ["This paper bears no interest."] : []),
    ...(favoured ? ["MFN: the holder may take the terms of any later paper."] : []),
  ];
}

/** The deal as documents: a cap table, a table of papers, a term sheet. */
function documentsOf({
  holders,
  unissued,
  shares,
  pre,
  money,
  pool,
  papers,
  issued,
  inside,
  year,
  inWords,
  wrongTotal,
}: Drawn): VerificationContext {
  const percent = (own: number) => `${((100 * own) / shares).toFixed(2)} %`;
  const table = [
    ["Shareholder", "Shares", "% fully diluted"],
    ...holders.map((own, at) => [`Holder ${at + 1}`, own, percent(own)]),
    ...(unissued > 0 ? [["Unissued option pool", unissued, percent(unissued)]] : []),
    ["Total", shares + (wrongTotal ?? 0), "100 %"],
  ];
  const listed = [
    ["Holder", "Instrument", "Amount", "Cap", "Floor", "Discount", INTEREST[year], "Issued", "MFN"],
    ...papers.map(({ kind, amount, cap, floor, discount, rate, favoured }, at) => [
      `Angel ${at + 1}`,
      NAMES[kind],
      `€${amount}`,
      cap === null ? "" : `€${cap}`,
      floor === null ? "" : `€${floor}`,
      discount === 0 ? "" : `${discount} %`,
      rate === 0 ? "" : `${rate} %`,
      issued[at] ?? "",
      favoured ? "yes" : "",
    ]),
  ];
  const terms = [
    "Term sheet",
    `Pre-money valuation: €${pre}`,
    `Round size: €${money}`,
    ...(pool === null ? [] : [`Option pool: ${pool} % of the fully diluted capital post-money`]),
    ...(inside ? ["The valuation is fully diluted, including conversion of all outstanding papers."] : []),
    "Closing: 2026-06-30",
  ];
  const documents = [
    textDocument("documents/term-sheet.md", terms),
    sheetDocument("documents/cap-table.xlsx", "Cap table", table),
    ...(inWords
      ? papers.map((paper, at) =>
          textDocument(`documents/paper-${at + 1}.md`, wordsOf(paper, issued[at] ?? "", at, year)),
        )
      : papers.length === 0
        ? []
        : [sheetDocument("documents/convertibles.xlsx", "Convertibles", listed)]),
  ];
  return { dossier: { documents, unreadable: [], coverage: "normal" } };
}

/** Every mistake of the checks on one deal, in words. */
function mistakes(deal: Drawn, checks: readonly Check[]): string[] {
  const wrong: string[] = [];
  const find = (id: string) => checks.find((check) => check.id === id);
  const sum = find("cap_table")?.findings.find(({ rule }) => rule === "shares_sum");
  const right = deal.wrongTotal === null ? "holds" : "flag";
  if (sum?.verdict !== right || sum.computed !== deal.shares) wrong.push(`sum ${sum?.verdict} ${sum?.computed}`);
  const flags =
    find("cap_table")?.findings.filter(({ verdict, rule }) => verdict === "flag" && rule !== "shares_sum") ?? [];
  if (flags.length > 0) wrong.push(`false flag ${flags.map(({ rule }) => rule).join(" ")}`);
  if (deal.papers.length === 0 || deal.wrongTotal !== null) return wrong;
  const table = find("instruments")?.tables.at(deal.inside ? 0 : 1);
  if (table === undefined) return [...wrong, "no conversion"];
  const expected = independentRound(deal);
  const said = table.rows.map((row) => Number((row[2] ?? "").replace(/\D/g, "")));
  const all = deal.shares + expected.papers.reduce((total, one) => total + one, expected.increase + expected.fresh);
  const want = [
    deal.shares,
    ...expected.papers,
    ...(expected.increase > 0 ? [expected.increase] : []),
    expected.fresh,
    all,
  ];
  if (JSON.stringify(said) !== JSON.stringify(want))
    wrong.push(`conversion ${said.join(" ")} instead of ${want.join(" ")}`);
  return wrong;
}

/** Exits of several classes, with ranks, participation and caps. */
function exitMistakes(next: () => number): string[] {
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const classes = Array.from({ length: whole(2, 5) }, (_, at): Class => {
    const invested = whole(1, 40) * 100_000;
    const participation = (["none", "full", "capped"] as const)[whole(0, 2)] as Class["participation"];
    return at === 0
      ? { shares: whole(100_000, 2_000_000), preference: 0, participation: "none", cap: 0, rank: 1 }
      : {
          shares: whole(10_000, 900_000),
          preference: invested * whole(1, 2),
          participation,
          cap: whole(2, 4),
          rank: whole(1, 3),
        };
  });
  const exit = whole(1, 400) * 250_000;
  const ours = waterfall(
    classes.map(({ shares, preference, participation, cap, rank }, at) => ({
      name: String(at),
      shares,
      ...(preference > 0 && { preference, participation, rank, ...(participation === "capped" && { cap }) }),
    })),
    exit,
  ).map(({ amount }) => amount.toNumber());
  const theirs = independentExit(classes, exit);
  const apart = ours.some(
    (amount, at) => Math.abs(amount - (theirs[at] ?? Number.NaN)) > 1e-6 * exit || theirs[at] === undefined,
  );
  const total = ours.reduce((sum, one) => sum + one, 0);
  return [
    ...(apart
      ? [
          `exit ${exit}: ${ours.map(Math.round).join(" ")} instead of ${theirs.map(Math.round).join(" ")} ${JSON.stringify(classes)}`,
        ]
      : []),
    ...(Math.abs(total - exit) > 1e-3 ? [`exit ${exit} pays ${total}`] : []),
  ];
}

export const run: Bench = async () => {
  const { next } = seeded(20_261_116);
  const deals = Array.from({ length: CASES }, () => draw(next));
  const wrong = deals.flatMap((deal, at) =>
    mistakes(deal, runChecks(documentsOf(deal), { today: new Date("2026-06-01T00:00:00Z") })).map(
      (text) => `deal ${at + 1}: ${text}`,
    ),
  );
  const exits = Array.from({ length: CASES }, () => exitMistakes(next)).flat();
  for (const text of [...wrong, ...exits].slice(0, 20)) console.log(text);
  return {
    deals: CASES,
    papers: deals.reduce((sum, { papers }) => sum + papers.length, 0),
    inWords: deals.reduce((sum, { papers, inWords }) => sum + (inWords ? papers.length : 0), 0),
    mostFavoured: deals.reduce((sum, { papers }) => sum + papers.filter(({ favoured }) => favoured).length, 0),
    yearsOf360: deals.filter(({ year }) => year === 360).length,
    wrong: wrong.length,
    exits: CASES,
    wrongExits: exits.length,
  };
};
