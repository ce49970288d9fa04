import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ReviewDocument } from "../src/server/contract.ts";
import { COLOURS, faultsOf, STRUCTURE } from "./desk-axe.ts";
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
    for (const key of ["j", "j", "k"]) await keyboard.press(key);
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
    // A person's word stands first, the engine's below it.
    await page.getByTestId("persons-value").waitFor();
    const told = await page.getByTestId("case-file").innerText();
    expect(told.indexOf("décision de Grace")).toBeLessThan(told.indexOf("Valeur retenue"));
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
    await page.waitForURL(/\/contradictions$/);
    expect(await page.getByTestId("cases").getByText("Décision prise").count()).toBe(2);

    await keyboard.press("/");
    await keyboard.type("brevet");
    await page.getByText("1 sur 5 contradictions").waitFor();
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

describe("where the reader is", () => {
  it("gives the focus to the heading of each page that comes, and none to the first", async () => {
    const { page } = await desk.page();
    const heading = () => page.evaluate(() => [document.activeElement?.tagName, document.activeElement?.textContent]);
    await page.goto(`${desk.url}/reviews/${review}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    expect((await heading())[0]).toBe("BODY");
    for (const [part, name] of [
      ["3", "Citations"],
      ["4", "Corrections"],
      ["5", "Questions au fondateur"],
      ["2", "Contradictions"],
    ] as const) {
      await page.keyboard.press(part);
      await page.waitForFunction((text) => document.activeElement?.textContent === text, name);
      expect(await heading()).toEqual(["H1", name]);
      expect(await page.evaluate(() => scrollY)).toBe(0);
    }
    await page.getByTestId("cases").getByRole("link", { name: "ARR" }).click();
    await page.waitForFunction(() => document.activeElement?.textContent === "ARR");
    await page.goBack();
    await page.waitForFunction(() => document.activeElement?.textContent === "Contradictions");
    // A dialog has the focus while it is open.
    await page.keyboard.press("?");
    await page.getByRole("dialog").waitFor();
    expect(await page.evaluate(() => document.activeElement?.closest("dialog") !== null)).toBe(true);
  });

  it("keeps the open part in sight on a telephone", async () => {
    const { page } = await desk.page({ viewport: { width: 390, height: 844 } });
    await page.goto(`${desk.url}/reviews/${review}/cost`);
    const here = page.getByRole("navigation", { name: "Parties de la revue" }).locator("[aria-current]");
    await here.waitFor();
    const box = await here.boundingBox();
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 999)).toBeLessThanOrEqual(390);
  });
});

describe("in the reader's language", () => {
  it.each([
    ["fr-FR", "La réponse", "77,5"],
    ["en-GB", "The answer", "77.5"],
    ["pt-PT", "A resposta", "77,5"],
  ])("speaks the browser's language at first, and writes its numbers: %s", async (locale, part, score) => {
    const { page } = await desk.page({ locale });
    await page.route(`**/api/reviews/${review}/document?lang=fr`, async (route) => {
      const answer = await route.fetch();
      const json = (await answer.json()) as ReviewDocument;
      await route.fulfill({ response: answer, json: { ...json, answer: { ...json.answer, score: 77.5 } } });
    });
    await page.goto(`${desk.url}/reviews/${review}`);
    await page.getByRole("link", { name: part }).waitFor();
    await page.getByText(score, { exact: true }).waitFor({ state: "attached" });
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(locale.slice(0, 2));
  });

  it("gives the review's own sentences in it too", async () => {
    const { page } = await desk.page({ locale: "en-GB" });
    const translated = page.waitForResponse(/\/document\?lang=en$/);
    await page.goto(`${desk.url}/reviews/${review}`);
    expect((await translated).status()).toBe(200);
    await page.locator("#content header").getByText("You can rely on most of this analysis").waitFor();
    expect(await page.getByText("stays in French").count()).toBe(0);
  });

  it("says plainly where the review's own sentences stay in another", async () => {
    const { page } = await desk.page({ locale: "en-GB" });
    await page.route(`**/api/reviews/${review}/document?lang=en`, async (route) => {
      await route.fulfill({
        response: await route.fetch({ url: route.request().url().replace("lang=en", "lang=fr") }),
      });
    });
    await page.goto(`${desk.url}/reviews/${review}`);
    await page.getByText("This review cannot be told in English and stays in French").waitFor();
    await page.getByRole("link", { name: "Review the deal again" }).click();
    await page.waitForURL(/\/deals\//);
  });

  it("changes on demand, and remembers", async () => {
    const { page } = await desk.page({ locale: "de-DE" });
    await page.goto(`${desk.url}/reviews/${review}/questions`);
    await heading(page, "Questions for the founder");
    await page.getByLabel("Language", { exact: true }).selectOption("pt");
    await heading(page, "Perguntas ao fundador");
    await page.reload();
    await heading(page, "Perguntas ao fundador");
  });
});

describe("for every reader", () => {
  // The structure is the same in both: the second time only what depends on colours is looked at.
  it.each([
    ["light", STRUCTURE],
    ["dark", COLOURS],
  ] as const)("has nothing serious for axe to say, %s", async (colorScheme, runOnly) => {
    const { page, complaints } = await desk.page({ colorScheme, bypassCSP: true });
    const found: string[] = [];
    const look = async (where: string) => {
      found.push(...(await faultsOf(page, runOnly)).map((fault) => `${where}: ${fault}`));
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
  const { dealId } = (await (await page.request.get(`${desk.url}/api/reviews/${review}`)).json()) as { dealId: string };
  for (const path of ["/", "/agents", "/prompts", `/deals/${dealId}`, `/reviews/${review}`]) {
    await page.goto(`${desk.url}${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await loaded(page);
    for (const more of await page.locator("#content details").all()) await more.evaluate(open);
    await look(path);
  }
  for (const part of ["3", "4", "5", "6", "7", "8", "9", "0", "2"]) {
    await page.keyboard.press(part);
    await loaded(page);
    await look(`part ${part}`);
  }
  await page.getByTestId("cases").getByRole("link", { name: "ARR" }).click();
  await page.getByTestId("highlight-cell").waitFor();
  await look("case file");
}

const open = (details: HTMLElement | SVGElement): void => {
  (details as HTMLDetailsElement).open = true;
};
