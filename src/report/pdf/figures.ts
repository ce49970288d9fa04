import { REPORT_WORDS } from "../../i18n/report.ts";
import type { Review } from "../../review/result.ts";
import { type EvidencePicture, type EvidencePictures, nameOf, placesOfCase } from "../html/places.ts";

/** A page a verdict rests on; null where there is no picture of it. */
export interface Figure {
  picture: EvidencePicture | null;
  caption: string;
}

/** The pages that a contradiction's evidence stands on, in the order they decided. Without any pictures there are none. */
export function figuresOf(contradictionId: string, review: Review, pictures: EvidencePictures | undefined): Figure[] {
  const settled = review.settled.find(({ contradiction }) => contradiction.id === contradictionId);
  if (settled === undefined || pictures === undefined) return [];
  const words = REPORT_WORDS[review.locale];
  return placesOfCase(settled).map((place): Figure => {
    const picture = pictures.byKey.get(place.key) ?? null;
    const name = nameOf(place, review, review.locale);
    return { picture, caption: picture === null ? words.noPicture(name) : words.picture(name) };
  });
}
