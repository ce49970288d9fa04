import { expect, it } from "vitest";
import { sayPeriod } from "./periods.ts";

it.each([
  ["2024", "2024", "2024", "2024"],
  ["2024-12", "December 2024", "décembre 2024", "dezembro de 2024"],
  ["2024-12-31", "31 December 2024", "31 décembre 2024", "31 de dezembro de 2024"],
  ["2024-Q3", "Q3 2024", "T3 2024", "3.º trimestre de 2024"],
  ["2024-H1", "H1 2024", "S1 2024", "1.º semestre de 2024"],
  ["Q2", "Q2", "T2", "2.º trimestre"],
  ["Y3", "year 3", "année 3", "ano 3"],
  ["M36", "month 36", "mois 36", "mês 36"],
  ["Y1–Y3", "years 1–3", "années 1–3", "anos 1–3"],
  ["LTM", "last twelve months", "douze derniers mois", "últimos doze meses"],
  [
    "LTM@2024-12",
    "twelve months to December 2024",
    "douze mois jusqu’à décembre 2024",
    "doze meses até dezembro de 2024",
  ],
])("says %s as a person does", (period, en, fr, pt) => {
  expect([sayPeriod(period, "en"), sayPeriod(period, "fr"), sayPeriod(period, "pt")]).toEqual([en, fr, pt]);
});

it.each(["now", "since launch", "2024-13", "2025–2026–2027"])("leaves %s as it stands", (period) => {
  expect(sayPeriod(period, "fr")).toBe(period);
});
