import { describe, expect, it, vi } from "vitest";
import type { Deal } from "../src/deal/load-deal.ts";
import type { Section } from "../src/domain/document.ts";
import { buildVerificationContext } from "../src/dossier/build-context.ts";
import { confirmLines } from "../src/dossier/ocr/second-reading.ts";
import { witnessOf } from "../src/evidence/witness.ts";
import { createMemoryJournal } from "../src/model/journal/memory.ts";
import { reviewDeal } from "../src/review.ts";
import { startFakeProvider } from "../src/testing/fake-provider.ts";
import { makePdf } from "../src/testing/make-pdf.ts";
import { scriptedModel } from "../src/testing/scripted-model.ts";

const clock = () => new Date("2025-01-15T00:00:00Z");
const PAGE = ["Traction December 2024", "ARR: 504 K€", "Customers: 38"];

/** A deck whose second page was read from a picture, with doubt about every line that holds a figure. */
async function doubtedDeal(page = PAGE): Promise<Deal> {
  const context = await buildVerificationContext({
    deck: makePdf([["Planning software for factories"], page], { numbered: true }),
  });
  for (const row of context.dossier?.documents[0]?.sections[1]?.rows ?? [])
    for (const cell of row.cells) if (/\d/.test(cell.text)) cell.ocr = "unsure";
  const deal = { name: "Plan", sector: "saas", stage: "seed", locale: "en" };
  return { context, agentOutputs: [], warnings: [], deal } as unknown as Deal;
}
const reading = (...lines: string[]) => scriptedModel([], { otherwise: { object: { lines } } });
const review = async (model: ReturnType<typeof reading>, more = {}, deal?: Deal) =>
  reviewDeal(deal ?? (await doubtedDeal()), { model, vision: true, crossReading: false, clock, now: () => 0, ...more });
const arrIn = ({ findings }: Awaited<ReturnType<typeof review>>) =>
  findings.filter(({ metric, value }) => /ARR/.test(metric) && value !== null).map(({ value }) => value);

describe("a page read again by a model that sees", () => {
  it("is shown as a picture, with no word of what was read; what both read alike is a fact", async () => {
    expect(witnessOf((await doubtedDeal()).context).says({ topic: "arr", sure: true })).toEqual([]);
    const model = reading(...PAGE);
    const made = await review(model);
    const [asked] = model.requests;
    expect(asked?.pictures).toHaveLength(1);
    expect(
      Buffer.from(asked?.pictures?.[0]?.base64 ?? "", "base64")
        .subarray(1, 4)
        .toString(),
    ).toBe("PNG");
    expect(`${asked?.system}${asked?.user}${asked?.documents}`).not.toMatch(/December 2024|Customers: 38/);
    expect(made.facts?.pictures).toMatchObject({ pages: 1, confirmed: 3 });
    expect(arrIn(made)).toContain(504_000);
  });

  it("that is read otherwise stays in doubt: no figure of the model's becomes a fact", async () => {
    const without = await review(reading());
    const hostile = await review(reading("Traction December 2024", "ARR: 9 M€", "Customers: 83", "Cash: 40 M€"));
    expect(hostile.facts?.pictures).toMatchObject({ confirmed: 1 });
    expect(arrIn(hostile)).toEqual(arrIn(without));
    expect(JSON.stringify(hostile)).not.toMatch(/9 M€|40 M€|9000000|40000000/);
  });

  it("proves nothing where one name is given with many figures", async () => {
    const made = await review(reading("ARR: 503 K€", "ARR: 504 K€", "ARR: 505 K€", "504 K€"));
    expect(made.facts?.pictures).toMatchObject({ confirmed: 0 });
    expect(arrIn(made)).not.toContain(504_000);
  });

  it("is a gap where the model gives no lines, and costs nothing where nothing is in doubt", async () => {
    const made = await review(scriptedModel([], { otherwise: "I cannot see pictures." }));
    expect(made.gaps).toMatchObject([{ stage: "reading", subject: "deck, 2" }]);
    const sure = await buildVerificationContext({ deck: makePdf([PAGE]) });
    const model = reading(...PAGE);
    await review(model, {}, { ...(await doubtedDeal()), context: sure });
    expect(model.requests).toEqual([]);
  });

  it("is on record by the picture's hash, and replayed", async () => {
    const journal = createMemoryJournal();
    const made = await review(reading(...PAGE), { journal });
    const again = await review(scriptedModel([]), { journal, replay: true });
    expect(JSON.stringify(again)).toBe(JSON.stringify(made));
  });

  it("goes over the wire as a picture", async () => {
    const provider = await startFakeProvider({ answer: { lines: PAGE } });
    vi.stubEnv("OPENAI_BASE_URL", provider.url);
    vi.stubEnv("OPENAI_API_KEY", "sk-test-0123456789");
    try {
      const made = await reviewDeal(await doubtedDeal(), { model: "openai:gpt-5.4", vision: true, clock });
      expect(JSON.stringify(provider.requests[0]?.body)).toContain("data:image/png;base64,");
      expect(made.facts?.pictures).toMatchObject({ confirmed: 3 });
    } finally {
      vi.unstubAllEnvs();
      await provider.close();
    }
  });
});

describe("two readings of a line", () => {
  const section = (text: string): Section => ({
    kind: "page",
    number: 1,
    rows: [{ cells: [{ text, ocr: "unsure" }] }],
    hiddenRows: [],
    issues: [],
  });
  it.each([
    ["ARR: 504 K€", "arr  504K€", 1],
    ["Chiffre d’affaires – 2024 : 1,2 M€", "Chiffre d'affaires - 2024 : 1,2 M€", 1],
    ["EBITDA -71", "EBITDA 71", 0],
    ["Margin 7.2 %", "Margin 72 %", 0],
    ["Users 20 234", "Users 202 34", 0],
    ["504", "504", 0],
  ])("%s and %s", (ours, theirs, confirmed) => {
    expect(confirmLines(section(ours), [theirs]).confirmed).toBe(confirmed);
  });
});
