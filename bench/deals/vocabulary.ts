/** What the generator says around figures, in one language. */
export interface Words {
  december: string;
  january: string;
  months: readonly string[];
  actual: string;
  budget: string;
  /** After a year in a deck's heading: "2025e". */
  estimate: readonly string[];
  inThousands: (currency: string) => string;
  thousandsUnit: (symbol: string) => string;
  colon: string;
  sheets: { recurring: string; profit: string; cash: string; kpis: string; monthly: string; hidden: string };
  total: string;
  /** Three lines of costs and their total. */
  costLines: readonly string[];
  slide: readonly string[];
  row: readonly [sheet: string, row: string];
  model: readonly string[];
  titles: readonly string[];
  filler: readonly (readonly string[])[];
  target: (name: string, figure: string, year: number) => string;
  rival: (name: string, figure: string) => string;
  line: readonly ((name: string, figure: string, period: string, year: number) => string)[];
  /** Further ways to say an amount or a rate, with or without its year. */
  moreLines: readonly ((name: string, figure: string, period: string, year: number) => string)[];
  /** "312 paying customers at the end of 2024". */
  countLine: (name: string, figure: string, year: number) => string;
  injection: (name: string, figure: string) => string;
  /** The same as an order to whatever machine reads it. */
  orders: readonly ((name: string, figure: string) => string)[];
  /** Under a card's caption: how it changed, or when it was. */
  versus: (change: string, year: number) => string;
  atEnd: (year: number) => string;
  /** Headings of columns beside the years. */
  change: string;
  note: string;
  notes: readonly string[];
  unit: string;
  /** A part of a metric, which is not the metric. */
  part: (name: string) => string;
  thanks: string;
  round: string;
  footnote: string;
  patent: { yes: string; no: string; metric: string; says: readonly [yes: string, no: string] };
  contract: { yes: string; no: string; metric: string; says: readonly [yes: string, no: string] };
  assessments: { good: string; bad: string };
  founderCall: string;
}

/** A name inside a sentence; acronyms stay as they are. */
export const lower = (name: string) => (/^[A-Z]{2}/.test(name) ? name : name.charAt(0).toLowerCase() + name.slice(1));
