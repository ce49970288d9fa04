import { EXIT_SENTENCES } from "../../i18n/checks/exit.ts";
import { type CheckedDeal, type Input, makeCheck, type Place } from "../check.ts";
import { convertRound } from "../equity/convert.ts";
import { type ClassPayout, type Participation, type ShareClass, waterfall } from "../equity/waterfall.ts";
import { lackingRound, roundOf } from "../instruments/rounds.ts";
import type { Teller } from "../teller.ts";
import { readTermSheet } from "../term-sheet/read.ts";
import { preferredClasses } from "./rights.ts";

/** Exits as multiples of the post-money valuation. */
const EXITS = [0.5, 1, 2, 5, 10];
/** What is shown for a ticket of so much. */
const TICKET = 100_000;
/** Who is paid first; the new money stands in the middle. */
const RANK = { before: 1, with: 2, after: 3 } as const;

interface ExitCase {
  exit: number;
  newMoney: ClassPayout;
  /** Common shares first, then each class of preferred ones. */
  others: { name: string; amount: number }[];
}

interface SeenExit {
  preference: { place: Place; multiple: number; participation: Participation; cap: number | null } | null;
  /** The term sheet has a line on it, and does not say enough. */
  vague: Place | null;
  /** Classes of preferred shares whose rights a paper states. */
  rights: { name: string; place: Place }[];
  /** Holders of shares with rights nobody states. */
  unknownClasses: string[];
  cases: ExitCase[];
  /** The smallest exit that gives the new money back, rounded up; null where none of up to ten times the price does. */
  even: number | null;
  invested: number;
  currency: string | undefined;
  hasRound: boolean;
  /** What keeps the round from being computed; `otherwise` where no single term does. */
  lacking: (teller: Teller, otherwise: Input) => Input[];
}

/** What an exit pays at five values, and what a ticket of the round gets back. */
export const exitWaterfall = makeCheck<SeenExit>({
  id: "exit_waterfall",
  look: lookAtExit,
  tell: ({ preference, vague, rights, unknownClasses, cases, even, currency, invested, hasRound, lacking }, teller) => {
    const words = EXIT_SENTENCES[teller.locale];
    const inputs: Input[] = [
      preference !== null
        ? { name: words.preference, place: preference.place }
        : {
            name: words.preference,
            place: null,
            ask: vague === null ? words.askPreference : words.askVague({ said: vague.printed }),
          },
      ...(hasRound ? [] : lacking(teller, { name: words.round, place: null, ask: words.askRound })),
      ...rights.map(({ name, place }) => ({ name: words.rights({ holder: name }), place })),
      ...unknownClasses.map((holder) => ({
        name: words.rights({ holder }),
        place: null,
        ask: words.askRights({ holder }),
      })),
    ];
    if (preference === null || cases.length === 0) return { inputs, findings: [] };
    const ticket = (one: ExitCase) => (one.newMoney.amount.toNumber() * TICKET) / invested;
    const low = cases[0] as ExitCase;
    const high = cases.at(-1) as ExitCase;
    return {
      inputs,
      findings: [
        {
          rule: "ticket",
          verdict: "computed",
          text: words.ticket({
            ticket: teller.money(TICKET, currency),
            low: teller.money(Math.round(ticket(low)), currency),
            lowExit: teller.money(low.exit, currency),
            high: teller.money(Math.round(ticket(high)), currency),
            highExit: teller.money(high.exit, currency),
            even: even === null ? null : teller.money(even, currency),
          }),
          sum: [low, high]
            .map((one) => {
              const [got, put] = [Math.round(one.newMoney.amount.toNumber()), invested].map((value) =>
                teller.money(value, currency),
              );
              return `${got} × ${teller.money(TICKET, currency)} / ${put} = ${teller.money(Math.round(ticket(one)), currency)}`;
            })
            .join("; "),
          computed: ticket(high),
          places: [preference.place, ...rights.map(({ place }) => place)],
        },
      ],
      tables: [
        {
          title: words.title,
          head: [
            words.exit,
            words.newMoney,
            ...low.others.slice(1).map(({ name }) => name),
            words.others,
            words.ofTicket({ ticket: teller.money(TICKET, currency) }),
            words.multiple,
          ],
          rows: cases.map((one) => [
            teller.money(Math.round(one.exit), currency),
            teller.money(Math.round(one.newMoney.amount.toNumber()), currency),
            ...one.others.slice(1).map(({ amount }) => teller.money(Math.round(amount), currency)),
            teller.money(Math.round(one.others[0]?.amount ?? 0), currency),
            teller.money(Math.round(ticket(one)), currency),
            teller.multiple(ticket(one) / TICKET),
          ]),
          note: words.note,
        },
      ],
    };
  },
});

function lookAtExit(deal: CheckedDeal): SeenExit {
  const sheet = readTermSheet(deal.witness);
  const found = roundOf(deal);
  const said = sheet?.preference ?? null;
  const complete =
    said !== null && said.value.multiple !== null && said.value.participation !== null
      ? {
          place: said.place,
          multiple: said.value.multiple,
          participation: said.value.participation,
          cap: said.value.cap,
        }
      : null;
  const preferred = preferredClasses(deal.witness);
  const unknownClasses = [...new Set(preferred.flatMap(({ holders, rights }) => (rights === null ? holders : [])))];
  const result = found === null ? null : convertRound({ ...found.round, conversionInPreMoney: true });
  const base = {
    preference: complete,
    vague: complete === null ? (said?.place ?? null) : null,
    unknownClasses,
    invested: found?.round.newMoney ?? 0,
    currency: found?.currency,
    hasRound: result !== null,
    rights: preferred.flatMap(({ name, rights }) => (rights === null ? [] : [{ name, place: rights.place }])),
    lacking: (teller: Teller, otherwise: Input) => {
      const found = lackingRound(deal, teller);
      return found.length === 0 ? [otherwise] : found;
    },
  };
  if (found === null || result === null || complete === null || unknownClasses.length > 0)
    return { ...base, cases: [], even: null };
  const { newMoney, preMoney } = found.round;
  const post = preMoney + newMoney;
  const held = preferred.flatMap(({ name, shares, rights }) => (rights === null ? [] : [{ name, shares, ...rights }]));
  const outside = held.reduce((sum, { shares }) => sum + BigInt(shares), 0n);
  const classes: ShareClass[] = [
    { name: "common", shares: result.total - result.newShares - outside },
    ...held.map(({ name, shares, preference, participation, cap, rank }) => ({
      name,
      shares,
      preference,
      participation,
      rank: RANK[rank],
      ...(cap !== null && { cap }),
    })),
    {
      name: "new",
      shares: result.newShares,
      preference: newMoney * complete.multiple,
      participation: complete.participation,
      rank: RANK.with,
      // A cap is said as a multiple of the money put in.
      ...(complete.cap !== null && { cap: complete.cap / complete.multiple }),
    },
  ];
  const cases = EXITS.map((times) => {
    const exit = post * times;
    const paid = waterfall(classes, exit);
    const others = paid.slice(0, -1).map(({ name, amount }) => ({ name, amount: amount.toNumber() }));
    return { exit, newMoney: paid.at(-1) as ClassPayout, others };
  });
  return { ...base, cases, even: evenAt(classes, newMoney, post * (EXITS.at(-1) ?? 1)) };
}

/** What a class gets grows with the exit: the one that gives its money back is found by halving, to the unit. */
function evenAt(classes: readonly ShareClass[], invested: number, most: number): number | null {
  const gives = (exit: number) => (waterfall(classes, exit).at(-1)?.amount.toNumber() ?? 0) >= invested * (1 - 1e-9);
  if (!gives(most)) return null;
  let [low, high] = [0, Math.ceil(most)];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (gives(middle)) high = middle;
    else low = middle;
  }
  return high;
}
