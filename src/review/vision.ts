import { confirmLines, isDoubted } from "../analysts/model/vision/confirm.ts";
import { transcribe } from "../analysts/model/vision/transcribe.ts";
import type { VerificationContext } from "../domain/context.ts";
import { withSections } from "../dossier/origins.ts";
import { dossierOf } from "../dossier/plain-context.ts";
import { renderPage } from "../dossier/render-page.ts";
import { pagesWith } from "../evidence/passages.ts";
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
  const dossier = dossierOf(context);
  const pages = pagesWith(dossier, "pdf", isDoubted)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_PAGES);
  if (pages.length === 0) return { context, pictures: undefined };
  const read = await Promise.all(
    pages.map(({ document, section }) =>
      workshop.part(`${document.name}, ${section.number}`, async () => {
        const png = await renderPage(context, document.id, section.number, { scale: SCALE, signal: workshop.signal });
        const about = `vision ${document.id} ${section.number}`;
        const lines = await transcribe(model, { png, about, signal: workshop.signal });
        return { ...confirmLines(section, lines), was: section };
      }),
    ),
  );
  const known = read.filter((one) => one !== null);
  const pictures = {
    pages: known.length,
    confirmed: known.reduce((sum, { confirmed }) => sum + confirmed, 0),
    left: known.reduce((sum, { left }) => sum + left, 0),
  };
  if (pictures.confirmed === 0) return { context, pictures };
  const settled = withSections(dossier, new Map(known.map(({ was, section }) => [was, section])));
  return { context: { ...context, dossier: settled }, pictures };
}
