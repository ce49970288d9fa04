import type { Fact } from "../../domain/fact.ts";
import type { Witness } from "../../evidence/witness.ts";
import { CHECK_WORDS } from "../../i18n/checks/checks.ts";
import { USE_OF_FUNDS_SENTENCES } from "../../i18n/checks/use-of-funds.ts";
import { withinPrints } from "../../quantities/compare.ts";
import { inMonths } from "../../quantities/durations.ts";
import { type CheckedDeal, type Finding, makeCheck, type Place } from "../check.ts";
import { placeOfFact } from "../places.ts";
import { lackingTerm, type RoundTerms, roundTerms, type Term } from "../round-terms.ts";
import { agreedFact, statedOf } from "../stated.ts";
import type { Teller } from "../teller.ts";
import { hasRangedLines, type UseList, useLists } from "./lists.ts";

interface SeenUses {
  lists: UseList[];
  round: Term | null;
  terms: RoundTerms;
  /** The lines are there, each as a range. */
  linesRanged: boolean;
  burn: Burn | null;
  /** For how long the documents say the round is meant to last. */
  planned: Fact | null;
}

/** What is burnt a month: today, or as the ask plans it where nobody says what it is today. */
interface Burn {
  fact: Fact;
  today: boolean;
}

/** What a sum may be off by beyond its lines' rounding: a tenth of a per cent. */
const DUST = 0.001;
/** However coarse the round is printed, a sum that is more than a few per cent off is another amount. */
const MOST_OFF = 0.03;
/** A round that lasts a little less than planned is rounding; a little more is no room. */
const NEARLY = 0.95;
const CLEARLY = 1.1;

/** What the round is spent on: it comes to the round, and pays for the months that are planned. */
export const useOfFunds = makeCheck<SeenUses>({
  id: "use_of_funds",
  look: ({ witness }: CheckedDeal) => ({
    lists: useLists(witness),
    round: roundTerms(witness).amount,
    terms: roundTerms(witness),
    linesRanged: hasRangedLines(witness),
    burn: burnOf(witness),
    planned: agreedFact(
      witness,
      "runway",
      ({ subject, nature, quantity }) =>
        subject === "company" && quantity.unit === "duration" && (nature === "target" || nature === "projection"),
    ),
  }),
  tell: ({ lists, round, terms, linesRanged, burn, planned }, teller) => {
    const words = USE_OF_FUNDS_SENTENCES[teller.locale];
    const { ranged, askRanged } = CHECK_WORDS[teller.locale];
    const [first] = lists.flatMap(({ lines }) => lines);
    const input = (name: string, place: Place | null, ask: string) =>
      place === null ? { name, place, ask } : { name, place };
    return {
      inputs: [
        first === undefined && linesRanged
          ? input(ranged(words.lines), null, askRanged(words.lines))
          : input(words.lines, first === undefined ? null : placeOfFact(first), words.askLines),
        round === null
          ? lackingTerm(terms, "amount", { name: words.round, ask: words.askRound }, teller)
          : input(words.round, round.place, words.askRound),
        input(words.burn, burn === null ? null : placeOfFact(burn.fact), words.askBurn),
        input(words.lasting, planned === null ? null : placeOfFact(planned), words.askLasting),
      ],
      findings: [
        ...lists.flatMap((list) => (list.unit === "percent" ? shares(list, teller) : amounts(list, round, teller))),
        ...months(round, burn, planned, teller),
      ],
    };
  },
});

function burnOf(witness: Witness): Burn | null {
  const isNet = ({ quantity, basis }: Fact) =>
    quantity.unit === "money" && quantity.value > 0 && basis.gross !== "gross";
  const today = statedOf(
    witness,
    "burn_rate",
    (period) => period === undefined || period.startsWith(String(witness.reportedYear())),
    isNet,
  );
  if (today !== null) return { fact: today, today: true };
  const planned = agreedFact(
    witness,
    "burn_rate",
    (fact) => isNet(fact) && fact.subject === "company" && fact.period === undefined && fact.nature !== "actual",
  );
  return planned === null ? null : { fact: planned, today: false };
}

interface Added {
  total: number;
  /** What the printed rounding of the lines leaves open. */
  room: number;
  /** "40 + 35 + 25". */
  shown: string;
  places: Place[];
}

function added(lines: readonly Fact[], show: (value: number) => string): Added {
  const total = lines.reduce((sum, { quantity }) => sum + quantity.value, 0);
  const rounding = lines.reduce((sum, { quantity }) => sum + quantity.step / 2, 0);
  return {
    total,
    room: rounding + Math.abs(total) * DUST,
    shown: `${lines.map(({ quantity }) => show(quantity.value)).join(" + ")} = ${show(total)}`,
    places: lines.map(placeOfFact),
  };
}

/** Shares short of the whole are asked about only where no other share stands on the page: a line may be left unread. */
function shares({ lines, others }: UseList, teller: Teller): Finding[] {
  const words = USE_OF_FUNDS_SENTENCES[teller.locale];
  const { total, room, shown, places } = added(lines, (value) => teller.percent(value));
  const place = teller.references(places.slice(0, 1));
  const common = { rule: "shares", sum: shown, computed: total, places };
  const sum = teller.percent(total);
  if (Math.abs(total - 100) <= room) {
    const text = sum === teller.percent(100) ? words.sharesHold({ place }) : words.sharesRounded({ sum, place });
    return [{ ...common, verdict: "holds", text }];
  }
  if (total < 100 && others.length > 0) return [];
  return [
    {
      ...common,
      verdict: "question",
      severity: "MODERATE",
      text: words.sharesOff({ sum, place }),
      impact: words.impactAmounts,
      question: words.askShares({ sum }),
    },
  ];
}

/** Amounts short of the round are asked about only where no other amount but the round and their sum is there. */
function amounts({ lines, others }: UseList, round: Term | null, teller: Teller): Finding[] {
  const currency = lines[0]?.quantity.currency;
  if (round === null || round.currency !== currency) return [];
  const words = USE_OF_FUNDS_SENTENCES[teller.locale];
  const { total, room, shown, places } = added(lines, (value) => teller.money(value, currency));
  const said = {
    sum: teller.money(total, currency),
    stated: round.place.printed,
    place: teller.reference(round.place),
  };
  const common = { rule: "amounts", sum: shown, computed: total, places: [round.place, ...places] };
  if (withinPrints(total, round.value, Math.min(room + round.step / 2, round.value * MOST_OFF)))
    return [{ ...common, verdict: "holds", text: words.amountsHold(said) }];
  const less = total < round.value;
  if (less && others.some((value) => value !== round.value && Math.abs(value - total) > room)) return [];
  return [
    {
      ...common,
      verdict: "question",
      severity: "MAJOR",
      text: less ? words.amountsLess(said) : words.amountsMore(said),
      impact: words.impactAmounts,
      question: words.askAmounts(said),
    },
  ];
}

/** How long the round lasts at today's burn, or at the planned one, held against what is planned. */
function months(round: Term | null, spent: Burn | null, planned: Fact | null, teller: Teller): Finding[] {
  if (round === null || spent === null || spent.fact.quantity.currency !== round.currency) return [];
  const { fact: burn, today } = spent;
  const words = USE_OF_FUNDS_SENTENCES[teller.locale];
  const monthly = burn.quantity.per === "year" ? burn.quantity.value / 12 : burn.quantity.value;
  const lasts = round.value / monthly;
  const whole = teller.count(Math.floor(lasts + 1e-9));
  const at = planned ?? burn;
  const said = {
    round: round.place.printed,
    at: words.atBurn[today ? "today" : "planned"](burn.quantity.text.trim()),
    months: whole,
    place: teller.reference(placeOfFact(at)),
  };
  const common = {
    rule: "months",
    sum: `${teller.money(round.value, round.currency)} / ${teller.money(monthly, round.currency)} = ${teller.count(Math.round(lasts * 10) / 10)}`,
    computed: lasts,
    places: [round.place, placeOfFact(burn), ...(planned === null ? [] : [placeOfFact(planned)])],
  };
  if (planned === null) return [{ ...common, verdict: "computed", text: words.lasts(said) }];
  const meant = inMonths(planned.quantity);
  const facts = { ...said, stated: planned.quantity.text.trim(), today, room: lasts >= meant * CLEARLY };
  if (lasts >= meant * NEARLY) return [{ ...common, verdict: "computed", text: words.funds(facts) }];
  return [
    {
      ...common,
      verdict: "question",
      severity: "MAJOR",
      text: words.shorter(facts),
      impact: words.impactMonths,
      question: words.askShorter(facts),
    },
  ];
}
