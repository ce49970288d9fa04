import { describe, expect, it } from "vitest";
import { inReadersForm, saidInReadersForm } from "./readers-form.ts";

const cell = { kind: "cell", document: "model", sheet: "Revenue", cell: "C8" } as never;
const page = { kind: "page", document: "deck", page: 3 } as never;
const plain = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, " ");

describe("a figure of a workbook in the reader's form", () => {
  it("is told with the reader's marks, in its own unit and decimals", () => {
    expect(plain(inReadersForm({ address: cell, printed: "42,250 €", value: 42_250 }, "fr"))).toBe("42 250 €");
    expect(inReadersForm({ address: cell, printed: "42,250 €", value: 42_250 }, "pt")).toBe("42.250 €");
    expect(inReadersForm({ address: cell, printed: "42,250 €", value: 42_250 }, "en")).toBe("42,250 €");
    expect(inReadersForm({ address: cell, printed: "2.10%", value: 2.1 }, "fr")).toBe("2,10%");
    expect(plain(inReadersForm({ address: cell, printed: "-1,234.5", value: -1234.5 }, "fr"))).toBe("-1 234,5");
  });

  it("leaves text letter for letter: a page, a cell somebody typed, another number", () => {
    expect(inReadersForm({ address: page, printed: "42,250 €", value: 42_250 }, "fr")).toBe("42,250 €");
    expect(inReadersForm({ address: cell, printed: "42,250 €", value: 42.25 }, "fr")).toBe("42,250 €");
    expect(inReadersForm({ address: cell, printed: "see 2024", value: 7 }, "fr")).toBe("see 2024");
    expect(inReadersForm({ address: cell, printed: "pilot" }, "fr")).toBe("pilot");
  });

  it("stands in the sentence too", () => {
    const said = saidInReadersForm("MRR 42,250 € (C8)", [{ address: cell, printed: "42,250 €", value: 42_250 }], "fr");
    expect(plain(said)).toBe("MRR 42 250 € (C8)");
    expect(saidInReadersForm(null, [], "fr")).toBeNull();
  });
});
