import { confirmLines, isDoubted } from "../analysts/model/vision/confirm.ts";
import { transcribe } from "../analysts/model/vision/transcribe.ts";
import type { VerificationContext } from "../domain/context.ts";
import type { Section, SourceDocument } from "../domain/document.ts";
import { keepOrigins } from "../dossier/origins.ts";
import { dossierOf } from "../dossier/plain-context.ts";
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
  const dossier = dossierOf(context);
  const pages = dossier.documents
    .filter(({ format }) => format === "pdf")
    .flatMap((document) => document.sections.map((section) => ({ document, section, doubts: doubtsIn(section) })))
    .filter(({ doubts }) => doubts > 0)
    .toSorted((a, b) => b.doubts - a.doubts)
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
  const now = new Map(known.map(({ was, section }) => [was, section]));
  const withConfirmed = (document: SourceDocument): SourceDocument =>
    document.sections.some((section) => now.has(section))
      ? { ...document, sections: document.sections.map((section) => now.get(section) ?? section) }
      : document;
  const settled = { ...dossier, documents: dossier.documents.map(withConfirmed) };
  keepOrigins(dossier, settled);
  return { context: { ...context, dossier: settled }, pictures };
}

const doubtsIn = ({ rows }: Section): number => rows.filter(isDoubted).length;
