import { isOn } from "../../xml-scan.ts";
import type { OfficePackage } from "../package.ts";
import { type Palette, readPalette } from "../pptx/colours.ts";
import { at, attribute, attributesOf, child, childrenOf, type XmlNode } from "../xml.ts";

/** What a document's styles say, each with the ones it is based on, nearest first. */
export interface StyleSheet {
  palette: Palette;
  chain(id: string | undefined): XmlNode[];
  /** The style of paragraphs that name none. */
  paragraph: XmlNode[];
  /** What holds where no style says anything. */
  defaults: XmlNode | undefined;
}

const MOST_BASES = 20;
/** The theme's colours under the names Word gives them. */
const THEME_NAMES: Record<string, string> = {
  dark1: "dk1",
  light1: "lt1",
  dark2: "dk2",
  light2: "lt2",
  hyperlink: "hlink",
  followedHyperlink: "folHlink",
};
const TEXT_NAMES = { text1: "t1", background1: "bg1", text2: "t2", background2: "bg2" } as const;
const USUAL = { bg1: "light1", t1: "dark1", bg2: "light2", t2: "dark2" };

/** Reads styles and theme of a document. */
export function readStyles(file: OfficePackage, main: string): StyleSheet {
  const part = file.related(main, "styles");
  const styles = part === undefined ? undefined : file.part(part);
  const all = childrenOf(styles, "style");
  const byId = new Map(all.map((style) => [attribute(style, "w:styleId") ?? "", style]));
  const chain = (id: string | undefined): XmlNode[] => {
    const found: XmlNode[] = [];
    let style = id === undefined ? undefined : byId.get(id);
    while (style !== undefined && found.length < MOST_BASES && !found.includes(style)) {
      found.push(style);
      style = byId.get(attribute(child(style, "basedOn"), "w:val") ?? "");
    }
    return found;
  };
  const usual = all.find(
    (style) => attribute(style, "w:type") === "paragraph" && isOn(attribute(style, "w:default"), false),
  );
  return {
    palette: readWordPalette(file, main),
    chain,
    paragraph: chain(attribute(usual, "w:styleId")),
    defaults: at(styles, "docDefaults", "rPrDefault", "rPr"),
  };
}

function readWordPalette(file: OfficePackage, main: string): Palette {
  const theme = file.related(main, "theme");
  const settings = file.related(main, "settings");
  const palette = readPalette(theme === undefined ? undefined : file.part(theme), []);
  const named = (name: string) => palette.get(THEME_NAMES[name] ?? name);
  const mapping = settings === undefined ? undefined : child(file.part(settings), "clrSchemeMapping");
  const own = new Map([...attributesOf(mapping)].map(([name, value]) => [name.replace(/^\w+:/, ""), value]));
  for (const [name, slot] of Object.entries(TEXT_NAMES)) {
    const colour = named(own.get(slot) ?? USUAL[slot]);
    if (colour !== undefined) palette.set(name, colour);
  }
  for (const [name, slot] of Object.entries(THEME_NAMES)) {
    const colour = palette.get(slot);
    if (colour !== undefined) palette.set(name, colour);
  }
  return palette;
}
