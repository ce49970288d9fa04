import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Review } from "../src/review/result.ts";
import { reviewDeal } from "../src/review.ts";
import { faultsOf, STRUCTURE } from "./desk-axe.ts";
import { type DeskCase, loaded, openDesk } from "./desk-case.ts";
import { broken } from "./report-sample.ts";
import { deck, smallDeal } from "./server-case.ts";

let desk: DeskCase;
let review: string;
/** The next review stands still until it is asked to stop. */
let standing = false;
const folder = mkdtempSync(join(tmpdir(), "tribunal-desk-states-"));

beforeAll(async () => {
  for (const [path, content] of Object.entries(smallDeal({ "deal.json": '{"name":"Petit dossier"}' }))) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  desk = await openDesk(async (deal, options) => {
    if (standing) {
      standing = false;
      await new Promise((_, reject) => {
        options.signal?.addEventListener("abort", () => reject(options.signal?.reason));
      });
    }
    return reviewDeal(deal, options);
  });
  review = await desk.reviewed(folder);
});
afterAll(async () => {
  await desk.close();
  rmSync(folder, { recursive: true, force: true });
});

describe("a review that is stopped", () => {
  it("says so, and goes on where it was", async () => {
    const { page } = await desk.page();
    await page.goto(desk.url);
    await page.getByRole("link", { name: "Petit dossier" }).click();
    await page.getByRole("link", { name: "Petit dossier" }).click();
    standing = true;
    await page.getByRole("button", { name: "Nouvelle revue" }).click();
    await page.getByRole("button", { name: "Annuler la revue" }).click();
    await page.getByText("Annulée", { exact: true }).first().waitFor();
    await page.getByText("aucun appel terminé n’est payé deux fois").waitFor();
    // What has stopped has nothing ahead of it.
    expect(await page.locator('[data-stage="synthesis"]').innerText()).toContain("non fait");
    await page.getByRole("button", { name: "Reprendre la revue" }).click();
    await page.getByText("Peut-on se fier à cette analyse ?").waitFor();
  });
});

describe("a review of which parts failed", () => {
  it("says on each screen what is missing, and that it is no pass", async () => {
    const { page, complaints } = await desk.page();
    await page.route(`**/api/reviews/${review}/document?*`, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, json: broken((await answer.json()) as Review) });
    });
    await page.goto(`${desk.url}/reviews/${review}`);
    await page.locator("#content header").getByText("Impossible à évaluer").waitFor();
    const answer = await page.locator("#content").innerText();
    expect(answer).not.toContain("Aucune contradiction ouverte");
    for (const told of [
      "n’ont pas toutes pu être recherchées",
      "synthesis broke",
      "agent-x was not examined",
      "beyond the limit of agents",
    ]) {
      expect(answer).toContain(told);
    }
    for (const [part, told] of [
      ["3", "Les citations n’ont pas pu être contrôlées"],
      ["4", "Des analyses n’ont pas pu être relues"],
      ["6", "Le rapprochement n’a pas pu être fait"],
      ["9", "Aucune citation"],
      ["0", "Aucun modèle de langage n’a été interrogé"],
    ] as const) {
      await page.keyboard.press(part);
      await page.getByText(told).first().waitFor();
    }
    await page.keyboard.press("2");
    await page.getByTestId("cases").getByRole("link").first().click();
    await page
      .getByText(/Signalée sans verdict|Sans verdict/)
      .first()
      .waitFor();
    expect(complaints).toEqual([]);
  });
});

describe("a server that does not answer", () => {
  it("is named as the trouble, and asked again on demand", async () => {
    const { page } = await desk.page();
    await page.route("**/api/agents", (route) => route.abort());
    await page.goto(`${desk.url}/agents`);
    await page.getByText("Le serveur ne répond pas").waitFor();
    await page.unroute("**/api/agents");
    await page.getByRole("button", { name: "Réessayer" }).click();
    await page.getByText("alice").first().waitFor();
  });
});

describe("a document that is replaced", () => {
  it("marks the verdicts that rested on it, and has them judged again", async () => {
    const { page } = await desk.page();
    await page.goto(`${desk.url}/reviews/${review}`);
    await page.getByRole("link", { name: "Petit dossier" }).click();
    const buffer = Buffer.from(deck("600 000 €"));
    await page
      .getByLabel("Choisir des fichiers")
      .setInputFiles({ name: "deck.pdf", mimeType: "application/pdf", buffer });
    await page.getByRole("dialog").getByRole("button", { name: "Remplacer ou ajouter des fichiers" }).click();
    await page.getByText("1 verdict repose sur un document remplacé").waitFor();
    await page.getByText("Version 2").first().waitFor();

    const deal = page.url();
    await page.getByText("Version 1").first().waitFor();
    await page.getByText("La version 2 n’a pas encore été examinée").waitFor();
    await page.getByRole("button", { name: "Refaire la revue" }).waitFor();
    await page.goto(desk.url);
    await page.getByText("Version antérieure").waitFor();
    await page.goto(`${desk.url}/reviews/${(await latest(deal)).id}/contradictions`);
    await page.getByText("Cette revue porte sur la version 1 ; le dossier en est à la version 2").waitFor();
    await page.getByTestId("cases").getByText("Périmé").waitFor();
    await page.getByTestId("cases").getByRole("link").first().click();
    await page.getByText("Ce verdict repose sur un document remplacé depuis : deck.pdf").waitFor();

    await page.goto(deal);
    await page.getByRole("button", { name: "Revérifier ces verdicts" }).click();
    await page.getByText("1 verdict revérifié après le remplacement de documents").waitFor();
    await page.keyboard.press("2");
    await loaded(page);
    expect(await page.getByTestId("cases").innerText()).not.toContain("Périmé");
    expect(await page.locator("#content").innerText()).not.toContain("Cette revue porte sur");

    await page.goto(`${desk.url}/reviews/${review}`);
    await page.getByRole("link", { name: "Ouvrir la dernière revue" }).click();
    await page.waitForURL((url) => !url.pathname.includes(review));
  });

  it("is reviewed again in one click from the review that has grown old", async () => {
    const { page } = await desk.page();
    const { id: newest } = await latest(`/deals/${(await recordOf(review)).dealId}`);
    const form = new FormData();
    form.append("files", new File([new Uint8Array(deck("700 000 €"))], "deck.pdf"));
    const headers = { authorization: `Bearer ${desk.token}` };
    const path = `${desk.url}/api/deals/${(await recordOf(review)).dealId}/files`;
    expect((await fetch(path, { method: "PUT", headers, body: form })).status).toBe(200);
    await page.goto(`${desk.url}/reviews/${newest}`);
    await page.getByText("le dossier en est à la version 3").waitFor();
    await page.getByRole("button", { name: "Refaire la revue" }).click();
    await page.waitForURL((url) => /\/reviews\/rev_/.test(url.pathname) && !url.pathname.includes(newest));
    await page.getByRole("heading", { name: /^Peut-on se fier/ }).waitFor();
    expect(await page.locator("#content").innerText()).not.toContain("le dossier en est à");
  });
});

async function recordOf(id: string): Promise<{ dealId: string }> {
  const record = await desk.store.of("local", "test").reviews.get(id);
  if (record === null) throw new Error(`There is no review ${id}`);
  return record;
}

/** The latest finished review of a deal, by the address of the deal's page. */
async function latest(address: string): Promise<{ id: string }> {
  const dealId = address.slice(address.lastIndexOf("/") + 1);
  const [first] = await desk.store.of("local", "test").reviews.list({ dealId, status: "done" });
  if (first === undefined) throw new Error("The deal has no finished review");
  return first;
}

describe("a desk without deals", () => {
  it("shows what comes out, and an example in one click", async () => {
    const empty = await openDesk();
    try {
      const { page, complaints } = await empty.page({ locale: "en-GB", bypassCSP: true });
      await page.goto(empty.url);
      await page.getByText("What to check first").waitFor();
      expect(await faultsOf(page, STRUCTURE)).toEqual([]);
      await page.getByRole("button", { name: "See an example deal" }).click();
      await page.waitForURL(/\/reviews\/rev_/);
      await page.getByRole("heading", { level: 1, name: "Thermo Arc" }).waitFor();
      expect(complaints).toEqual([]);
    } finally {
      await empty.close();
    }
  });
});
