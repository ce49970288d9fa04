import { describe, expect, it } from "vitest";
import { dealOf, type RoomFile } from "../testing/deal.ts";
import { moneyTrail } from "./money-trail.ts";

const MONTHS = ["01", "02", "03", "04", "05", "06", "07", "08", "09", "10", "11", "12"];
const PORTUGUESE = "janeiro fevereiro março abril maio junho julho agosto setembro outubro novembro dezembro".split(
  " ",
);
const DECK = "Slide 1\nTraction\nRevenue 2025: €240,000\nCash at bank, 31 December: €140,000\nMonthly burn: €30,000";

/** One file a month: 20,000 in, 50,000 out. */
function statements(
  name: (month: string) => string,
  { balances = true, without = [] as string[], start = 500_000 } = {},
): RoomFile[] {
  let balance = start;
  const line = (day: string, words: string, amount: number) => {
    balance += amount;
    return [day, words, amount, ...(balances ? [balance] : [])].join(";");
  };
  const head = balances ? "Date;Libellé;Montant;Solde" : "Date;Libellé;Montant";
  return MONTHS.map((month) => {
    const rows = [line(`05/${month}/2025`, "VIR CLIENT", 20_000), line(`25/${month}/2025`, "SALAIRES", -50_000)];
    return { name: name(month), text: [head, ...rows].join("\n"), outside: true as const };
  }).filter((_, at) => !without.includes(MONTHS[at] as string));
}

async function said(files: readonly RoomFile[]): Promise<string[]> {
  const { findings } = moneyTrail.run(await dealOf(DECK, files), "en");
  return findings.map(({ rule, verdict }) => `${rule} ${verdict}`);
}

describe("one statement a month", () => {
  const WHOLE = ["cash holds", "burn holds", "receipts holds"];
  it.each<[string, RoomFile[], string[]]>([
    ["by number", statements((month) => `releve-2025-${month}.csv`), WHOLE],
    ["in any order", statements((month) => `releve-2025-${month}.csv`).reverse(), WHOLE],
    ["by the month's name", statements((month) => `Extrato ${PORTUGUESE[Number(month) - 1]} 2025.csv`), WHOLE],
    ["without balances", statements((month) => `bank ${month}.csv`, { balances: false }), WHOLE.slice(1)],
    [
      "of which one is not there",
      statements((month) => `releve-${month}.csv`, { without: ["04"] }),
      ["cash holds", "burn holds", "statements_chain question"],
    ],
    [
      "of two accounts",
      [
        ...statements((month) => `main ${month}.csv`),
        ...statements((month) => `savings ${month}.csv`, { start: 900_000 }),
      ],
      [...WHOLE, "cash question", "burn holds", "receipts holds"],
    ],
  ])("%s", async (_, files, expected) => {
    expect(await said(files)).toEqual(expected);
  });

  it("names every file it rests on, and what lies between two that do not go on in each other", async () => {
    const files = statements((month) => `releve-${month}.csv`, { without: ["04"] });
    const { inputs, findings } = moneyTrail.run(await dealOf(DECK, files), "en");
    expect(inputs.map(({ place }) => place?.document)).toEqual(files.map(({ name }) => name));
    const chain = findings.find(({ rule }) => rule === "statements_chain");
    expect(chain?.text).toContain("releve-03.csv, cell D3 ends with 410,000.00");
    expect(chain?.computed).toBe(-30_000);
  });
});
