import { rmSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import type { FakeProvider } from "../src/testing/fake-provider.ts";
import { COLOURS, faultsOf, STRUCTURE } from "./desk-axe.ts";
import { type DeskCase, loaded, openDesk } from "./desk-case.ts";
import { deceptiveDeal, LIES, startLiars } from "./desk-liars.ts";

const MODEL = "openai-compatible:gpt-5-mini";

let desk: DeskCase;
let liars: FakeProvider;
let review: string;
const folder = deceptiveDeal();

beforeAll(async () => {
  liars = await startLiars();
  vi.stubEnv("TRIBUNAL_BASE_URL", liars.url);
  vi.stubEnv("TRIBUNAL_API_KEY", "none");
  desk = await openDesk();
  await desk.reviewed(folder);
  review = await startedInTheBrowser();
});
afterAll(async () => {
  await desk.close();
  await liars.close();
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true, force: true });
});

/** From the deal's page, with a model and a budget of one's own. */
async function startedInTheBrowser(): Promise<string> {
  const { page } = await desk.page();
  await page.goto(desk.url);
  await page.getByRole("link", { name: "Atelier" }).click();
  await page.getByRole("link", { name: "Atelier" }).click();
  await page.getByText("Modèle de langage et budget").click();
  await page.getByLabel("Un autre modèle").check();
  await page.getByRole("button", { name: "Nouvelle revue" }).click();
  // Without a name nothing begins.
  expect(
    await page.getByLabel("Modèle", { exact: true }).evaluate((field: HTMLInputElement) => field.validity.valid),
  ).toBe(false);
  // One that the server cannot ask is refused, and the page says why.
  await page.getByLabel("Modèle", { exact: true }).fill("nobody:x");
  await page.getByRole("button", { name: "Nouvelle revue" }).click();
  await page.getByRole("alert").getByText("nobody:x").waitFor();
  await page.getByLabel("Modèle", { exact: true }).fill(MODEL);
  await page.getByLabel("Jetons au plus", { exact: true }).fill("90000");
  await page.getByLabel("Dollars au plus").fill("2");
  await page.getByRole("button", { name: "Nouvelle revue" }).click();
  await page.waitForURL(/\/reviews\/rev_/);
  await page.getByText("Peut-on se fier à cette analyse ?").waitFor();
  const id = /rev_\w+/.exec(page.url())?.[0];
  if (id === undefined) throw new Error(`No review at ${page.url()}`);
  await page.close();
  return id;
}

describe("a debate of models that lie", () => {
  it("was asked for with the model and the budget that somebody chose", async () => {
    const { page } = await desk.page();
    const record = await (await page.request.get(`${desk.url}/api/reviews/${review}`)).json();
    expect(record).toMatchObject({ model: MODEL, budget: { tokens: 90_000, usd: 2 } });
    expect(liars.requests.length).toBeGreaterThan(2);
  });

  it("is shown round by round, with what was struck, why, and what stood", async () => {
    const { page, complaints } = await desk.page();
    await page.goto(`${desk.url}/reviews/${review}/contradictions`);
    await page.getByTestId("cases").getByRole("link").first().click();
    const debate = page.getByTestId("debate");
    await debate.waitFor();
    const struck = debate.locator("s");
    const lies = (await struck.allInnerTexts()).join("\n");
    for (const lie of Object.values(LIES)) expect(lies).toContain(lie);
    const said = await debate.innerText();
    for (const told of [
      "Tour 1",
      "Tour 2",
      "introuvable",
      "altérée",
      "calcul faux",
      "absente de la liste des preuves",
      "optimiste",
    ]) {
      expect(said).toContain(told);
    }
    // What stands in the documents is not struck.
    expect(said).toContain("Le poste de CTO est vacant depuis mars 2024");
    expect(lies).not.toContain("Le poste de CTO est vacant depuis mars 2024");
    expect(complaints).toEqual([]);
  });

  it("calls an open question open: there is nothing to accept, and the last step settled nothing", async () => {
    const { page } = await desk.page();
    await page.goto(`${desk.url}/reviews/${review}/contradictions`);
    await page.getByTestId("cases").getByRole("link").first().click();
    const file = page.getByTestId("case-file");
    await file.getByText("Comment on en est arrivé là").click();
    await file.getByText("Dernière étape : la question reste ouverte").waitFor();
    const told = await file.innerText();
    expect(told).toContain("Personne n’a encore tranché");
    expect(told).not.toMatch(/[A-Z]+_[A-Z_]+/);
    expect(await page.getByRole("button", { name: "Accepter" }).count()).toBe(0);
    await page.keyboard.press("a");
    await page.getByRole("dialog", { name: /^Trancher : / }).waitFor();
  });

  it("shows what it cost by stage and by model, and each call", async () => {
    const { page } = await desk.page({ viewport: { width: 360, height: 740 } });
    await page.goto(`${desk.url}/reviews/${review}/cost`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    const { calls } = (await (await page.request.get(`${desk.url}/api/reviews/${review}/calls`)).json()) as {
      calls: { inputTokens: number; outputTokens: number; usd: number }[];
    };
    const spent = calls.reduce((sum, { inputTokens, outputTokens }) => sum + inputTokens + outputTokens, 0);
    expect(spent).toBeGreaterThan(0);
    await page.getByText(`Appels un à un (${calls.length})`).click();
    const told = (await page.locator("#content").innerText()).replaceAll(/\s/g, " ");
    expect(told).toContain(spent.toLocaleString("fr-FR").replaceAll(/\s/g, " "));
    for (const part of ["Règlement des contradictions", MODEL, "débatteur", "arbitre", "90 000", "2,00 $US"]) {
      expect(told).toContain(part);
    }
    const table = page.getByRole("table").filter({ hasText: "Début" }).getByRole("row");
    expect(await table.count()).toBe(calls.length + 1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

  it.each([
    ["light", STRUCTURE],
    ["dark", COLOURS],
  ] as const)("can be read by everybody, %s", async (colorScheme, rules) => {
    const { page } = await desk.page({ colorScheme, bypassCSP: true });
    await page.goto(`${desk.url}/reviews/${review}/contradictions`);
    await page.getByTestId("cases").getByRole("link").first().click();
    await page.getByTestId("debate").waitFor();
    await loaded(page);
    expect(await faultsOf(page, rules)).toEqual([]);
    await page.keyboard.press("0");
    await page.getByText("Appels un à un").click();
    expect(await faultsOf(page, rules)).toEqual([]);
    await page.goto(desk.url);
    await page
      .getByLabel("Choisir des fichiers")
      .setInputFiles({ name: "Acme.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF-1.4") });
    await page.getByRole("dialog").getByText("Modèle de langage et budget").click();
    await page.getByRole("dialog").getByLabel("Un autre modèle").check();
    expect(await faultsOf(page, rules)).toEqual([]);
  });
});
