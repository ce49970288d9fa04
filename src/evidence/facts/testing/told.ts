import type { Dossier } from "../../../domain/dossier.ts";
import type { Fact } from "../../../domain/fact.ts";
import { DEFAULT_READ_LIMITS } from "../../../dossier/reader.ts";
import { readMarkdown } from "../../../dossier/text/markdown.ts";
import { readDossier } from "../find.ts";

/** All figures of a deck written in Markdown. */
export async function factsOf(text: string): Promise<Fact[]> {
  const read = await readMarkdown(new TextEncoder().encode(text), DEFAULT_READ_LIMITS);
  const dossier: Dossier = {
    documents: [{ ...read, id: "deck", name: "deck.md", source: "deck" }],
    unreadable: [],
    coverage: "normal",
  };
  return readDossier(dossier).all;
}

/** Topic, value, period, whose and what of everything that is told for sure. */
export async function told(text: string): Promise<string[]> {
  return (await factsOf(text))
    .filter(({ sureness }) => sureness >= 0.7)
    .map(({ topic, quantity, period, subject, nature }) =>
      [topic ?? "-", quantity.value, period, subject, nature].filter((part) => part !== undefined).join(" "),
    );
}

/** What is told, for sure, as the company's present. */
export async function present(text: string): Promise<string[]> {
  return (await told(text)).filter((fact) => fact.endsWith("company actual"));
}
