import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COLOURS, faultsOf, STRUCTURE } from "./desk-axe.ts";
import { type DeskCase, exampleDeal, loaded, openDesk } from "./desk-case.ts";

let desk: DeskCase;
let review = "";
beforeAll(async () => {
  desk = await openDesk();
  review = await desk.reviewed(exampleDeal("novalys"));
});
afterAll(() => desk.close());

const WORDS = {
  fr: {
    title: "Vérifier et décider",
    wait: "Attendre",
    put: "Inscrire la décision",
    whom: "Pour qui",
    make: "Créer le lien",
  },
  en: {
    title: "Verify and decide",
    wait: "Wait",
    put: "Put the decision on record",
    whom: "For whom",
    make: "Make the link",
  },
  pt: {
    title: "Verificar e decidir",
    wait: "Esperar",
    put: "Registrar a decisão",
    whom: "Para quem",
    make: "Criar o link",
  },
} as const;

describe("verify and decide", () => {
  it.each(["fr", "en", "pt"] as const)("keeps checks, a decision and a link, in %s", async (locale) => {
    const words = WORDS[locale];
    const { page, complaints } = await desk.page({ locale, bypassCSP: true });
    await page.goto(`${desk.url}/reviews/${review}/decide`);
    await page.getByRole("heading", { level: 1, name: words.title }).waitFor();
    await loaded(page);
    const status = page.locator("#content li select").first();
    await Promise.all([page.waitForResponse(/\/checklist\/.+/), status.selectOption("doing")]);
    await page.getByLabel(words.wait).check();
    await page.locator("form textarea").fill(`Attendre le relevé (${locale})`);
    await page.locator("form input[autocomplete=name]").fill("Ada");
    await page.getByRole("button", { name: words.put }).click();
    await page.getByTestId("conclusion").getByText(`Attendre le relevé (${locale})`).waitFor();
    await page.getByLabel(words.whom).fill("Bo");
    await page.getByRole("button", { name: words.make }).click();
    const address = await page.locator("input[readonly]").inputValue();
    expect(address).toContain("/shared/share_");
    expect(await faultsOf(page, STRUCTURE)).toEqual([]);
    expect(complaints).toEqual([]);
    // Whoever has the link reads the report, signed in nowhere.
    const guest = await desk.page({ signedIn: false });
    await guest.page.goto(address);
    await guest.page.getByRole("heading", { level: 1 }).waitFor();
    expect(guest.complaints).toEqual([]);
    expect(guest.foreign).toEqual([]);
  });

  it("takes a comment at a passage, lists it with the deal, and settles it", async () => {
    const { page, complaints } = await desk.page({ locale: "en", bypassCSP: true });
    await page.goto(`${desk.url}/reviews/${review}/contradictions`);
    const comments = page.getByTestId("comments");
    await comments.getByText("Comment on this passage").click();
    await comments.getByLabel("Your comment").fill("Monthly or yearly?");
    await comments.locator("input[autocomplete=name]").fill("Ada");
    await comments.getByRole("button", { name: "Comment" }).click();
    await comments.getByText("Monthly or yearly?").waitFor();
    await page.goto(`${desk.url}/reviews/${review}/decide`);
    const listed = page.getByRole("listitem").filter({ hasText: "Monthly or yearly?" });
    await listed.getByRole("button", { name: "Open the passage" }).click();
    await page.getByRole("dialog").getByText("Monthly or yearly?").waitFor();
    expect(await faultsOf(page, STRUCTURE)).toEqual([]);
    await page.keyboard.press("Escape");
    await listed.getByRole("button", { name: "Settled" }).click();
    await listed.getByText("settled", { exact: true }).waitFor();
    expect(complaints).toEqual([]);
  });

  it("reads well in the dark, and fits a telephone", async () => {
    const { page } = await desk.page({ colorScheme: "dark", bypassCSP: true, viewport: { width: 360, height: 740 } });
    await page.goto(`${desk.url}/reviews/${review}/decide`);
    await loaded(page);
    expect(await faultsOf(page, COLOURS)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
});

describe("the portfolio", () => {
  it("lists deals by their figures, sorts them, and puts two side by side", async () => {
    await desk.reviewed(exampleDeal("thermo-arc"), "en");
    const { page, complaints } = await desk.page({ locale: "en", bypassCSP: true });
    await page.goto(desk.url);
    await page.getByRole("link", { name: "Thermo Arc" }).waitFor();
    const order = () => page.locator("tbody tr th[scope=row] a").allInnerTexts();
    await page.getByRole("button", { name: "Multiple" }).click();
    expect(await order()).toEqual(["Novalys", "Thermo Arc"]);
    await page.getByRole("button", { name: "Multiple" }).click();
    expect(await order()).toEqual(["Thermo Arc", "Novalys"]);
    await page.getByLabel("Compare Novalys").check();
    await page.getByLabel("Compare Thermo Arc").check();
    const told = (await page.getByTestId("compared").innerText()).replaceAll(/\s+/g, " ");
    // The French review's figures, as an English reader writes them.
    expect(told).toMatch(/£1,771,000 .*€507,000/);
    expect(told).toMatch(/13 months .*17 months/);
    expect(await faultsOf(page, STRUCTURE)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
