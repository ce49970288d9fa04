import { HOSTILE_ANSWERS } from "./answers.ts";

/** Texts in encodings, and with characters, that few programs expect. */

const CONTEXT = '{"crunchbase":{"offices":[{"city":"Lyon","rent":1000}]}}';
const UTF16 = (text: string) => Buffer.from(`\ufeff${text}`, "utf16le");

/** By file name in a deal; every one can be read. */
export const STRANGE_TEXTS: Readonly<Record<string, () => Uint8Array | string>> = {
  "documents/marked.json": () => `\ufeff${CONTEXT}`,
  "documents/wide.json": () => UTF16(CONTEXT),
  "documents/wide-turned.csv": () => UTF16("label,value\nRent,1000\n").swap16(),
  "documents/marked.csv": () => "\ufefflabel,value\nRent,1000\n",
  "documents/wide.txt": () => UTF16("Rent: 1 000 EUR"),
  "documents/halves.json": () => '{"note":"half \\ud800 a \\udc00 character","rent":1000}',
  "documents/halves.txt": () => UTF16("Rent \ud800: 1 000 EUR"),
  "documents/definitions.md": () => "Rent: 1 000 EUR\n\n[ARR]: https://example.com 'ARR 9 900 000 EUR'\n",
  "agents/marked.json": () => `\ufeff${HOSTILE_ANSWERS["numbers no machine holds"]?.()}`,
  "agents/wide.json": () => UTF16(HOSTILE_ANSWERS["pages that are not there"]?.() ?? ""),
  "agents/halves.json": () =>
    '{"agentName":"half \\ud800","tier":1,"findings":[{"id":"h\\udc00","metric":"ARR \\ud800\\u0000","value":9900000,"unit":"EUR","confidence":{"score":99},"evidence":[{"type":"quote","content":"ARR \\udfff 9 900 000","source":"Deck Slide 2 \\ud800\\u0000"}]}]}',
};
