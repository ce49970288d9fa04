import { describe, expect, it } from "vitest";
import { Locale } from "../domain/locale.ts";
import { explainError } from "./errors.ts";

describe("explainError", () => {
  it("names the file, the limit and what was measured in each language", () => {
    const error = {
      code: "parse_memory",
      detail: { file: "deck.pdf", limit: 1_000_000_000, measured: 1_200_000_000 },
    } as const;
    expect(explainError(error, "en")).toContain(
      'Reading "deck.pdf" took too much memory and was stopped (limit: 1 GB, measured: 1.2 GB)',
    );
    expect(explainError(error, "fr")).toContain(
      "La lecture de « deck.pdf » a pris trop de mémoire et a été arrêtée (limite : 1 Go, mesuré : 1,2 Go)",
    );
    expect(explainError(error, "pt")).toContain(
      "A leitura de “deck.pdf” ocupou demasiada memória e foi interrompida (limite: 1 GB, medido: 1,2 GB)",
    );
  });

  it("does not invent what it does not know", () => {
    expect(explainError({ code: "wrong_format", detail: { file: "a.pdf" } }, "en")).toBe(
      '"a.pdf" is not what its name says. Rename it, or put the right file in its place.',
    );
    expect(explainError({ code: "unsupported_format", detail: { file: "a.xlsb" } }, "fr")).toBe(
      "« a.xlsb » a un format qui ne se lit pas ici. Enregistrez-le en PDF, PPTX, XLSX ou DOCX.",
    );
    for (const locale of Locale.options) {
      expect(explainError({ code: "parse_timeout" }, locale)).not.toMatch(/undefined|NaN|\(\)/);
    }
  });
});
