import { transcribe } from "../analysts/model/vision/transcribe.ts";
import type { VerificationContext } from "../domain/context.ts";
import { doubtedPages, takeIn } from "../dossier/ocr/second-reading.ts";
import { renderPage } from "../dossier/render-page.ts";
import type { Model } from "../model/port.ts";
import type { ReviewFacts } from "./result.ts";
import type { Workshop } from "./workshop.ts";

/** Pages shown to a model, those with the most lines in doubt first. */
const MOST_PAGES = 12;
/** Pixels a point: small print stays legible. */
const SCALE = 2;

/** What a second reading by a model came to, and the documents after it. */
export interface SecondReading {
  context: VerificationContext;
  pictures: ReviewFacts["pictures"];
}

/**
 * Shows a model the pictures of pages whose figures were read with doubt, and believes it where it reads, knowing nothing
 * of our reading, the same line: two readings that agree are evidence. Anything else it says is no fact. Only pages of
 * PDFs: the others would be drawn from what we read.
 */
export async function readAgain(
  context: VerificationContext,
  model: Model,
  workshop: Workshop,
): Promise<SecondReading> {
  const pages = doubtedPages(context).slice(0, MOST_PAGES);
  if (pages.length === 0) return { context, pictures: undefined };
  const read = await Promise.all(
    pages.map((page) => {
      const { document, section } = page;
      return workshop.part(`${document.name}, ${section.number}`, async () => {
        const png = await renderPage(context, document.id, section.number, { scale: SCALE, signal: workshop.signal });
        const about = `vision ${document.id} ${section.number}`;
        const lines = await transcribe(model, { png, about, signal: workshop.signal });
        return { page, lines };
      });
    }),
  );
  const known = read.filter((one) => one !== null);
  const { context: settled, confirmed, left } = takeIn(context, known);
  return { context: settled, pictures: { pages: known.length, confirmed, left } };
}
