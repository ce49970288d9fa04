import type { Box, Picture } from "../../../domain/document.ts";
import { at, attribute, child, numberAttribute, type XmlNode } from "../xml.ts";
import type { Drawn, SlideScene } from "./shapes.ts";

/** A smaller share of the slide than this is a logo, an icon or a portrait. */
const MIN_SHARE = 0.04;
const MIN_SIDE = 40;
/** Cuts are given in thousandths of a per cent. */
const WHOLE = 100_000;

/** The picture a shape shows, where it is in the archive. */
export function pictureIn(shape: XmlNode, part: string, box: Box, scene: SlideScene): Picture | undefined {
  const fill = child(shape, "blipFill");
  const id = attribute(child(fill, "blip"), "r:embed");
  const link = id === undefined ? undefined : scene.file.relations(part).get(id);
  if (link === undefined || link.external || !scene.file.has(link.target)) return undefined;
  const cut = at(fill, "srcRect");
  const share = (name: string) => (numberAttribute(cut, name) ?? 0) / WHOLE;
  const crop = { left: share("l"), top: share("t"), right: share("r"), bottom: share("b") };
  return { box, part: link.target, ...(cut !== undefined && { crop }) };
}

/** The pictures of a slide that may hold words. */
export function largePictures(drawn: Drawn[], { width, height }: SlideScene): Picture[] {
  return drawn.flatMap(({ picture }) => {
    if (picture === undefined) return [];
    const { box } = picture;
    const large = box.width >= MIN_SIDE && box.height >= MIN_SIDE;
    return large && box.width * box.height >= MIN_SHARE * width * height ? [picture] : [];
  });
}
