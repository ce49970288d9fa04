import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePdf } from "../src/testing/make-pdf.ts";
import { type DeskCase, loaded, openDesk } from "./desk-case.ts";

const SCRIPT = "<script>alert(1)</script>";
const IMAGE = "<img src=https://evil.example/x onerror=alert(2)>";
const LINK = "javascript:alert(3)";
const BIDI = "ARR \u202e000 408\u202c";

let desk: DeskCase;
let review: string;
const folder = mkdtempSync(join(tmpdir(), "tribunal-hostile-"));

const agent = (agentName: string, value: number, quote: string) =>
  JSON.stringify({
    agentName,
    tier: 1,
    recommendation: `${IMAGE} ${LINK}`,
    findings: [
      finding("H1", "ARR", value, quote),
      finding("H2", `Contrat ${SCRIPT}`, value === 504_000 ? "oui" : "aucun", `[clic](${LINK}) ${BIDI}`),
    ],
  });

const finding = (id: string, metric: string, value: number | string, quote: string) => ({
  id,
  metric,
  category: "financial",
  value,
  ...(typeof value === "number" ? { unit: "EUR" } : {}),
  confidence: { score: 82 },
  evidence: [{ type: "quote", content: quote, source: "Deck Slide 1" }],
});

beforeAll(async () => {
  desk = await openDesk();
  const deal = join(folder, `${IMAGE.replaceAll("/", "")}`);
  mkdirSync(join(deal, "agents"), { recursive: true });
  writeFileSync(join(deal, "deck.pdf"), makePdf([[`ARR : 504 000 € ${SCRIPT}`, IMAGE, LINK]]));
  writeFileSync(join(deal, "agents/a.json"), agent(IMAGE, 504_000, `ARR : 504 000 € ${SCRIPT}`));
  writeFileSync(join(deal, "agents/b.json"), agent("bob", 900_000, `${BIDI} ${SCRIPT}`));
  writeFileSync(join(deal, "deal.json"), JSON.stringify({ name: `Deal ${SCRIPT} ${"x".repeat(90)}` }));
  review = await desk.reviewed(deal);
});
afterAll(async () => {
  await desk.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("documents and agents that attack the reader", () => {
  it("shows markup, links and hidden directions as text on every screen, and does nothing they ask for", async () => {
    const { page, complaints, foreign } = await desk.page();
    const seen: string[] = [];
    const read = async () => {
      await loaded(page);
      await page.evaluate(() => {
        for (const one of document.querySelectorAll("details")) one.open = true;
      });
      seen.push(await page.locator("#content").innerText());
    };
    for (const path of ["/", "/agents", `/reviews/${review}`]) {
      await page.goto(`${desk.url}${path}`);
      await page.getByRole("heading", { level: 1 }).waitFor();
      await read();
    }
    for (const part of ["3", "4", "5", "6", "7", "8", "9", "0", "2"]) {
      await page.keyboard.press(part);
      await read();
    }
    const cases = page.getByTestId("cases").getByRole("link");
    const topics = await cases.allInnerTexts();
    for (const at of topics.keys()) {
      await cases.nth(at).click();
      await read();
    }
    const all = seen.join("\n");
    expect(topics.length).toBeGreaterThan(1);
    for (const text of [SCRIPT, IMAGE, LINK, "⟦U+202E⟧"]) expect(all).toContain(text);
    expect(all).not.toContain("\u202e");
    expect(await page.locator("a[href^='javascript:'], img[src*='evil'], #content script").count()).toBe(0);
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);
  });

  it("lets no name, however long, push a page out of a telephone", async () => {
    const { page } = await desk.page({ viewport: { width: 360, height: 740 } });
    await page.goto(`${desk.url}/reviews/${review}/contradictions`);
    await page.getByTestId("cases").getByRole("link").last().click();
    await page.getByTestId("case-file").waitFor();
    await loaded(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  it("writes a letter that is plain text, whatever the questions say", async () => {
    const { page } = await desk.page();
    await page.goto(`${desk.url}/reviews/${review}/questions`);
    await page.getByRole("textbox", { name: "Question 1", exact: true }).fill(`Pourquoi ${SCRIPT} ?`);
    await Promise.all([page.waitForResponse(/\/questions\//), page.keyboard.press("Tab")]);
    await page.getByRole("button", { name: /^Envoyer/ }).click();
    const download = page.waitForEvent("download");
    await page.getByRole("link", { name: "Word" }).click();
    const saved = await download;
    expect(saved.suggestedFilename()).toMatch(/-questions\.docx$/);
    const parts = unzipSync(Buffer.concat(await (await saved.createReadStream()).toArray()));
    const text = Buffer.from(parts["word/document.xml"] ?? []).toString("utf8");
    expect(text).toContain("Pourquoi &lt;script&gt;");
    expect(text).not.toContain("<script>");
  });
});
