import { scanXml } from "../../xml-scan.ts";

/** Collects the text of a string item: plain or in runs, without the reading aids of Asian scripts. */
export class StringItem {
  #parts = "";
  #inText = false;
  #inAid = false;

  open(name: string): void {
    if (name === "t") this.#inText = true;
    else if (name === "rPh") this.#inAid = true;
  }

  text(text: string): void {
    if (this.#inText && !this.#inAid) this.#parts += text;
  }

  close(name: string): void {
    if (name === "t") this.#inText = false;
    else if (name === "rPh") this.#inAid = false;
  }

  /** The text gathered so far; the next item starts empty. */
  take(): string {
    const text = this.#parts;
    this.#parts = "";
    return unescapeControls(text);
  }
}

/** The workbook's shared strings, in their order. */
export function readSharedStrings(xml: string): string[] {
  const strings: string[] = [];
  const item = new StringItem();
  scanXml(xml, {
    open: (name) => item.open(name),
    text: (text) => item.text(text),
    close: (name) => {
      if (name === "si") strings.push(item.take());
      else item.close(name);
    },
  });
  return strings;
}

/** Notes of a sheet: the cell's name and the text. */
export function readComments(xml: string, attributeOf: (attributes: string, name: string) => string | undefined) {
  const notes: { ref: string; text: string }[] = [];
  const item = new StringItem();
  let ref = "";
  scanXml(xml, {
    open: (name, attributes) => {
      if (name === "comment") ref = attributeOf(attributes, "ref") ?? "";
      else item.open(name);
    },
    text: (text) => item.text(text),
    close: (name) => {
      if (name !== "comment") item.close(name);
      else notes.push({ ref, text: withoutNotice(item.take()) });
    },
  });
  return notes.filter(({ text }) => text !== "");
}

/** Newer programs put a notice for older ones before the text of a conversation. */
function withoutNotice(text: string): string {
  return (text.startsWith("[Threaded comment]") ? text.replace(/^[\s\S]*?Comment:\s*/, "") : text).trim();
}

/** Office writes control characters as _x000D_. */
export function unescapeControls(text: string): string {
  if (!text.includes("_x")) return text;
  return text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
}
