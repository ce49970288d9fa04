import { type GapFacts, inBrackets, type Sides } from "./analysts-sentences.ts";

export const ANALYSTS_EN = {
  /** A passage between the language's own quotation marks. */
  quoted: (passage: string) => `“${passage}”`,
  confidence: {
    primary_exact: "The words and the number stand in the company's own document.",
    primary_rounded: "The company's own document gives it rounded, as a limit or as a range.",
    computed_primary: "Computed by code from values in the company's own documents.",
    computed_rounded: "Computed by code from values of which one is rounded, a limit or a range.",
    secondary: "It rests on a database, not on the company's own documents alone.",
    extrapolated: "The value lies beyond the published points of the benchmark.",
    absent: "It was looked for in the whole document and is not there.",
    absent_in_part: "It was not found, but part of the document could not be read.",
    currency_unsaid: "One of the amounts compared has no currency.",
    doubtful_cell: "The cell shows a value that its own formula does not give, or cannot.",
  },
  /** How far the model is from the deck, as a spreadsheet gives it. */
  apart: (share: string) => `${share} (model / deck − 1)`,
  gap: {
    document_missing: (f: GapFacts) => `${f.source}: the dossier has none.`,
    document_unreadable: (f: GapFacts) => `${f.source} could not be read: ${f.values}`,
    page_unreadable: (f: GapFacts) => `${f.source}, ${f.places}: ${f.values}.`,
    /** The document is there and names no metric we know. */
    nothing_read: (f: GapFacts) => `${f.source}: no known metric with a value was found in it.`,
    /** A passage may speak of the metric, or of a part of it. */
    hint_only: (f: GapFacts) =>
      `${f.topic}: ${f.values} (${f.places}) may speak of it, or of a part of it only. Not taken as its value.`,
    ambiguous_number: (f: GapFacts) => `${f.topic}: the number can be read in two ways, ${f.values} (${f.places}).`,
    /** Several values for one thing inside one source. */
    conflicting_values: (f: GapFacts) => `${f.topic}: ${f.source} gives several values, ${f.values}. None was chosen.`,
    only_planned: (f: GapFacts) =>
      f.periods === ""
        ? `${f.topic}: ${f.source} does not say that what it gives is so today; it may be planned.`
        : `${f.topic}: ${f.source} only gives plans${inBrackets(f.periods)}, no value for today.`,
    /** Several years side by side, and nothing says which of them happened. */
    period_unknown: (f: GapFacts) =>
      `${f.topic}: ${f.source} gives ${f.periods}, and nothing says which of these years have happened.`,
    not_quotable: (f: GapFacts) =>
      `${f.topic}: the value read in ${f.places} could not be found again as a quotation, so it is left out.`,
    nothing_computed: () => "No ratio can be computed: its inputs are not in the documents.",
    sum_period_unknown: (f: GapFacts) =>
      `${f.topic}: the sum rests on years of which nothing says whether they have happened. It was not made.`,
    sum_contradicted: (f: GapFacts) =>
      `${f.topic}: the sum rests on a value that its own document contradicts. It was not made.`,
    not_recomputed: (f: GapFacts) => `Formulas of the model that could not be recomputed: ${f.values}.`,
    no_funding_db: () => "There is no funding database: nothing was compared with other companies.",
    no_benchmark: () => "The funding database has no benchmark that can be used.",
    benchmark_expired: (f: GapFacts) =>
      `${f.topic}: the benchmark of ${f.periods} is too old for these figures (${f.places}).`,
    no_value_to_compare: (f: GapFacts) =>
      `${f.topic}: there is a benchmark (${f.places}), but no value of the company to compare.`,
    no_rival_data: () => "There is neither outside data nor a funding database: competitors were not checked.",
    no_rival_named: () => "The databases name no competitor: the deck's list could not be checked.",
    no_deck_for_rivals: (f: GapFacts) => `There is no readable deck to look for these competitors in: ${f.values}.`,
    no_own_funding: (f: GapFacts) =>
      `The deck claims to lead (“${f.values}”), but what the company has raised is not known: it cannot be compared.`,
    little_to_score: (f: GapFacts) => `No score: what could be judged weighs only ${f.values} of 100 of a deal.`,
    nothing_to_score: () => "No finding carries an assessment: there is nothing to score.",
    no_assumption: () => "No sum rests on a value of the documents: no assumption can be tested.",
    not_scored: (f: GapFacts) => `No assessed finding, so not part of the score: ${f.values}.`,
    driver_missing: (f: GapFacts) =>
      `${f.topic}: no sure value for today was found in the deck or the model, so there is no scenario for: ${f.values}.`,
  },
  hygiene: {
    cached_value_differs: "Stored values that differ from their formulas",
    hard_coded_result: "Results typed in among formulas",
    inconsistent_formula: "Formulas that are not their neighbours’",
    total_differs: "Totals their lines do not give",
    unused_input: "Assumptions no formula reads",
    implausible_result: "Results that cannot be right",
    repeated_sheet: "Sheets that stand there twice",
    circular_reference: "Circular references",
    error_cell: "Cells that show an error",
    mixed_currency: "Mixed currencies",
    inconsistent_dates: "Inconsistent dates",
    no_cached_value: "Formulas without a stored value",
  },
  metric: {
    unnamedRival: (name: string) => `Competitor missing from the deck: ${name}`,
    leader: (name: string) => `Leader claim against ${name}`,
  },
  claim: {
    read: (p: {
      place: string;
      topic: string;
      period: string;
      value: string;
      /** The passage's own, where they do not name the topic; else empty. */
      words: string;
    }) =>
      `${p.topic}${inBrackets(p.period)}: ${p.value}, according to ${p.place}${p.words === "" ? "" : `: “${p.words}”`}.`,
    computed: (p: { formula: string; calculation: string; period: string }) =>
      `${p.formula}${inBrackets(p.period)}: ${p.calculation}.`,
    implausible: (p: { topic: string; period: string; value: string; min: string; max: string; others: number }) =>
      `${p.topic}${inBrackets(p.period)} is ${p.value}, outside of the usual ${p.min} to ${p.max}.${
        p.others === 0 ? "" : ` Further values outside: ${p.others}.`
      }`,
    hygiene: (p: { fault: string; count: number; places: string }) => `${p.fault}: ${p.count}. ${p.places}.`,
    standing: (p: {
      topic: string;
      value: string;
      percentile: number;
      /** Beyond the published points. */
      beyond: boolean;
      benchmark: string;
      direction: "higher" | "lower" | "none";
    }) =>
      `${p.topic}: ${p.value} is at P${p.percentile} of comparable companies${
        p.direction === "lower" ? " (lower is better)" : ""
      }${p.beyond ? ", beyond the published points" : ""}. ${p.benchmark}.`,
    notFair: (p: {
      quote: string;
      place: string;
      topic: string;
      value: string;
      percentile: number;
      limit: number;
      benchmark: string;
    }) =>
      `“${p.quote}” (${p.place}), but ${p.topic} at ${p.value} is at P${p.percentile}, above P${p.limit}. ${p.benchmark}.`,
    unnamedRival: (p: { name: string; place: string; lines: number }) =>
      `${p.name} is named as a competitor (${p.place}) and in none of the ${p.lines} lines of the deck.`,
    leader: (p: { quote: string; place: string; name: string; theirs: string; ours: string; ratio: string }) =>
      `“${p.quote}” (${p.place}), but ${p.name} has raised ${p.theirs} against ${p.ours}, that is ${p.ratio}.`,
  },
  reconcile: {
    agree: (p: Sides) => `${p.topic}: the deck, ${p.deck}, and the model, ${p.model}, agree.`,
    differ: (p: Sides) =>
      `${p.topic}: the deck says ${p.deck}, the model ${p.model}${p.gap === "" ? "" : `, a gap of ${p.gap}`}.${
        p.several ? " A document gives several values itself." : ""
      }`,
    deck_only: (p: Sides) => `${p.topic}: ${p.deck}. Not found in the model.`,
    model_only: (p: Sides) => `${p.topic}: ${p.model}. Not found in the deck.`,
  },
};

/** Everything the tier 1 analysts say. */
export type AnalystSentences = typeof ANALYSTS_EN;
