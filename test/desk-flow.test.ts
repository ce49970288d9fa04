import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { reviewDeal } from "../src/review.ts";
import { type DeskCase, exampleDeal, openDesk } from "./desk-case.ts";

let desk: DeskCase;
/** The review stops before its first stage and after its last one, until somebody has looked. */
const begin = Promise.withResolvers<void>();
const end = Promise.withResolvers<void>();
beforeAll(async () => {
  desk = await openDesk(async (deal, options) => {
    await begin.promise;
    const review = await reviewDeal(deal, options);
    await end.promise;
    return review;
  });
});
afterAll(() => desk.close());

/** The files of an example deal as a browser would be given them. */
function filesOf(name: string): { path: string; bytes: string }[] {
  const folder = exampleDeal(name);
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => statSync(join(folder, path)).isFile())
    .map((path) => ({ path, bytes: readFileSync(join(folder, path)).toString("base64") }));
}

describe("a deck and a model are dropped on the desk", () => {
  it("signs in by a link that is good once, shows live progress, and ends with the answer", async () => {
    const { page, complaints, foreign } = await desk.page({ signedIn: false });
    const link = desk.loginLink();
    await page.goto(link);
    await page.getByRole("heading", { name: "Dossiers" }).waitFor();
    expect(new URL(page.url()).search).toBe("");
    await page.getByText("Aucun dossier pour l’instant").waitFor();
    await page.getByRole("button", { name: "Voir un dossier d’exemple" }).waitFor();

    // Only deck and model, under names of their own: they keep them.
    const files = filesOf("novalys").filter(({ path }) => /^(?:deck|model)\./.test(path));
    const transfer = await page.evaluateHandle((given) => {
      const data = new DataTransfer();
      for (const { path, bytes } of given) {
        const content = Uint8Array.from(atob(bytes), (character) => character.charCodeAt(0));
        data.items.add(new File([content], `Acme ${path}`));
      }
      return data;
    }, files);
    await page.getByTestId("drop-zone").dispatchEvent("drop", { dataTransfer: transfer });
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Nom du dossier").fill("Acme & Fils");
    expect(await dialog.getByRole("combobox", { name: "Rôle: Acme deck.pdf" }).inputValue()).toBe("deck");
    expect(await dialog.getByRole("combobox", { name: "Rôle: Acme model.xlsx" }).inputValue()).toBe("model");
    await dialog.getByRole("button", { name: "Lancer la revue" }).click();

    await page.waitForURL(/\/reviews\/rev_/);
    await page.locator('[data-stage="reading"][data-state="waiting"]').waitFor();
    begin.resolve();
    await page.locator('[data-stage="synthesis"][data-state="done"]').waitFor();
    expect(await page.locator('[data-stage="reading"]').innerText()).toContain("2 documents");
    expect(await page.locator("[aria-live=polite]").innerText()).toContain("Étape");
    end.resolve();
    await page.getByText("Peut-on se fier à ces documents ?").waitFor();
    await page.getByRole("link", { name: "Acme & Fils" }).waitFor();
    const read = await page.locator("#content").innerText();
    expect(read).toContain("Acme deck.pdf · Deck");
    expect(read).toContain("Acme model.xlsx · Modèle financier");

    await page.goto(`${desk.url}/`);
    await page.getByRole("row", { name: /Acme & Fils/ }).waitFor();
    expect(complaints).toEqual([]);
    expect(foreign).toEqual([]);

    const second = await desk.page({ signedIn: false });
    await second.page.goto(link);
    await second.page.getByText("Ce lien a déjà servi").waitFor();
  });

  it("keeps everybody else out, and lets a pasted token in", async () => {
    const { page } = await desk.page({ signedIn: false });
    await page.goto(`${desk.url}/agents`);
    await page.getByLabel("Jeton d’accès").fill("wrong");
    await page.getByRole("button", { name: "Entrer" }).click();
    await page.getByRole("alert").waitFor();
    await page.getByLabel("Jeton d’accès").fill(desk.token);
    await page.getByRole("button", { name: "Entrer" }).click();
    await page.getByRole("heading", { name: "Agents, tous dossiers confondus" }).waitFor();
    await page.getByRole("button", { name: "Se déconnecter" }).click();
    await page.getByLabel("Jeton d’accès").waitFor();
    expect((await page.request.get(`${desk.url}/api/deals`)).status()).toBe(401);
  });

  it("says what is missing when a page or a review is not there", async () => {
    const { page } = await desk.page();
    await page.goto(`${desk.url}/nowhere`);
    await page.getByText("Cette page n’existe pas").waitFor();
    await page.goto(`${desk.url}/reviews/rev_unknown`);
    await page.getByRole("alert").waitFor();
  });

  it("loads its first page in at most 150 kB", async () => {
    const { page } = await desk.page();
    const sizes: number[] = [];
    page.on("response", (response) => {
      if (!new URL(response.url()).pathname.startsWith("/api/")) {
        sizes.push(Number(response.headers()["content-length"] ?? Number.NaN));
      }
    });
    await page.goto(`${desk.url}/`);
    await page.getByRole("heading", { name: "Dossiers" }).waitFor();
    expect(sizes.length).toBeGreaterThan(2);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(150_000);
  });
});
