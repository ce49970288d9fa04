import type { Inconsistency } from "../../../domain/inconsistency.ts";
import { DEFAULT_READ_LIMITS } from "../../../dossier/reader.ts";
import { readMarkdown } from "../../../dossier/text/markdown.ts";
import { findInconsistencies } from "../find.ts";

/** What cannot be true in a deck of these slides, written in Markdown. */
export async function foundIn(...slides: string[]): Promise<Inconsistency[]> {
  const text = slides.map((slide, at) => `## Slide ${at + 1}\n\n${slide}`).join("\n\n---\n\n");
  const read = await readMarkdown(new TextEncoder().encode(text), DEFAULT_READ_LIMITS);
  const documents = [{ ...read, id: "deck", name: "deck.md", source: "deck" as const }];
  return findInconsistencies({ dossier: { documents, unreadable: [], coverage: "normal" } }, { locale: "en" });
}

/** A table in Markdown: its head, then its lines. */
export const table = (...rows: string[]): string =>
  [rows[0] ?? "", (rows[0] ?? "").replace(/[^|]+/gu, "---"), ...rows.slice(1)].map((row) => `| ${row} |`).join("\n");
