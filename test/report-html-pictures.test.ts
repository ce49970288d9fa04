import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { type Deal, loadDeal } from "../src/deal/load-deal.ts";
import type { Box } from "../src/domain/document.ts";
import { buildVerificationContext } from "../src/dossier/build-context.ts";
import { decodePng, type Pixels } from "../src/report/html/crop.ts";
import { type EvidencePicture, type EvidencePlace, placesOfCase, placesOfReview } from "../src/report/html/places.ts";
import { drawEvidence } from "../src/report/pictures.ts";
import type { Review } from "../src/review/result.ts";
import { reviewDeal } from "../src/review.ts";
import { makeFinding, makePdf } from "../src/testing/index.ts";

const clock = () => new Date("2026-01-28T10:00:00Z");
const example = (name: string) => loadDeal(join(import.meta.dirname, "../examples/deals", name));

const pixelsOf = ({ src }: EvidencePicture): Pixels =>
  decodePng(new Uint8Array(Buffer.from(src.slice("data:image/png;base64,".length), "base64")));

/** The share of a box (in points) that the marker has coloured. */
function markedShare({ width, height, rgba }: Pixels, box: Box, scale: number, top = 0): number {
  let marked = 0;
  let all = 0;
  for (let y = Math.floor(box.y * scale - top); y < (box.y + box.height) * scale - top; y++) {
    for (let x = Math.floor(box.x * scale); x < (box.x + box.width) * scale; x++) {
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const [red = 0, green = 0, blue = 0] = rgba.subarray((y * width + x) * 4, (y * width + x) * 4 + 3);
      all++;
      if (blue < green * 0.6 && red > blue) marked++;
    }
  }
  return all === 0 ? 0 : marked / all;
}

/** The boxes of the cells of a page, by their text. */
function boxesOf({ context }: Deal, document: string, page: number): Map<string, Box> {
  const section = context.dossier?.documents.find(({ id }) => id === document)?.sections[page - 1];
  const cells = (section?.rows ?? []).flatMap((row) => row.cells);
  return new Map(cells.flatMap(({ text, box }) => (box === undefined ? [] : [[text, box] as const])));
}

const caseOf = (review: Review, topicId: string) => {
  const found = review.settled.find(({ contradiction }) => contradiction.topicId === topicId);
  if (found === undefined) throw new Error(`No contradiction on ${topicId}`);
  return found;
};

describe("the pictures of the evidence", () => {
  it("mark the words that decided, and no others", async () => {
    const deal = await example("novalys");
    const review = await reviewDeal(deal, { clock });
    const { byKey, leftOut } = await drawEvidence(review, deal.context);
    expect(leftOut).toEqual([]);
    const [place] = placesOfCase(caseOf(review, "churn"));
    const picture = byKey.get(place?.key ?? "") as EvidencePicture;
    const pixels = pixelsOf(picture);
    const boxes = boxesOf(deal, "deck.pdf", 5);
    const scale = pixels.width / 960;
    const share = (text: string) => markedShare(pixels, boxes.get(text) as Box, scale);
    expect(place).toMatchObject({ address: { document: "deck.pdf", page: 5 }, passages: ["1,8 % Churn mensuel"] });
    expect(share("1,8 %")).toBeGreaterThan(0.5);
    expect(share("Churn mensuel")).toBeGreaterThan(0.5);
    expect(share("112 %")).toBe(0);
    expect(share("84")).toBe(0);
    expect([picture.width, picture.height]).toEqual([pixels.width, pixels.height]);
  });

  it("are drawn for slides and for cells of a sheet, all of them marked", async () => {
    const deal = await example("feiralivre");
    const review = await reviewDeal(deal, { clock });
    const places = placesOfReview(review);
    const { byKey } = await drawEvidence(review, deal.context);
    expect(new Set(places.map(({ address }) => address.kind))).toEqual(new Set(["slide", "cell"]));
    expect(places.map(({ key }) => byKey.get(key)?.marked)).toEqual(places.map(() => true));
    const slide = places.find(({ address }) => address.kind === "slide") as EvidencePlace;
    const pixels = pixelsOf(byKey.get(slide.key) as EvidencePicture);
    const section = deal.context.dossier?.documents.find(({ id }) => id === slide.address.document)?.sections[0];
    for (const box of slide.marks as Box[]) {
      expect(markedShare(pixels, box, pixels.width / (section?.width ?? 0))).toBeGreaterThan(0.4);
    }
  });

  it("cut a tall page to what is around the words", async () => {
    const lines = Array.from({ length: 40 }, (_, i) => (i === 30 ? "Monthly churn 1.8 %" : `Line ${i} of the report`));
    const context = await buildVerificationContext({ deck: { bytes: makePdf([lines]), name: "deck.pdf" } });
    const quote = (content: string) => ({
      evidence: [{ type: "quote" as const, content, source: "Deck Page 1" }],
      unit: "%",
    });
    const agent = (agentName: string, value: number, content: string) => ({
      agentName,
      tier: 1 as const,
      output: {},
      findings: [makeFinding(agentName, "Churn", value, 85, quote(content))],
    });
    const agentOutputs = [agent("a", 1.8, "Monthly churn 1.8 %"), agent("b", 4.8, "Monthly churn 4.8 %")];
    const info = { name: "Tall", sector: null, stage: null, locale: "en" as const };
    const deal: Deal = { context, agentOutputs, warnings: [], deal: info };
    const review = await reviewDeal(deal, { clock });
    const [place] = placesOfCase(caseOf(review, "churn"));
    const { byKey } = await drawEvidence(review, context);
    const picture = byKey.get(place?.key ?? "") as EvidencePicture;
    expect(picture.marked).toBe(true);
    expect(picture.height).toBeLessThan(picture.width * 0.8);
    expect(picture.height).toBeGreaterThan(picture.width * 0.3);
  });

  it("say what they leave out: too many, too large, not drawable", async () => {
    const deal = await example("novalys");
    const review = await reviewDeal(deal, { clock });
    const places = placesOfReview(review);
    const few = await drawEvidence(review, deal.context, { maxPictures: 1 });
    expect(few.byKey.size).toBe(1);
    expect(few.leftOut.map(({ reason }) => reason)).toEqual(places.slice(1).map(() => "count"));
    const small = await drawEvidence(review, deal.context, { maxPictures: 2, maxBytes: 10 });
    expect(small.byKey.size).toBe(0);
    expect(small.leftOut.slice(0, 2).map(({ reason }) => reason)).toEqual(["size", "size"]);
    const gone = await drawEvidence(review, { deckExtracts: "Slide 1\nNothing" }, { maxPictures: 1 });
    expect(gone.leftOut[0]).toMatchObject({ reason: "not_drawn" });
  });
});
