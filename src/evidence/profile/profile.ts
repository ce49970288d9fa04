import type { Address } from "../../domain/address.ts";
import type { SourceDocument } from "../../domain/document.ts";
import type { Dossier } from "../../domain/dossier.ts";
import type { SourceType } from "../../domain/source.ts";
import { nameOnCover } from "./name.ts";
import { type Paragraph, paragraphsOf } from "./paragraphs.ts";
import { teamOf } from "./team.ts";
import { whatItDoes } from "./what-it-does.ts";

/** Words of a document with their place. */
export interface Quoted {
  words: string;
  source: SourceType;
  address: Address;
}

/** What the company's own presentation says of it in words. Empty where it is silent: nothing is guessed. */
export interface CompanyProfile {
  name: string | null;
  does: Quoted | null;
  team: Quoted[];
}

/** Reads the company's presentations for what it does and who is behind it, in its own words. */
export function profileOf(dossier: Dossier): CompanyProfile {
  const own = dossier.documents.filter(({ source, role }) => source === "deck" && role !== "outside");
  const [deck] = own;
  const name = deck === undefined ? null : nameOnCover(deck);
  const paragraphs = own.flatMap((document) => seenParagraphs(document));
  const does = whatItDoes(paragraphs, name === null ? [] : [name]);
  return { name, does: does === null ? null : quoted(does), team: teamOf(paragraphs).map(quoted) };
}

const seenParagraphs = (document: SourceDocument): Paragraph[] =>
  document.sections
    .filter(({ hidden, issues }) => hidden === undefined && !issues.some(({ level }) => level === "blocking"))
    .flatMap((section) => paragraphsOf(document, section));

const quoted = ({ text, document, address }: Paragraph): Quoted => ({ words: text, source: document.source, address });
