import type { Fact } from "../../domain/fact.ts";
import { CHECK_WORDS } from "../../i18n/checks/checks.ts";
import { USE_OF_FUNDS_SENTENCES } from "../../i18n/checks/use-of-funds.ts";
import { withinPrints } from "../../quantities/compare.ts";
import { inMonths } from "../../quantities/durations.ts";
import { type CheckedDeal, type Finding, makeCheck, type Place } from "../check.ts";
import { placeOfFact } from "../places.ts";
import { roundTerms, type Term } from "../round-terms.ts";
import { agreedFact, statedOf } from "../stated.ts";
import type { Teller } from "../teller.ts";
import { type UseList, useLists } from "./lists.ts";

interface SeenUses {
  lists: UseList[];
  round: Term | null;
  /** The documents say two sizes of it. */
  roundTwice: boolean;
  burn: Fact | null;
  /** For how long the documents say the round is meant to last. */
  planned: Fact | null;
}

/** What a sum may be off by beyond its lines' rounding: a tenth of a per cent. */
const DUST = 0.001;
/** However coarse the round is printed, a sum that is more than a few per cent off is another amount. */
const MOST_OFF = 0.03;
/** A round that lasts a little less than planned is rounding. */
const NEARLY = 0.95;

/** What the round is spent on: it comes to the round, and pays for the months that are planned. */
export const useOfFunds = makeCheck<SeenUses>({
  id: "use_of_funds",
  look: ({ witness }: CheckedDeal) => ({
    lists: useLists(witness),
    round: roundTerms(witness).amount,
    roundTwice: roundTerms(witness).disputed.has("amount"),
    burn: statedOf(
      witness,
      "burn_rate",
      (period) => period === undefined || period.startsWith(String(witness.reportedYear())),
      ({ quantity, basis }) => quantity.unit === "money" && quantity.value > 0 && basis.gross !== "gross",
    ),
    planned: agreedFact(
      witness,
      "runway",
      ({ subject, nature, quantity }) =>
        subject === "company" && quantity.unit === "duration" && (nature === "target" || nature === "projection"),
    ),
  }),
  tell: ({ lists, round, roundTwice, burn, planned }, teller) => {
    const words = USE_OF_FUNDS_SENTENCES[teller.locale];
    const { twice, askTwice } = CHECK_WORDS[teller.locale];
    const [first] = lists.flatMap(({ lines }) => lines);
    const input = (name: string, place: Place | null, ask: string) =>
      place === null ? { name, place, ask } : { name, place };
    return {
      inputs: [
        input(words.lines, first === undefined ? null : placeOfFact(first), words.askLines),
        roundTwice
          ? input(twice(words.round), null, askTwice(words.round))
          : input(words.round, round?.place ?? null, words.askRound),
        input(words.burn, burn === null ? null : placeOfFact(burn), words.askBurn),
      ],
      findings: [
        ...lists.flatMap((list) => (list.unit === "percent" ? shares(list, teller) : amounts(list, round, teller))),
        ...months(round, burn, planned, teller),
      ],
    };
  },
});

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
  if (Math.abs(total - 100) <= room) return [{ ...common, verdict: "holds", text: words.sharesHold({ place }) }];
  if (total < 100 && others.length > 0) return [];
  const sum = teller.percent(total);
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

/** How long the round lasts at today's burn, held against what is planned. */
function months(round: Term | null, burn: Fact | null, planned: Fact | null, teller: Teller): Finding[] {
  if (round === null || burn === null || burn.quantity.currency !== round.currency) return [];
  const words = USE_OF_FUNDS_SENTENCES[teller.locale];
  const monthly = burn.quantity.per === "year" ? burn.quantity.value / 12 : burn.quantity.value;
  const lasts = round.value / monthly;
  const whole = teller.count(Math.floor(lasts + 1e-9));
  const at = planned ?? burn;
  const said = {
    round: round.place.printed,
    burn: burn.quantity.text.trim(),
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
  const stated = planned.quantity.text.trim();
  if (lasts >= inMonths(planned.quantity) * NEARLY)
    return [{ ...common, verdict: "computed", text: words.funds({ ...said, stated }) }];
  return [
    {
      ...common,
      verdict: "question",
      severity: "MAJOR",
      text: words.shorter({ ...said, stated }),
      impact: words.impactMonths,
      question: words.askShorter({ stated, months: whole }),
    },
  ];
}
