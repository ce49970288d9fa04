import type { Catalogue } from "./catalogue.ts";

interface FactWords {
  /** A metric's value of the period before. */
  previous: (name: string) => string;
  /** A metric at one period: "ARR 2024". */
  at: (name: string, period: string) => string;
  cagr: (name: string) => string;
  percentile: (name: string) => string;
  deviation: (name: string) => string;
  median: string;
  /** The sample behind a benchmark. */
  sample: (size: number) => string;
  /** A percentile beyond the last published point. */
  extrapolated: string;
}

/** Words around computed values: what a term of a formula is called. */
export const FACT_WORDS: Catalogue<FactWords> = {
  en: {
    previous: (name) => `${name} (previous period)`,
    at: (name, period) => `${name} ${period}`,
    cagr: (name) => `CAGR of ${name}`,
    percentile: (name) => `Percentile of ${name}`,
    deviation: (name) => `Gap between sources on ${name}`,
    median: "median",
    sample: (size) => `n = ${size}`,
    extrapolated: "beyond the published points, extended in a straight line",
  },
  fr: {
    previous: (name) => `${name} (période précédente)`,
    at: (name, period) => `${name} ${period}`,
    cagr: (name) => `TCAM : ${name}`,
    percentile: (name) => `Percentile : ${name}`,
    deviation: (name) => `Écart entre sources : ${name}`,
    median: "médiane",
    sample: (size) => `n = ${size}`,
    extrapolated: "au-delà des points publiés, prolongé en ligne droite",
  },
  pt: {
    previous: (name) => `${name} (período anterior)`,
    at: (name, period) => `${name} ${period}`,
    cagr: (name) => `CAGR: ${name}`,
    percentile: (name) => `Percentil: ${name}`,
    deviation: (name) => `Desvio entre fontes: ${name}`,
    median: "mediana",
    sample: (size) => `n = ${size}`,
    extrapolated: "além dos pontos publicados, prolongado em linha reta",
  },
};
