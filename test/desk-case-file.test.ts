import type { Locator } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { loadDeal } from "../src/deal/load-deal.ts";
import type { Box } from "../src/domain/document.ts";
import { type DeskCase, exampleDeal, openDesk } from "./desk-case.ts";

let desk: DeskCase;
let review: string;
beforeAll(async () => {
  desk = await openDesk();
  review = await desk.reviewed(exampleDeal("novalys"));
});
afterAll(() => desk.close());

/** Opens the case file of a topic from the list. */
async function openCase(topic: string) {
  const watched = await desk.page();
  await watched.page.goto(`${desk.url}/reviews/${review}/contradictions`);
  await watched.page.getByTestId("cases").getByRole("link", { name: topic }).click();
  await watched.page.getByRole("heading", { level: 1, name: topic }).waitFor();
  return watched;
}

const boxOf = async (element: Locator): Promise<Box> => {
  const box = await element.boundingBox();
  if (box === null) throw new Error("Not on the page");
  return box;
};

describe("the evidence of a case", () => {
  it("lies the highlight on the very words that are quoted", async () => {
    const { page } = await openCase("Churn");
    const picture = await boxOf(page.getByRole("img", { name: /deck\.pdf, page 5/ }));
    const marks = await Promise.all((await page.getByTestId("highlight").all()).map(boxOf));

    const { context } = await loadDeal(exampleDeal("novalys"));
    const section = context.dossier?.documents.find(({ id }) => id === "deck.pdf")?.sections[4];
    const words = section?.rows.flatMap(({ cells }) => cells).find(({ text }) => text === "1,8 %")?.box;
    if (section?.width === undefined || words === undefined) throw new Error("The deck has changed");
    const scale = picture.width / section.width;
    const expected = { x: picture.x + words.x * scale, y: picture.y + words.y * scale };
    const mark = marks.find(({ x, y }) => Math.abs(x - expected.x) < 2 && Math.abs(y - expected.y) < 2);
    expect(mark, `no mark at ${JSON.stringify(expected)} among ${JSON.stringify(marks)}`).toBeDefined();
    expect(mark?.width).toBeCloseTo(words.width * scale, -0.5);
    expect(mark?.height).toBeCloseTo(words.height * scale, -0.5);
  });

  it("marks something that is printed: there is ink under the highlight and none beside it", async () => {
    const { page } = await openCase("Churn");
    const inked = await page
      .getByTestId("highlight")
      .first()
      .evaluate(async (mark: HTMLElement) => {
        const image = mark.parentElement?.querySelector("img") as HTMLImageElement;
        await image.decode();
        const canvas = document.createElement("canvas");
        canvas.width = image.naturalWidth;
        canvas.height = image.naturalHeight;
        const context = canvas.getContext("2d") as CanvasRenderingContext2D;
        context.drawImage(image, 0, 0);
        const part = (name: "left" | "top" | "width" | "height") => Number.parseFloat(mark.style[name]) / 100;
        const dark = (x: number, y: number, width: number, height: number) => {
          const { data } = context.getImageData(x, y, width, height);
          let count = 0;
          for (let at = 0; at < data.length; at += 4) {
            if ((data[at] ?? 255) + (data[at + 1] ?? 255) + (data[at + 2] ?? 255) < 500) count++;
          }
          return count;
        };
        const [width, height] = [part("width") * image.naturalWidth, part("height") * image.naturalHeight];
        const [x, y] = [part("left") * image.naturalWidth, part("top") * image.naturalHeight];
        return {
          before: dark(x - width * 0.4, y, width * 0.35, height),
          under: dark(x, y, width, height),
          after: dark(x + width * 1.15, y, width * 0.5, height),
        };
      });
    expect(inked.under).toBeGreaterThan(200);
    expect(inked).toMatchObject({ before: 0, after: 0 });
  });

  it("shows a cell in its grid with its formula, and two sources side by side, each at an address", async () => {
    const { page } = await openCase("ARR");
    const cell = page.getByTestId("highlight-cell");
    expect(await cell.innerText()).toBe("507\u202f000 €");
    await page.getByText("C12 = C8*12").waitFor();
    await page.getByLabel("Comparer avec…").selectOption("2");
    await page.getByTestId("highlight").first().waitFor();
    expect(await cell.count()).toBe(1);
    expect(new URL(page.url()).searchParams.get("beside")).toBe("2");

    await page.goto(`${page.url().split("?")[0]}?evidence=2`);
    const shown = page.getByTestId("exhibits").getByRole("button", { pressed: true });
    expect(await shown.innerText()).toContain("Deck, page 8");
    await page.goBack();
    await cell.waitFor();
    expect(new URL(page.url()).searchParams.get("beside")).toBe("2");
  });

  it("goes back through the pages one has seen", async () => {
    const { page } = await openCase("Churn");
    await page.getByTestId("cases").getByRole("link", { name: "Brevets" }).click();
    await page.getByRole("heading", { level: 1, name: "Brevets" }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: "Churn" }).waitFor();
    await page.goBack();
    await page.waitForURL(/\/contradictions$/);
    await page.getByTestId("case-file").waitFor();
  });
});

describe("a person overrules", () => {
  it("asks for a reason and a name, and keeps both verdicts on record for good", async () => {
    const { page, complaints } = await openCase("Marché total (TAM)");
    await page.getByText("Personne n’a encore pris de décision ici").waitFor();
    await page.getByRole("button", { name: "Passer outre" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel(/market-intelligence a raison/).check();
    await dialog.getByLabel("Votre nom").fill("Ada L.");
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    expect(
      await dialog
        .getByLabel("Raison", { exact: true })
        .evaluate((field: HTMLTextAreaElement) => field.validity.valueMissing),
    ).toBe(true);
    await dialog.getByLabel("Raison", { exact: true }).fill("Le fondateur a montré l’étude complète.");
    await dialog.getByRole("button", { name: "Enregistrer" }).click();
    await dialog.waitFor({ state: "detached" });

    for (const again of [false, true]) {
      if (again) await page.reload();
      const trail = page.getByTestId("decisions");
      await trail.getByText("Ada L.").waitFor();
      const told = (await trail.innerText()).replaceAll(/\s/g, " ");
      expect(told).toContain("donne raison à market-intelligence");
      expect(told).toContain("Le fondateur a montré l’étude complète.");
      expect(told).toContain("Le moteur");
      expect(told).toContain("4,2 Md€");
    }
    const { dealId } = (await (await page.request.get(`${desk.url}/api/reviews/${review}`)).json()) as {
      dealId: string;
    };
    const [decision] = await desk.store.of("local", "test").decisions.ofDeal(dealId);
    expect(decision).toMatchObject({ kind: "accept_position", position: "market-intelligence", by: "Ada L." });
    expect(complaints).toEqual([]);
  });

  it("says how a typed value is read before it is kept: the same marks mean other numbers elsewhere", async () => {
    const { page } = await openCase("ARR");
    await page.keyboard.press("o");
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Une autre valeur").check();
    const reading = async () =>
      (await dialog.getByText(/^Lu comme|^Ce n’est pas un nombre/).innerText()).replaceAll(/\s/g, " ");
    await dialog.getByLabel("Valeur", { exact: true }).fill("504.000");
    expect(await reading()).toBe("Lu comme 504 000 €");
    await dialog.getByLabel("Valeur", { exact: true }).fill("504,5");
    expect(await reading()).toBe("Lu comme 504,5 €");
    await dialog.getByLabel("Valeur", { exact: true }).fill("environ 500 k€");
    expect(await reading()).toContain("gardé comme texte");
  });

  it("rejects a correction, and nothing else, when the form of a rejection is sent by Enter", async () => {
    const { page } = await desk.page();
    await page.goto(`${desk.url}/reviews/${review}/corrections`);
    await page.getByTestId("correction").first().waitFor();
    await page.keyboard.press("o");
    const dialog = page.getByRole("dialog", { name: /^Rejeter/ });
    await dialog.getByLabel("Raison", { exact: true }).fill("Hors sujet.");
    await dialog.getByLabel("Votre nom").fill("Grace H.");
    await page.keyboard.press("Enter");
    await page.getByTestId("correction").first().getByText("Rejetée par Grace H.").waitFor();
    // The name is known now: the other way takes one key.
    await page.keyboard.press("a");
    await page.getByTestId("correction").first().getByText("Acceptée par Grace H.").waitFor();
  });

  it("accepts or rejects a correction where it stands, word by word", async () => {
    const { page } = await desk.page();
    await page.goto(`${desk.url}/reviews/${review}/corrections`);
    const card = page.getByTestId("correction").filter({ hasText: "marge brute" }).first();
    await card.waitFor();
    expect((await card.locator("del").allInnerTexts()).join("")).toContain("75");
    expect((await card.locator("ins").allInnerTexts()).join("")).toContain("72,0");
    await card.getByRole("button", { name: "Rejeter" }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Raison", { exact: true }).fill("Le chiffre du deck n’est pas audité.");
    await dialog.getByLabel("Votre nom").fill("Ada L.");
    await dialog.getByRole("button", { name: "Rejeter" }).click();
    await card.getByText("Rejetée par Ada L.").waitFor();
  });
});
