import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import chromium from "@sparticuz/chromium";
import axe from "axe-core";
import { type Browser, type Page, chromium as playwright } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { type Deal, loadDeal } from "../src/deal/load-deal.ts";
import type { Locale } from "../src/domain/locale.ts";
import { placesOfReview } from "../src/report/html/places.ts";
import { type EvidencePictures, toHtml } from "../src/report/html.ts";
import { drawEvidence } from "../src/report/pictures.ts";
import type { Review } from "../src/review/result.ts";
import { reviewDeal } from "../src/review.ts";
import { PATIENCE_MS } from "./patience.ts";
import { hostileReview, richReview } from "./support/rich-review.ts";

const clock = () => new Date("2026-01-28T10:00:00Z");
const DEALS = ["novalys", "feiralivre", "thermo-arc"] as const;
const LOCALES: readonly Locale[] = ["fr", "en", "pt"];

const folder = await mkdtemp(join(tmpdir(), "tribunal-html-"));
const deals = new Map<string, Deal>();
const pictures = new Map<string, EvidencePictures>();
const reviews = new Map<string, Review>();
let browser: Browser;

beforeAll(async () => {
  for (const name of DEALS) {
    const deal = await loadDeal(join(import.meta.dirname, "../examples/deals", name));
    deals.set(name, deal);
    for (const locale of LOCALES) reviews.set(`${name} ${locale}`, await reviewDeal(deal, { locale, clock }));
    pictures.set(name, await drawEvidence(reviewOf(name, "en"), deal.context));
  }
  vi.stubEnv("TMPDIR", folder);
  const executablePath = process.env.CHROME_PATH ?? (await chromium.executablePath());
  browser = await playwright.launch({ executablePath, args: ["--no-sandbox"], timeout: PATIENCE_MS });
});

afterAll(async () => {
  vi.unstubAllEnvs();
  await browser?.close();
  await rm(folder, { recursive: true, force: true });
});

const reviewOf = (name: string, locale: Locale) => reviews.get(`${name} ${locale}`) as Review;

interface Opened {
  page: Page;
  /** What went wrong in it, and what it asked for besides itself. */
  troubles: string[];
  close(): Promise<void>;
}

async function open(html: string, colorScheme: "light" | "dark" = "light", width = 1280): Promise<Opened> {
  const file = join(folder, `${crypto.randomUUID()}.html`);
  await writeFile(file, html);
  const address = pathToFileURL(file).href;
  const context = await browser.newContext({ colorScheme, viewport: { width, height: 900 } });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  const troubles: string[] = [];
  page.on("console", (message) => troubles.push(`console: ${message.text()}`));
  page.on("pageerror", (error) => troubles.push(`error: ${error.message}`));
  page.on("request", (request) => {
    const url = request.url();
    if (url !== address && !url.startsWith("data:image/png;base64,")) troubles.push(`request: ${url.slice(0, 80)}`);
  });
  await page.goto(address);
  return { page, troubles, close: () => context.close() };
}

/** What axe holds to be serious, with where; every detail opened. */
async function seriousFaults(page: Page, only: string[] | null = null): Promise<string[]> {
  await openAll(page);
  await page.evaluate(axe.source);
  const found = await page.evaluate(async (rules) => {
    const { axe: checker } = globalThis as unknown as { axe: typeof axe };
    const { violations } = await checker.run(document, {
      resultTypes: ["violations"],
      ...(rules === null ? {} : { runOnly: rules }),
    });
    return violations.map(({ id, impact, nodes }) => ({ id, impact, at: String(nodes[0]?.target) }));
  }, only);
  return found.flatMap(({ id, impact, at }) => (impact === "serious" || impact === "critical" ? `${id} at ${at}` : []));
}

/** In the dark only the colours are others. */
async function faintText(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: "dark" });
  return seriousFaults(page, ["color-contrast"]);
}

const widthOf = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth);

async function openAll(page: Page): Promise<void> {
  const button = page.locator("#details-toggle");
  if ((await button.getAttribute("aria-pressed")) === "false") await button.click();
}

describe("the HTML report of the example deals, in a browser", () => {
  for (const name of DEALS) {
    it.each(LOCALES)(`${name} in %s: no error, nothing fetched, every picture drawn`, async (locale) => {
      const { page, troubles, close } = await open(toHtml(reviewOf(name, locale), { pictures: pictures.get(name) }));
      expect(await page.locator("html").getAttribute("lang")).toBe(locale === "pt" ? "pt-BR" : locale);
      await openAll(page);
      const drawn = await page.evaluate(() => [...document.images].map(({ naturalWidth }) => naturalWidth > 0));
      expect(drawn).toEqual(placesOfReview(reviewOf(name, locale)).map(() => true));
      expect(troubles).toEqual([]);
      await close();
    });

    it(`${name} is accessible, in light and dark`, async () => {
      const locale = deals.get(name)?.deal.locale ?? "en";
      const { page, close } = await open(toHtml(reviewOf(name, locale), { pictures: pictures.get(name) }));
      expect(await seriousFaults(page)).toEqual([]);
      expect(await faintText(page)).toEqual([]);
      await close();
    });
  }

  it("fits a screen of 360 pixels", async () => {
    for (const name of DEALS) {
      const { page, close } = await open(toHtml(reviewOf(name, "fr"), { pictures: pictures.get(name) }), "light", 360);
      await openAll(page);
      expect(await widthOf(page), name).toBe(360);
      await close();
    }
  });

  it("prints, with every detail opened and on a light ground", async () => {
    const { page, close } = await open(
      toHtml(reviewOf("novalys", "fr"), { pictures: pictures.get("novalys") }),
      "dark",
    );
    const pdf = await page.pdf({ format: "A4" });
    expect(pdf.subarray(0, 5).toString("latin1")).toBe("%PDF-");
    await page.emulateMedia({ media: "print", colorScheme: "dark" });
    const shown = await page.evaluate(() => ({
      ground: getComputedStyle(document.body).backgroundColor,
      ink: getComputedStyle(document.body).color,
      closed: [...document.querySelectorAll("details:not([open]) .depth")].every((one) => one.checkVisibility()),
      menu: getComputedStyle(document.querySelector("nav") as Element).display,
    }));
    expect(shown).toEqual({ ground: "rgb(255, 255, 255)", ink: "rgb(26, 34, 44)", closed: true, menu: "none" });
    await close();
  });

  it("works from the keyboard: skip link, colours, details", async () => {
    const { page, close } = await open(toHtml(reviewOf("novalys", "en")));
    const focused = () =>
      page.evaluate(() => document.activeElement?.getAttribute("href") ?? document.activeElement?.id);
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("#answer");
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("theme-system");
    const light = await ground();
    await page.keyboard.press("ArrowLeft");
    expect(await focused()).toBe("theme-dark");
    expect(await ground()).not.toBe(light);
    await page.keyboard.press("Tab");
    expect(await focused()).toBe("details-toggle");
    await page.keyboard.press("Enter");
    expect(await page.locator("details:not([open])").count()).toBe(0);
    expect(await page.locator("#details-toggle").getAttribute("aria-pressed")).toBe("true");
    await page.keyboard.press("Enter");
    expect(await page.locator("details[open]").count()).toBe(0);
    await close();
  });

  it("has headings in order, each link a goal, and no id twice", async () => {
    for (const name of DEALS) {
      const { page, close } = await open(toHtml(reviewOf(name, "pt"), { pictures: pictures.get(name) }));
      const seen = await page.evaluate(() => ({
        levels: [...document.querySelectorAll("h1,h2,h3,h4,h5,h6")].map((one) => Number(one.tagName[1])),
        dead: [...document.querySelectorAll("a")].filter(
          (one) => document.querySelector(one.getAttribute("href") ?? "") === null,
        ).length,
        ids: [...document.querySelectorAll("[id]")].map((one) => one.id),
      }));
      expect(seen.levels.filter((level) => level === 1)).toHaveLength(1);
      expect(seen.levels.filter((level, i) => level > (seen.levels[i - 1] ?? 0) + 1)).toEqual([]);
      expect(seen.dead).toBe(0);
      expect(new Set(seen.ids).size).toBe(seen.ids.length);
      await close();
    }
  });
});

describe("a review in which everything happened", () => {
  it("is accessible and shows all of it", async () => {
    const { page, troubles, close } = await open(toHtml(richReview(reviewOf("novalys", "fr"))));
    expect(await seriousFaults(page)).toEqual([]);
    expect(await faintText(page)).toEqual([]);
    const text = await page.locator("body").innerText();
    for (const part of [
      "The plugged-in synthesis threw",
      "There is no score: the stage failed.",
      "E9: churn of 0.8 %",
      "value_unknown",
      "It needs a password.",
      "late-agent",
      "The founder showed the ledger.",
      "No longer matters.",
      "openrouter:some/model",
      "Ten were examined before it.",
    ]) {
      expect(text).toContain(part);
    }
    expect(await page.locator("s").allInnerTexts()).toEqual(["E9: churn of 0.8 %", "Slide 5: 0.8 %"]);
    expect(troubles).toEqual([]);
    await close();
  });

  it("shows an attack as text, wherever it stands", async () => {
    const hostile = hostileReview(richReview(reviewOf("novalys", "en")));
    const { page, troubles, close } = await open(
      toHtml({ ...hostile, synthesis: hostileReview(reviewOf("novalys", "en")).synthesis }),
    );
    await openAll(page);
    const seen = await page.evaluate(() => ({
      hacked: "hacked" in globalThis,
      scripts: document.scripts.length,
      images: document.images.length,
      handlers: [...document.querySelectorAll("*")].filter((one) =>
        [...one.attributes].some(({ name }) => name.startsWith("on") || name === "style"),
      ).length,
      links: [...document.querySelectorAll("a")].filter((one) => !one.getAttribute("href")?.startsWith("#")).length,
      text: document.body.textContent,
      title: document.title,
    }));
    expect(seen).toMatchObject({ hacked: false, scripts: 1, images: 0, handlers: 0, links: 0 });
    expect(seen.text.split("<script>window.hacked=1</script>").length).toBeGreaterThan(100);
    expect(seen.text).toContain("⟦U+202E⟧⟦U+2066⟧");
    expect(seen.text + seen.title).not.toMatch(/[\u202a-\u202e\u2066-\u2069\u200b]/);
    expect(await widthOf(page)).toBe(1280);
    expect(troubles).toEqual([]);
    await close();
  });
});
