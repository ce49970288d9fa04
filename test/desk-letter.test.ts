import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makePdf } from "../src/testing/make-pdf.ts";
import { faultsOf, STRUCTURE } from "./desk-axe.ts";
import { type DeskCase, loaded, openDesk } from "./desk-case.ts";

const page2 = (arr: string) => ["Chiffres clés", `ARR : ${arr}`, "MRR : 42 000 €", "Trésorerie : 310 000 €"];

let desk: DeskCase;
let folder = "";
let review = "";
beforeAll(async () => {
  desk = await openDesk();
  folder = mkdtempSync(join(tmpdir(), "tribunal-letter-"));
  writeFileSync(join(folder, "deck.pdf"), makePdf([["Novalys"], page2("900 000 €")]));
  review = await desk.reviewed(folder);
});
afterAll(async () => {
  await desk.close();
  rmSync(folder, { recursive: true, force: true });
});

const kept = (page: Page) => page.waitForResponse((response) => /\/questions\//.test(response.url()) && response.ok());

const WORDS = {
  fr: { send: /^Envoyer/, sent: "C’est envoyé", answer: "Réponse du fondateur", save: "Enregistrer la réponse" },
  en: { send: /^Send/, sent: "I have sent it", answer: "The founder’s answer", save: "Save the answer" },
  pt: { send: /^Enviar/, sent: "Já enviei", answer: "Resposta do fundador", save: "Guardar a resposta" },
} as const;
const SAYS = {
  fr: { doubt: "À vérifier", settled: "C’est réglé", opening: /^Bonjour,/ },
  en: { doubt: "To be checked", settled: "This is settled", opening: /^Hello,/ },
  pt: { doubt: "A verificar", settled: "Está resolvido", opening: /^Olá,/ },
} as const;

describe("the founder's letter", () => {
  it.each(["fr", "en", "pt"] as const)("is edited, sent and answered, in %s", async (locale) => {
    const words = { ...WORDS[locale], ...SAYS[locale] };
    const { page, complaints } = await desk.page({ locale, bypassCSP: true });
    await page.goto(`${desk.url}/reviews/${review}/questions`);
    await loaded(page);
    // The letter speaks the founder's language until told doubt.
    await page.locator("#content").getByRole("combobox").first().selectOption(locale);
    const first = page.getByRole("textbox", { name: /^(?:Question|Pergunta) 1$/ });
    await first.fill(`Trésorerie ? (${locale})`);
    await Promise.all([kept(page), first.blur()]);
    await page.reload();
    await expect.poll(() => first.inputValue()).toBe(`Trésorerie ? (${locale})`);

    await page.getByRole("button", { name: words.send }).click();
    const preview = page.getByRole("dialog").getByRole("textbox").last();
    await page.getByRole("dialog").getByRole("textbox").first().fill("Ada");
    await expect.poll(() => preview.inputValue()).toMatch(/Ada$/);
    expect(await preview.inputValue()).toContain(`1. Trésorerie ? (${locale})`);
    expect(await faultsOf(page, STRUCTURE)).toEqual([]);
    await page.getByRole("button", { name: words.sent }).click();
    await page.getByRole("dialog").waitFor({ state: "detached" });

    const answer = page.getByRole("textbox", { name: words.answer }).first();
    await answer.fill("La trésorerie est de 200 000 €.");
    await page.getByRole("button", { name: words.save }).first().click();
    await page.getByText(words.doubt).first().waitFor();
    expect(await faultsOf(page, STRUCTURE)).toEqual([]);
    await Promise.all([kept(page), page.getByRole("button", { name: words.settled }).first().click()]);
    expect(complaints).toEqual([]);
    // The next language finds the letter as it was.
    const tenant = desk.store.of("local", "test");
    const dealId = (await tenant.reviews.get(review))?.dealId ?? "";
    for (const { id } of await tenant.questions.ofDeal(dealId))
      await tenant.questions.put(dealId, id, { text: null, answer: null, closed: false });
  });

  it("says what a better deck settled, and keeps what was asked", async () => {
    const tenant = desk.store.of("local", "test");
    const dealId = (await tenant.reviews.get(review))?.dealId ?? "";
    await tenant.questions.send(dealId, {
      asked: [{ id: "I-arr_mrr-arr", group: "numbers", text: "Et l’ARR ?" }],
      by: "",
    });
    writeFileSync(join(folder, "deck.pdf"), makePdf([["Novalys"], page2("504 000 €")]));
    const next = await desk.reviewed(folder);
    const { page, complaints } = await desk.page({ locale: "fr" });
    await page.goto(`${desk.url}/reviews/${next}/questions`);
    await page
      .getByText(/questions? réglées?/)
      .first()
      .waitFor();
    const gone = page.locator("section", { hasText: "Plus demandées" }).last();
    await gone.getByText("Et l’ARR ?").waitFor();
    // An earlier review says that it is one.
    await page.goto(`${desk.url}/reviews/${review}/questions`);
    await page.getByText("Une revue plus récente existe").waitFor();
    expect(complaints).toEqual([]);
  });

  it("fits a telephone", async () => {
    const { page } = await desk.page({ viewport: { width: 360, height: 740 } });
    await page.goto(`${desk.url}/reviews/${review}/questions`);
    await loaded(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    await page.getByRole("button", { name: /^Envoyer/ }).click();
    await page.getByRole("dialog").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});
