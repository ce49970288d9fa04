import { expect, it } from "vitest";
import { REPORT_WORDS } from "./report.ts";

const said = (locale: "en" | "fr" | "pt", wrong: number, all: number): string =>
  REPORT_WORDS[locale].answer({
    proven: 0,
    denied: 0,
    unproven: 0,
    contested: 0,
    notExamined: 0,
    citations: { false: wrong, unverifiable: 0, all },
  });

it.each([
  ["en", 1, 14, "1 of 14 citations does not hold"],
  ["en", 2, 14, "2 of 14 citations do not hold"],
  ["fr", 1, 14, "1 citation sur 14 ne tient pas"],
  ["fr", 2, 14, "2 citations sur 14 ne tiennent pas"],
  ["pt", 1, 14, "1 citação de 14 não se sustenta"],
  ["pt", 2, 14, "2 citações de 14 não se sustentam"],
] as const)("%s: %d of %d citations", (locale, wrong, all, sentence) =>
  expect(said(locale, wrong, all)).toContain(sentence),
);
