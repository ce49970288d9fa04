import type { Task } from "../isolation/protocol.ts";
import { openPackage } from "../office/package.ts";
import { drawPart } from "./draw.ts";
import { picturePage } from "./picture-page.ts";
import {
  type DrawnPicture,
  type PictureToRead,
  type RecognisedPicture,
  type Recognition,
  recognise,
} from "./recognise.ts";

/** Reads pictures of a document. Runs inside the parsing process. */
export function recognisePictures(
  { format, bytes, pictures, language, limits }: Extract<Task, { kind: "recognise" }>,
  done: (recognised: RecognisedPicture) => void,
): Promise<Recognition> {
  const archive = format === "pptx" ? openPackage(bytes, limits) : undefined;
  const draw = async (picture: PictureToRead): Promise<DrawnPicture | null> => {
    const { section, box, part, wholePage, lines } = picture;
    if (archive === undefined) return drawPart(bytes, section, box, wholePage || lines !== undefined);
    if (part === undefined) return null;
    const page = picturePage(archive.bytes(part), picture);
    return page === null ? null : drawPart(page, 1, { ...box, x: 0, y: 0 }, true);
  };
  return recognise(pictures, draw, language, done);
}
