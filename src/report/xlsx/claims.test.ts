import { expect, it } from "vitest";
import { Locale } from "../../domain/locale.ts";
import { REPORT_XLSX_WORDS } from "../../i18n/report-xlsx.ts";
import { reviewDeal } from "../../review.ts";
import { makeAgentOutput, makeFinding } from "../../testing/findings.ts";
import { claimsSheet } from "./claims.ts";

it("reads the numbers of claims the same in every reader's language", async () => {
  const said = ["1.234", "1,234", "12,5", "504 000"].map((value, i) =>
    makeFinding("analyst", `Metric ${i}`, value, 70),
  );
  const deal = {
    deal: { name: "Acme", sector: null, stage: null, locale: "en" as const },
    context: { deckExtracts: "Slide 3\nARR: €504,000" },
    agentOutputs: [makeAgentOutput("analyst", said)],
    warnings: [],
  };
  const numbersIn = async (locale: Locale) => {
    const { columns, rows } = claimsSheet(await reviewDeal(deal, { locale, clock: () => new Date(0) }));
    return rows.map((row) => row[columns.findIndex(({ head }) => head === REPORT_XLSX_WORDS[locale].number)]);
  };
  const [english, ...others] = await Promise.all(Locale.options.map(numbersIn));
  for (const other of others) expect(other).toEqual(english);
});
