import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ReviewOptions } from "../src/review/options.ts";
import { reviewDeal } from "../src/review.ts";
import { importDeal } from "../src/runs/import-deal.ts";
import type { ReviewRecord } from "../src/server/contract.ts";
import { scriptedModel } from "../src/testing/scripted-model.ts";
import { type DeskCase, exampleDeal, openDesk } from "./desk-case.ts";

const KEY = "sk-or-v1-0123456789abcdef";
let desk: DeskCase;
const given: ReviewOptions[] = [];
beforeAll(async () => {
  desk = await openDesk((deal, options) => {
    given.push(options);
    const { env: _env, ...rest } = options;
    return reviewDeal(deal, { ...rest, model: scriptedModel([], { otherwise: { object: {} } }), analysts: false });
  });
});
afterAll(() => desk.close());

const LABELS = {
  fr: [
    "fr-FR",
    "Modèle de langage et budget",
    "Un autre modèle",
    "Modèle",
    "Clé de son fournisseur",
    /jamais réaffichée/,
    /Le prix de openrouter:some\/model n’est pas connu ici/,
  ],
  en: [
    "en-GB",
    "Language model and budget",
    "Another model",
    "Model",
    "Key of its provider",
    /never shown again/,
    /The price of openrouter:some\/model is not known here/,
  ],
  pt: [
    "pt-BR",
    "Modelo de linguagem e orçamento",
    "Outro modelo",
    "Modelo",
    "Chave do fornecedor",
    /Nunca mais é mostrada/,
    /O preço de openrouter:some\/model não é conhecido aqui/,
  ],
} as const;

describe("the key of a model on the desk", () => {
  it.each(["en", "fr", "pt"] as const)("is asked for in %s, where a model is named", async (tongue) => {
    const [locale, title, named, model, key, hint, unpriced] = LABELS[tongue];
    const { deal } = await importDeal(desk.store.of("local", "test"), exampleDeal("novalys"));
    const { page } = await desk.page({ locale });
    await page.goto(`${desk.url}/deals/${deal.id}`);
    await page.getByText(title).click();
    await page.getByText(named, { exact: true }).click();
    await page.getByLabel(model, { exact: true }).fill("openrouter:some/model");
    expect(await page.getByLabel(key).getAttribute("type")).toBe("password");
    await page.getByText(hint).waitFor();
    await page.getByText(unpriced).waitFor();
  });

  it("is left on the server, sealed, reaches the review alone, and is never shown again", async () => {
    const { deal } = await importDeal(desk.store.of("local", "test"), exampleDeal("novalys"));
    const { page, complaints } = await desk.page({ locale: "en-GB" });
    await page.goto(`${desk.url}/deals/${deal.id}`);
    await page.getByText("Language model and budget").click();
    await page.getByText("Another model", { exact: true }).click();
    await page.getByLabel("Model", { exact: true }).fill("openrouter:google/gemini-2.5-flash");
    await page.getByLabel("Key of its provider").fill(KEY);
    await page.getByText(/^Likely cost: \$0\.0/).waitFor();
    await page.getByLabel(/our own analysts/).check();
    await page.getByText("Empty: 500,000 tokens, 400,000 of them for our analysts.").waitFor();
    await page.getByLabel("Tokens at most").fill("50000");
    await page.getByText("More than the limit of 50,000 tokens.").waitFor();
    await page.getByRole("button", { name: "New review" }).click();
    await page.waitForURL(/\/reviews\/rev_/);
    const [, id = ""] = /reviews\/(rev_[^/?#]*)/.exec(page.url()) ?? [];
    await (
      await fetch(`${desk.url}/api/reviews/${id}/events`, { headers: { authorization: `Bearer ${desk.token}` } })
    ).text();
    expect(given.at(-1)).toMatchObject({ analysts: true, budget: { tokens: 50_000 } });
    expect(given.at(-1)?.env?.OPENROUTER_API_KEY).toBe(KEY);
    const { expected } = (await (await page.request.get(`${desk.url}/api/reviews/${id}`)).json()) as ReviewRecord;
    expect(expected?.tokens).toBeGreaterThan(50_000);
    expect(expected?.usd).toBeGreaterThan(0);

    await page.goto(`${desk.url}/deals/${deal.id}`);
    await page.getByText("Language model and budget").click();
    await page.getByText("Another model", { exact: true }).click();
    await page.getByLabel("Model", { exact: true }).fill("openrouter:google/gemini-2.5-flash");
    await page.getByText("A key of openrouter is kept on the server and is not shown.").waitFor();
    expect(await page.getByLabel("Key of its provider").inputValue()).toBe("");
    for (const path of ["model-keys", "session", `reviews/${id}`, `reviews/${id}/document`, `reviews/${id}/calls`])
      expect(await (await page.request.get(`${desk.url}/api/${path}`)).text()).not.toContain(KEY);
    expect(filesIn(desk.folder).filter((file) => readFileSync(file).includes(KEY))).toEqual([]);
    expect(complaints).toEqual([]);
  });
});

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());
