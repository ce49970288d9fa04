import type { Catalogue } from "./catalogue.ts";

const en = {
  /** A metric's value of the period before. */
  previous: (name: string) => `${name} (previous period)`,
  /** A metric at one period: "ARR 2024". */
  at: (name: string, period: string) => `${name} ${period}`,
  cagr: (name: string) => `CAGR of ${name}`,
  percentile: (name: string) => `Percentile of ${name}`,
  deviation: (name: string) => `Gap between sources on ${name}`,
  median: "median",
  /** The sample behind a benchmark. */
  sample: (size: number) => `n = ${size}`,
  /** Until when a benchmark may be used. */
  validUntil: (day: string) => `valid until ${day}`,
  /** A percentile beyond the last published point. */
  extrapolated: "beyond the published points, extended in a straight line",
};

/** Words around computed values: what a term of a formula is called. */
export const FACT_WORDS: Catalogue<typeof en> = {
  en,
  fr: {
    previous: (name) => `${name} (période précédente)`,
    at: (name, period) => `${name} ${period}`,
    cagr: (name) => `TCAM : ${name}`,
    percentile: (name) => `Percentile : ${name}`,
    deviation: (name) => `Écart entre sources : ${name}`,
    median: "médiane",
    sample: (size) => `n = ${size}`,
    validUntil: (day) => `valable jusqu'au ${day}`,
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
    validUntil: (day) => `válido até ${day}`,
    extrapolated: "além dos pontos publicados, prolongado em linha reta",
  },
};
