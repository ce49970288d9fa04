import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { analystPrompt } from "../src/i18n/analyst-prompts.ts";
import type { FactSheet } from "../src/server/contract.ts";
import { makePdf } from "../src/testing/make-pdf.ts";
import { COLOURS, faultsOf, STRUCTURE } from "./desk-axe.ts";
import { type DeskCase, exampleDeal, loaded, openDesk } from "./desk-case.ts";

let desk: DeskCase;
let review: string;
const folder = mkdtempSync(join(tmpdir(), "tribunal-impossible-"));
beforeAll(async () => {
  desk = await openDesk();
  review = await desk.reviewed(exampleDeal("novalys"));
});
afterAll(async () => {
  await desk.close();
  rmSync(folder, { recursive: true, force: true });
});

const MEMO = "Le churn mensuel est de 1,8 %.\n\nSoit 42 000 × 12 = 900 000 €.\n\n## Avis\n\nL’équipe paraît *solide*.";

describe("the first screen", () => {
  it("begins with the company's figures and what cannot be true, opens each passage, and has one thing to do", async () => {
    const deck = await makePdf([
      ["Orvalis"],
      ["Key figures", "MRR : 64 000 €", "ARR : 1 900 000 €"],
      ["Forecast", "Revenue 2031 : 9 M€"],
    ]);
    writeFileSync(join(folder, "deck.pdf"), deck);
    const { page, complaints } = await desk.page({ locale: "en-GB" });
    await page.goto(`${desk.url}/reviews/${await desk.reviewed(folder, "en")}`);
    await page.getByText("Can these documents be trusted?").waitFor();
    const headings = await page.getByRole("heading", { level: 2 }).allInnerTexts();
    expect(headings.slice(0, 2)).toEqual(["Key figures", "Check these first"]);
    const tiles = page
      .getByTestId("figures")
      .getByRole("listitem")
      .filter({ has: page.getByRole("heading") });
    expect(await tiles.count()).toBe(8);
    expect(await tiles.first().innerText()).toMatch(/ARR\s+€1.9M[\s\S]*contradicted/);
    const first = page.getByTestId("check-first").getByRole("listitem").first();
    expect(await first.innerText()).toContain("1 900 000 €");
    await first.getByRole("button", { name: "Deck, page 2" }).click();
    await page.getByRole("dialog").getByTestId("highlight").first().waitFor();
    await page.keyboard.press("Escape");
    const send = page.getByRole("link", { name: /^Send \d+ questions$/ });
    expect(await send.getAttribute("href")).toMatch(/\/questions$/);
    const impossible = page.locator("#impossible");
    expect(await impossible.getByRole("button").allInnerTexts()).toEqual([
      expect.stringContaining("1 900 000 €"),
      expect.stringContaining("64 000 €"),
    ]);
    await impossible.getByRole("button").first().click();
    await page.getByRole("dialog").getByTestId("highlight").first().waitFor();
    await page.keyboard.press("Escape");
    await first.getByRole("link", { name: "In detail" }).click();
    expect(await impossible.locator(new URL(page.url()).hash).count()).toBe(1);
    // Told once: not again among the red flags, and no score stands on thin ground.
    const flags = (await page.locator("#red-flags").allInnerTexts()).join();
    expect(flags).not.toContain("is stated (Deck, page 2)");
    expect(await page.getByText("Deal score").count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

describe("every figure of the documents", () => {
  it("is found by its words, narrowed down, and opened at its place", async () => {
    const { page, complaints } = await desk.page();
    await page.goto(`${desk.url}/reviews/${review}/facts`);
    await loaded(page);
    const list = page.getByRole("region", { name: "Chiffres des documents" });
    const all = await page.getByRole("status").innerText();
    await page.getByRole("searchbox").fill("mrr page 42");
    await page.waitForFunction((before) => document.querySelector("[role=status]")?.textContent !== before, all);
    await list.getByRole("button").first().click();
    const dialog = page.getByRole("dialog");
    await dialog.getByTestId("highlight").first().waitFor();
    expect(await dialog.innerText()).toMatch(/42.000.€/);
    expect(await dialog.getByText("entreprise", { exact: true }).count()).toBe(1);
    await page.keyboard.press("Escape");
    await page.getByRole("searchbox").fill("");
    await page.getByLabel("Lu par").selectOption("formula");
    await page.waitForURL(/readBy=formula/);
    await list.getByRole("button").first().click();
    await page.getByRole("dialog").getByRole("table").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: /Par page/ }).click();
    await page.getByRole("heading", { name: "model.xlsx" }).waitFor();
    await page.getByRole("button", { name: /^Page 8/ }).click();
    await page
      .getByRole("dialog", { name: /Page 8/ })
      .getByRole("img")
      .waitFor();
    expect(complaints).toEqual([]);
  });

  it("is handed over as a workbook and as JSON", async () => {
    const { page } = await desk.page();
    await page.goto(`${desk.url}/reviews/${review}/facts`);
    for (const [name, ending] of [
      ["Excel", "xlsx"],
      ["JSON", "json"],
    ] as const) {
      const saved = page.waitForEvent("download");
      await page.getByRole("link", { name, exact: true }).click();
      expect((await saved).suggestedFilename()).toMatch(new RegExp(`figures\\.${ending}$`));
    }
  });

  it("keeps thousands of figures within reach: few rows exist, and a search answers at once", async () => {
    const { page } = await desk.page();
    await page.route(/\/facts\?/, async (route) => {
      const sheet = (await (await route.fetch()).json()) as FactSheet;
      const [one] = sheet.facts;
      if (one === undefined) throw new Error("no figure");
      const facts = Array.from({ length: 5_000 }, (_, at) => ({
        ...one,
        id: `f${at}`,
        label: `line ${at}`,
        name: null,
      }));
      await route.fulfill({ json: { ...sheet, facts } });
    });
    await page.goto(`${desk.url}/reviews/${review}/facts`);
    await loaded(page);
    const rows = page.getByRole("region", { name: "Chiffres des documents" }).getByRole("listitem");
    expect(await rows.count()).toBeLessThan(60);
    await page.getByRole("searchbox").fill("line 4999");
    await page.getByText("1 sur 5 000 chiffres").waitFor();
  });
});

describe("a text held against them", () => {
  it("comes back marked in place, worst first, with the words of the documents to open", async () => {
    const { page, complaints } = await desk.page();
    await page.goto(`${desk.url}/reviews/${review}/check`);
    await page.getByLabel("Texte à vérifier").fill(MEMO);
    await page.getByRole("button", { name: "Vérifier", exact: true }).click();
    const marked = page.getByTestId("marked");
    await marked.getByText("[contredit]").waitFor();
    expect(await marked.innerText()).toContain("Le churn mensuel est de 1,8 %.");
    const worst = page.getByRole("listitem").filter({ hasText: "Soit 42 000 × 12 = 900 000" }).first();
    expect(await worst.innerText()).toContain("contredit");
    await page.getByText("1 opinion ou remarque").click();
    await page.getByText("L’équipe paraît solide.").waitFor();
    await page.getByText("1 phrase confirmée").click();
    await page.getByRole("button", { name: "Page 5" }).first().click();
    await page.getByRole("dialog").getByTestId("highlight").first().waitFor();
    await page.keyboard.press("Escape");
    // It is still there when somebody comes back, and gone when another one is wanted.
    await page
      .getByRole("link", { name: /Agents 3|Agents/ })
      .last()
      .click();
    await page.goBack();
    await marked.waitFor();
    await page.getByRole("button", { name: "Vérifier un autre texte" }).click();
    await page.getByLabel("Texte à vérifier").waitFor();
    expect(complaints).toEqual([]);
  });

  it("takes a file, and says in words what it cannot read", async () => {
    const { page } = await desk.page();
    await page.goto(`${desk.url}/reviews/${review}/check`);
    const choose = page.getByLabel("Choisir un fichier");
    await choose.setInputFiles({ name: "note.pdf", mimeType: "application/pdf", buffer: Buffer.from("nothing") });
    await page.getByRole("alert").getByText("note.pdf").waitFor();
    await choose.setInputFiles({ name: "note.md", mimeType: "text/markdown", buffer: Buffer.from(MEMO) });
    await page.getByTestId("marked").waitFor();
  });
});

describe("prompts to paste", () => {
  it("are those of the command line, by role and language, and are copied", async () => {
    const { page } = await desk.page({ permissions: ["clipboard-read", "clipboard-write"] });
    await page.goto(desk.url);
    await page.getByRole("link", { name: /Un prompt à coller/ }).click();
    await page.getByRole("heading", { level: 1, name: "Prompts à coller" }).waitFor();
    await page.getByLabel("Analyste").selectOption("legal");
    await page.getByLabel("Langue de la réponse").selectOption("pt");
    await page.getByRole("button", { name: "Copier le prompt" }).click();
    await page.getByText("Copié.").waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(analystPrompt("legal", "pt"));
  });
});

describe("for every reader", () => {
  it.each([
    ["light", STRUCTURE],
    ["dark", COLOURS],
  ] as const)("has nothing serious for axe to say, %s, and fits a telephone", async (colorScheme, runOnly) => {
    const { page } = await desk.page({ colorScheme, bypassCSP: true, viewport: { width: 390, height: 844 } });
    const found: string[] = [];
    for (const path of ["facts", "facts?view=coverage", "facts?view=missed", "check", "/prompts"]) {
      await page.goto(path.startsWith("/") ? `${desk.url}${path}` : `${desk.url}/reviews/${review}/${path}`);
      await loaded(page);
      if (path === "check") {
        await page.getByLabel("Texte à vérifier").fill(MEMO);
        await page.getByRole("button", { name: "Vérifier", exact: true }).click();
        await page.getByTestId("marked").waitFor();
      }
      found.push(...(await faultsOf(page, runOnly)).map((fault) => `${path}: ${fault}`));
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (wide > 0) found.push(`${path} is ${wide} px too wide`);
    }
    expect(found).toEqual([]);
  });
});
