import { ObjectFile } from "../../src/dossier/pdf/object-file.ts";

/** A part of a PDF: a dictionary as it is written, or a stream with its entries. `@name` refers to another part. */
export type RawPart = string | { entries: string; stream: string };

/** A page of 400 × 300 points written by hand, for what ordinary builders would never draw. */
export interface RawPage {
  content: string;
  /** Entries of the resources besides the fonts /F (Helvetica) and those given here. */
  resources?: string;
  fonts?: string;
  /** Entries of the page itself, such as `/Annots [@note]`. */
  page?: string;
  /** Entries of the catalogue. */
  catalog?: string;
  parts?: Record<string, RawPart>;
}

/** Writes a one-page PDF for tests from its parts; `around` are plain pages, half of them before it and half after. */
export function makeRawPdf(
  { content, resources = "", fonts = "", page = "", catalog = "", parts = {} }: RawPage,
  around: string[] = [],
): Uint8Array {
  const file = new ObjectFile();
  const names = new Map(Object.keys(parts).map((name) => [name, file.reserve()]));
  const refer = (text: string) =>
    text.replace(/@(\w+)/g, (whole, name: string) => (names.has(name) ? `${names.get(name)} 0 R` : whole));
  for (const [name, part] of Object.entries(parts)) {
    const id = names.get(name) as number;
    if (typeof part === "string") file.set(id, refer(part));
    else file.set(id, `<< ${refer(part.entries)} /Length ${part.stream.length} >>\nstream\n${part.stream}\nendstream`);
  }
  const helvetica = file.add("<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>");
  const stream = file.addStream("", Buffer.from(content, "latin1"));
  const tree = file.reserve();
  const only = file.add(
    `<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 400 300] /Resources << /Font << /F ${helvetica} 0 R ${refer(fonts)} >> ` +
      `${refer(resources)} >> /Contents ${stream} 0 R ${refer(page)} >>`,
  );
  const plain = around.map((text) => {
    const body = file.addStream("", Buffer.from(text, "latin1"));
    const font = `/Resources << /Font << /F ${helvetica} 0 R >> >>`;
    return file.add(`<< /Type /Page /Parent ${tree} 0 R /MediaBox [0 0 400 300] ${font} /Contents ${body} 0 R >>`);
  });
  const kids = plain.toSpliced(Math.floor(plain.length / 2), 0, only).map((kid) => `${kid} 0 R`);
  file.set(tree, `<< /Type /Pages /Kids [${kids.join(" ")}] /Count ${kids.length} >>`);
  return file.finish(file.add(`<< /Type /Catalog /Pages ${tree} 0 R ${refer(catalog)} >>`));
}
