/** A deal on its way in: what it is called, and what is left where somebody goes away meanwhile. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DeskCase, exampleDeal, openDesk } from "./desk-case.ts";

let desk: DeskCase;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

const listed = () => desk.store.of("local", "test").deals.list();

/** Chooses the deck of an example under another name; gives the dialog. */
async function chosen(page: Page, file: string) {
  await page.goto(`${desk.url}/`);
  const deck = readFileSync(join(exampleDeal("novalys"), "deck.pdf"));
  await page
    .locator("input[type=file]")
    .first()
    .setInputFiles({ name: file, mimeType: "application/pdf", buffer: deck });
  return page.getByRole("dialog");
}

const LOCALES = [
  { locale: "fr-FR", start: "Lancer la revue" },
  { locale: "en-GB", start: "Start the review" },
  { locale: "pt-BR", start: "Iniciar a revisão" },
] as const;

describe("a deal that nobody named", () => {
  it.each(LOCALES)("is called after the deck's first page, in $locale", async ({ locale, start }) => {
    const { page, complaints } = await desk.page({ locale });
    const dialog = await chosen(page, `v7 final ${locale}.pdf`);
    await dialog.getByRole("button", { name: start }).click();
    await page.waitForURL(/\/reviews\/rev_/);
    await page.getByRole("heading", { name: "Novalys", exact: true }).waitFor();
    await page.goto(`${desk.url}/`);
    await page
      .getByRole("row", { name: /Novalys/ })
      .first()
      .waitFor();
    expect((await listed()).map(({ name }) => name)).not.toContain(`v7 final ${locale}`);
    expect(complaints).toEqual([]);
  });

  it("keeps the name a person gives it, when it comes and later", async () => {
    const { page } = await desk.page({ locale: "en-GB" });
    const dialog = await chosen(page, "again.pdf");
    await dialog.getByLabel("Name of the deal").fill("My own name");
    await dialog.getByRole("button", { name: "Start the review" }).click();
    await page.getByRole("link", { name: "My own name" }).click();

    await page.getByRole("button", { name: "Rename" }).click();
    await page.getByRole("textbox", { name: "Name of the deal" }).fill("Better still");
    await page.getByRole("button", { name: "Keep this name" }).click();
    await page.getByRole("heading", { name: "Better still" }).waitFor();
    await page.getByRole("button", { name: "New review" }).click();
    await page.waitForURL(/\/reviews\/rev_/);
    await page.getByRole("heading", { name: "Better still", exact: true }).waitFor();
    expect((await listed())[0]?.name).toBe("Better still");
  });
});

describe("a tab that is closed", () => {
  it("while the review starts leaves a deal that is reviewed, never a row that waits for nobody", async () => {
    const { page } = await desk.page({ locale: "en-GB" });
    const arrived = Promise.withResolvers<void>();
    // The server has answered, and the tab never hears it.
    await page.route("**/api/deals", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      await route.fetch();
      await route.abort();
      arrived.resolve();
    });
    const dialog = await chosen(page, "closed.pdf");
    await dialog.getByRole("button", { name: "Start the review" }).click();
    await arrived.promise;
    await page.close();
    const deals = await listed();
    expect(deals.length).toBeGreaterThan(0);
    expect(deals.filter(({ latestReview }) => latestReview === null)).toEqual([]);
  });

  it("while the files are on their way leaves nothing", async () => {
    const before = (await listed()).length;
    const { page } = await desk.page({ locale: "en-GB" });
    const sent = Promise.withResolvers<void>();
    await page.route("**/api/deals", async (route) => {
      if (route.request().method() !== "POST") return route.continue();
      sent.resolve();
      await route.abort();
    });
    const dialog = await chosen(page, "never.pdf");
    await dialog.getByRole("button", { name: "Start the review" }).click();
    await sent.promise;
    await page.close();
    expect(await listed()).toHaveLength(before);
  });
});
