import type { CheckTable } from "../../domain/check.ts";
import type { Fact } from "../../domain/fact.ts";
import { type Benchmark, describeBenchmark } from "../../evidence/facts/percentile.ts";
import type { Witness } from "../../evidence/witness.ts";
import { PLAN_REALISM_SENTENCES } from "../../i18n/checks/plan-realism.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import { isUsable } from "../benchmarks.ts";
import { type Finding, type Input, makeCheck } from "../check.ts";
import { placeOfFact } from "../places.ts";
import type { Teller } from "../teller.ts";
import { type Kept, lookAtPlan, type Pace, type PerHead, type SeenPlan } from "./look.ts";
import { growth, type YearFigure } from "./years.ts";

interface Seen extends SeenPlan {
  witness: Witness;
  fits: (benchmark: Benchmark) => boolean;
}

/** Fewer than this share of what was planned is asked about. */
const MISSED = 0.8;
/** Only so few of the comparable companies do better. */
const RARE = 90;

/** The plan against what was: its pace, what became of earlier plans, what its hires cost. */
export const planRealism = makeCheck<Seen>({
  id: "plan_realism",
  look: ({ witness, ...deal }) => ({
    witness,
    fits: (benchmark) => isUsable(benchmark, deal),
    ...lookAtPlan(witness, deal.today),
  }),
  tell: (seen, teller) => {
    const words = PLAN_REALISM_SENTENCES[teller.locale];
    const all = seen.series.flatMap(({ years }) => years);
    const plan = all.find(({ planned }) => planned);
    const history = all.find(({ planned }) => !planned);
    const input = (name: string, found: YearFigure | undefined, ask: string) =>
      found === undefined ? { name, place: null, ask } : { name, place: placeOfFact(found.fact) };
    return {
      inputs: [
        input(words.plan, plan, words.askPlan),
        input(words.history, history, words.askHistory),
        ...(seen.paces.length === 0 ? [] : [benchmarkInput(seen, teller)]),
      ],
      findings: [
        ...seen.paces.flatMap((pace) => [paceFinding(pace, teller), ...rareFinding(pace, seen, teller)]),
        ...seen.kept.map((kept) => keptFinding(kept, teller)),
        ...seen.perHead.map((heads) => headFinding(heads, teller)),
      ],
      tables: plan === undefined ? [] : seen.series.map((series) => tableOf(series, teller)),
    };
  },
});

/** The growth of comparable companies: of the deal's sector and stage, and not expired. */
function benchmarkInput({ witness, fits, paces }: Seen, { locale }: Teller): Input {
  const words = PLAN_REALISM_SENTENCES[locale];
  const topics = new Set(paces.map(({ topic }) => `${topic}_growth`));
  const found = witness.benchmarks().find((one) => topics.has(one.topic) && fits(one));
  if (found === undefined) return { name: words.benchmark, place: null, ask: words.askBenchmark };
  const topic = topicById(found.topic);
  const printed = topic === undefined ? found.topic : describeBenchmark(found, topic, locale);
  const { document, source, address } = found;
  return {
    name: words.benchmark,
    place: { label: words.benchmark, printed, passage: printed, document, source, address },
  };
}

const signed = (share: number, teller: Teller): string =>
  `${share > 0 ? "+" : ""}${teller.percent(Math.round(share * 1000) / 10, 1)}`;
/** "2024–2025", or "year 1–2" of a plan without dates. */
const span = (from: YearFigure, to: YearFigure, { locale }: Teller): string =>
  from.year > LAST_PLAN_YEAR ? `${from.year}–${to.year}` : PLAN_REALISM_SENTENCES[locale].years(from.year, to.year);
const LAST_PLAN_YEAR = 9;
const printed = ({ quantity }: Fact): string => quantity.text.trim();
/** In full: deck and model print in different scales. */
const inFull = ({ quantity: { value, currency, unit } }: Fact, teller: Teller): string =>
  unit === "money" ? teller.money(value, currency) : teller.count(value);
const sized = ({ fact }: YearFigure, teller: Teller): string => inFull(fact, teller);

function paceFinding({ topic, last, first, was, will, sudden }: Pace, teller: Teller): Finding {
  const words = PLAN_REALISM_SENTENCES[teller.locale];
  const plan = {
    metric: words.metrics[topic] ?? topic,
    will: signed(will, teller),
    willYears: span(last, first, teller),
  };
  const past = was === null ? null : { ...plan, was: signed(was.grew, teller), wasYears: span(was.from, last, teller) };
  const years = [...(was === null ? [] : [was.from]), last, first];
  const rate = (from: YearFigure, to: YearFigure, grew: string) =>
    `${sized(to, teller)} / ${sized(from, teller)} − 1 = ${grew}`;
  const common = {
    rule: `pace_${topic}`,
    computed: will * 100,
    sum: [
      ...(was === null || past === null ? [] : [rate(was.from, last, past.was)]),
      rate(last, first, plan.will),
    ].join("; "),
    places: years.map(({ fact }) => placeOfFact(fact)),
  };
  if (!sudden)
    return { ...common, verdict: "computed", text: past === null ? words.planned(plan) : words.steady(past) };
  return {
    ...common,
    verdict: "question",
    severity: past === null ? "MODERATE" : "MAJOR",
    text: past === null ? words.steep(plan) : words.faster(past),
    impact: words.impactGrowth,
    question: past === null ? words.askSteep(plan) : words.askFaster(past),
  };
}

/** "P95", or "above P90" where nothing is published beyond. */
const placeAmong = ({ percentile, extrapolated, benchmark }: Among, { locale }: Teller): string =>
  extrapolated
    ? PLAN_REALISM_SENTENCES[locale].above(`P${benchmark.points.at(-1)?.[0]}`)
    : `P${Math.round(percentile)}`;
type Among = NonNullable<ReturnType<Witness["among"]>>;

/** The planned growth among comparable companies, where the deal has their figures. */
function rareFinding({ topic, last, first, will }: Pace, { witness, fits }: Seen, teller: Teller): Finding[] {
  const among = witness.among(`${topic}_growth`, will * 100, teller.locale, fits);
  if (among === null || among.percentile < RARE) return [];
  const words = PLAN_REALISM_SENTENCES[teller.locale];
  const said = { metric: words.metrics[topic] ?? topic, will: signed(will, teller) };
  return [
    {
      rule: `rare_${topic}`,
      verdict: "question",
      severity: "MODERATE",
      text: words.rare({
        ...said,
        years: span(last, first, teller),
        percentile: placeAmong(among, teller),
        source: among.item.reference,
      }),
      sum: among.item.passage,
      places: [placeOfFact(last.fact), placeOfFact(first.fact)],
      impact: words.impactGrowth,
      question: words.askRare(said),
    },
  ];
}

function keptFinding({ topic, planned, actual, share }: Kept, teller: Teller): Finding {
  const words = PLAN_REALISM_SENTENCES[teller.locale];
  const said = {
    metric: words.metrics[topic] ?? topic,
    year: planned.period ?? "",
    planned: inFull(planned, teller),
    plannedAt: teller.reference(placeOfFact(planned)),
    actual: inFull(actual, teller),
    actualAt: teller.reference(placeOfFact(actual)),
    share: teller.percent(Math.round(share * 1000) / 10, 1),
  };
  const common = {
    rule: `kept_${topic}`,
    about: said.year,
    computed: share * 100,
    sum: `${said.actual} / ${said.planned} = ${said.share}`,
    text: words.kept(said),
    places: [placeOfFact(planned), placeOfFact(actual)],
  };
  if (share >= MISSED) return { ...common, verdict: "computed" };
  return {
    ...common,
    verdict: "question",
    severity: "MODERATE",
    impact: words.impactKept,
    question: words.askKept(said),
  };
}

function headFinding({ years: [a, b], heads, from, to, strained }: PerHead, teller: Teller): Finding {
  const words = PLAN_REALISM_SENTENCES[teller.locale];
  const { currency } = a.fact.quantity;
  const said = {
    from: teller.money(Math.round(from), currency),
    fromYear: String(a.year),
    to: teller.money(Math.round(to), currency),
    toYear: String(b.year),
    change: signed(to / from - 1, teller),
  };
  const common = {
    rule: "per_head",
    about: said.toYear,
    computed: to,
    sum: `${sized(a, teller)} / ${printed(heads[0].fact)} = ${said.from}; ${sized(b, teller)} / ${printed(heads[1].fact)} = ${said.to}`,
    places: [a, heads[0], b, heads[1]].map(({ fact }) => placeOfFact(fact)),
  };
  if (!strained) return { ...common, verdict: "computed", text: words.heads(said) };
  return {
    ...common,
    verdict: "question",
    severity: "MODERATE",
    text: words.perHead(said),
    impact: words.impactHead,
    question: words.askHead(said),
  };
}

function tableOf({ topic, years }: SeenPlan["series"][number], teller: Teller): CheckTable {
  const words = PLAN_REALISM_SENTENCES[teller.locale];
  const { year, value, kind, growth: change } = words.head;
  return {
    title: words.table(words.metrics[topic] ?? topic),
    head: [year, value, kind, change],
    rows: years.map((one, at) => {
      const grew = growth(years[at - 1], one);
      return [
        String(one.year),
        sized(one, teller),
        one.planned ? words.kind.planned : words.kind.actual,
        grew === null ? "–" : signed(grew, teller),
      ];
    }),
  };
}
