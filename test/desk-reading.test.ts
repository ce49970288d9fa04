import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type DeskCase, exampleDeal, loaded, openDesk } from "./desk-case.ts";

let desk: DeskCase;
let review: string;
beforeAll(async () => {
  desk = await openDesk();
  review = await desk.reviewed(exampleDeal("novalys"));
});
afterAll(() => desk.close());

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();

describe("without a mouse", () => {
  it("goes through the cases, accepts, overrules, searches and asks for help by keyboard alone", async () => {
    const { page, complaints } = await desk.page();
    const { keyboard } = page;
    await page.goto(desk.url);
    await page.getByRole("row", { name: /Novalys/ }).waitFor();
    await keyboard.press("j");
    await keyboard.press("Enter");
    await page.getByText("Peut-on se fier à cette analyse ?").waitFor();
    await keyboard.press("2");
    const marked = page.getByTestId("cases").locator("[aria-current]");
    await page.getByTestId("cases").waitFor();
    for (const key of ["j", "j", "j", "k"]) await keyboard.press(key);
    expect(await marked.innerText()).toBe("Marché total (TAM)");
    await keyboard.press("Enter");
    await heading(page, "Marché total (TAM)");

    // The first acceptance asks for a name, the next one does not.
    await keyboard.press("a");
    const dialog = page.getByRole("dialog");
    await dialog.waitFor();
    expect(await dialog.getByLabel("Raison", { exact: true }).inputValue()).not.toBe("");
    for (let tabs = 0; !(await focused(page)).startsWith("Votre nom"); tabs++) {
      expect(tabs).toBeLessThan(6);
      await keyboard.press("Tab");
    }
    await keyboard.type("Grace");
    await keyboard.press("Enter");
    await page.getByTestId("decisions").getByText("Grace").waitFor();
    await keyboard.press("j");
    await heading(page, "ARR");
    await keyboard.press("a");
    await page.getByTestId("decisions").getByText("Grace").waitFor();

    await keyboard.press("n");
    await page.getByTestId("exhibits").getByRole("button", { pressed: true, name: "2 ·" }).waitFor();
    expect(new URL(page.url()).searchParams.get("evidence")).toBe("2");
    await keyboard.press("o");
    await page.getByRole("dialog", { name: "Passer outre : ARR" }).waitFor();
    await keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    await keyboard.press("Escape");
    await page.getByText("Choisissez une contradiction").waitFor();
    expect(await page.getByTestId("cases").getByText("Décision prise").count()).toBe(2);

    await keyboard.press("/");
    await keyboard.type("brevet");
    await page.getByText("1 sur 4 contradictions").waitFor();
    await keyboard.press("Escape");
    await keyboard.press("?");
    await page.getByRole("dialog", { name: "Raccourcis clavier" }).waitFor();
    expect(complaints).toEqual([]);
  });
});

/** The label of what has the focus. */
const focused = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return (element instanceof HTMLInputElement && element.labels?.[0]?.textContent) || "";
  });

describe("in the reader's language", () => {
  it.each([
    ["fr-FR", "La réponse", "62,5"],
    ["en-GB", "The answer", "62.5"],
    ["pt-PT", "A resposta", "62,5"],
  ])("speaks the browser's language at first: %s", async (locale, part, score) => {
    const { page } = await desk.page({ locale });
    await page.goto(`${desk.url}/reviews/${review}`);
    await page.getByRole("link", { name: part }).waitFor();
    await page.getByText(score, { exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale.slice(0, 2));
  });

  it("changes on demand, and remembers", async () => {
    const { page } = await desk.page({ locale: "de-DE" });
    await page.goto(`${desk.url}/reviews/${review}/questions`);
    await heading(page, "Questions for the founder");
    await page.getByLabel("Language").selectOption("pt");
    await heading(page, "Perguntas ao fundador");
    await page.reload();
    await heading(page, "Perguntas ao fundador");
  });
});

describe("for every reader", () => {
  // The structure is the same in both: the second time only what depends on colours is looked at.
  it.each([
    ["light", ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa"]],
    ["dark", ["color-contrast", "link-in-text-block"]],
  ] as const)("has nothing serious for axe to say, %s", async (colorScheme, runOnly) => {
    const { page, complaints } = await desk.page({ colorScheme, bypassCSP: true });
    const found: string[] = [];
    const look = async (where: string) => {
      await page.evaluate(axe);
      found.push(...(await seriousFaults(page, runOnly)).map((fault) => `${where}: ${fault}`));
    };
    await everyScreen(page, look);
    await page.keyboard.press("o");
    await page.getByRole("dialog").waitFor();
    await look("override");
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
  });

  it("fits a telephone: no page is wider than 360 pixels", async () => {
    const { page } = await desk.page({ viewport: { width: 360, height: 740 } });
    await everyScreen(page, async (where) => {
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(360);
    });
  });
});

/** Goes to each screen in turn, the case file of the ARR last. */
async function everyScreen(page: Page, look: (where: string) => Promise<void>): Promise<void> {
  for (const path of ["/", "/agents", `/reviews/${review}`]) {
    await page.goto(`${desk.url}${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await loaded(page);
    await look(path);
  }
  for (const part of ["3", "4", "5", "6", "7", "8", "2"]) {
    await page.keyboard.press(part);
    await loaded(page);
    await look(`part ${part}`);
  }
  await page.getByTestId("cases").getByRole("link", { name: "ARR" }).click();
  await page.getByTestId("highlight-cell").waitFor();
  await look("case file");
}

const axe = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

interface AxeWindow {
  axe: { run: (options: { runOnly: string[] }) => Promise<AxeResults> };
}

interface AxeResults {
  passes: { id: string }[];
  violations: { id: string; impact: string; nodes: { html: string; failureSummary: string }[] }[];
}

const seriousFaults = async (page: Page, runOnly: readonly string[]): Promise<string[]> => {
  const { violations, passes } = await page.evaluate(
    (only) => (window as unknown as AxeWindow).axe.run({ runOnly: [...only] }),
    runOnly,
  );
  // A check that did not run has nothing to say.
  expect(passes.length).toBeGreaterThan(0);
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .flatMap(({ id, nodes }) => nodes.slice(0, 2).map(({ html, failureSummary }) => `${id} ${html} ${failureSummary}`));
};
