import type { VerificationContext } from "../domain/context.ts";
import { TribunalError } from "../domain/errors.ts";
import { refuseUnknown, requireObject } from "../domain/known-options.ts";
import type { Locale } from "../domain/locale.ts";
import { renderPage } from "../dossier/render-page.ts";
import { witnessOf } from "../evidence/witness.ts";
import { explainError } from "../i18n/errors.ts";
import type { Review } from "../review/result.ts";
import { cutLines, decodePng, markedLines } from "./html/crop.ts";
import {
  type EvidencePicture,
  type EvidencePictures,
  type EvidencePlace,
  type PictureLeftOut,
  placesOfReview,
} from "./html/places.ts";

export interface DrawEvidenceOptions {
  /** Default 24: those of the most severe contradictions first. */
  maxPictures?: number | undefined;
  /** Bytes of all pictures together, as PNG. Default 6 MB. */
  maxBytes?: number | undefined;
  /** Stops between two pictures. */
  signal?: AbortSignal | undefined;
}

const KNOWN: Readonly<Record<keyof DrawEvidenceOptions, true>> = { maxPictures: true, maxBytes: true, signal: true };

const MAX_PICTURES = 24;
const MAX_BYTES = 6_000_000;
/** A page that is mostly photographs is drawn smaller, until it fits. */
const MAX_ONE = 600_000;
/** Pixels across: sharp on a screen and on paper. */
const WIDTH = 1_280;
const LEAST_SCALE = 0.6;
/** Pages higher than this share of their width are cut to what is around the mark. */
const TALL = 0.8;
/** Lines kept around the mark, as a share of the width. */
const AROUND = 0.16;
const LEAST_HEIGHT = 0.4;
/** Pages drawn at the same time, each in a process of its own. */
const AT_ONCE = 2;

/**
 * Draws the pages that the report's evidence stands on, what is quoted marked: each page once per set of marks. What
 * does not fit or cannot be drawn is listed with its reason, never dropped in silence.
 *
 * ```ts
 * const html = toHtml(review, { pictures: await drawEvidence(review, context) });
 * ```
 */
export async function drawEvidence(
  review: Review,
  context: VerificationContext,
  options: DrawEvidenceOptions = {},
): Promise<EvidencePictures> {
  requireObject("The review", review);
  refuseUnknown("drawEvidence", options, KNOWN);
  const { maxPictures = MAX_PICTURES, maxBytes = MAX_BYTES, signal } = options;
  const places = placesOfReview(review);
  const drawn: Drawn[] = [];
  const chosen = places.slice(0, maxPictures);
  for (let at = 0; at < chosen.length; at += AT_ONCE) {
    signal?.throwIfAborted();
    const some = chosen.slice(at, at + AT_ONCE).map((place) => draw(place, context, review.locale));
    drawn.push(...(await Promise.all(some)));
  }
  const byKey = new Map<string, EvidencePicture>();
  const leftOut: PictureLeftOut[] = [];
  let bytes = 0;
  for (const one of drawn) {
    if ("reason" in one) leftOut.push(one);
    else if (bytes + one.bytes > maxBytes) leftOut.push({ place: one.place, reason: "size" });
    else {
      bytes += one.bytes;
      byKey.set(one.place.key, one.picture);
    }
  }
  leftOut.push(...places.slice(maxPictures).map((place) => ({ place, reason: "count" as const })));
  return { byKey, leftOut };
}

type Drawn = { place: EvidencePlace; picture: EvidencePicture; bytes: number } | PictureLeftOut;

async function draw(place: EvidencePlace, context: VerificationContext, locale: Locale): Promise<Drawn> {
  const section = witnessOf(context).sectionAt(place.address);
  if (section === undefined) return { place, reason: "not_drawn" };
  try {
    const { document } = place.address;
    for (let scale = Math.min(2, WIDTH / (section.width ?? WIDTH / 1.5)); ; scale *= LEAST_SCALE) {
      const png = await renderPage(context, document, section.number, { highlight: place.marks, scale });
      const { picture, bytes } = around(png);
      if (bytes <= MAX_ONE || scale < LEAST_SCALE) return { place, picture, bytes };
    }
  } catch (error) {
    if (!(error instanceof TribunalError)) throw error;
    return { place, reason: "not_drawn", message: explainError(error, locale) };
  }
}

/** A tall page is cut to what is around the mark; a slide or a sheet is shown whole. */
function around(png: Uint8Array): { picture: EvidencePicture; bytes: number } {
  const pixels = decodePng(png);
  const marked = markedLines(pixels);
  const { width } = pixels;
  let { height } = pixels;
  let cut = png;
  if (marked !== null && height > width * TALL) {
    const missing = Math.max(0, width * LEAST_HEIGHT - (marked.bottom - marked.top + 2 * width * AROUND)) / 2;
    const top = Math.max(0, Math.floor(marked.top - width * AROUND - missing));
    const bottom = Math.min(height, Math.ceil(marked.bottom + width * AROUND + missing));
    cut = cutLines(pixels, top, bottom);
    height = bottom - top;
  }
  const src = `data:image/png;base64,${Buffer.from(cut).toString("base64")}`;
  return { picture: { src, width, height, marked: marked !== null }, bytes: cut.length };
}
