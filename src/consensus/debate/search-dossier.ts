import type { DocumentCard, SectionCard } from "../../domain/document.ts";
import type { EvidenceItem } from "../../domain/resolution.ts";
import { SourceType } from "../../domain/source.ts";
import { rankOf } from "../../domain/source-rank.ts";
import { referenceTo } from "../../dossier/describe-address.ts";
import { addressOfPassage, type Passage } from "../../evidence/passages.ts";
import type { Witness } from "../../evidence/witness.ts";
import { normalizeLabel } from "../../quantities/topics/match.ts";
import type { CaseFile } from "../case-file.ts";
import { namesOf } from "../mentions.ts";
import { isEmptyWord } from "../recommendations/subject.ts";

/** A passage that a search brought up. */
export interface FoundPassage {
  item: EvidenceItem;
  /** It names the topic, or stands under a heading that does. */
  onTopic: boolean;
}

interface SearchedPassage extends Passage {
  /** Levelled, with a space at both ends. */
  words: string;
}

/** A heading has few words; what follows it speaks of what it names. */
const LONGEST_HEADING = 4;
const ROWS_UNDER_A_HEADING = 4;
/** Words of the dispute a passage must share, where it does not name the topic. */
const SHARED_WORDS = 2;

/** Visible passages that bear on a case, best first: by the topic's names, its headings, then the words of the claims. */
export function searchDossier(caseFile: CaseFile, most: number): FoundPassage[] {
  const { contradiction, topic, witness, locale } = caseFile;
  const names = namesOf(topic, contradiction.topic);
  const said = wordsOfDispute(caseFile);
  const found: { row: SearchedPassage; score: number; onTopic: boolean; order: number }[] = [];
  const under = { section: null as SectionCard | null, left: 0 };
  for (const [order, row] of passagesOf(witness).entries()) {
    const named = names.some((name) => row.words.includes(` ${name} `) || row.words.includes(` ${name}s `));
    const count = row.words.split(" ").length - 2;
    if (under.section !== row.section) Object.assign(under, { section: row.section, left: 0 });
    if (named && count <= LONGEST_HEADING && !/\d/.test(row.text)) {
      under.left = ROWS_UNDER_A_HEADING;
      continue;
    }
    const follows = under.left-- > 0;
    const shared = said.filter((word) => row.words.includes(` ${word} `)).length;
    const onTopic = named || follows;
    if (!onTopic && shared < SHARED_WORDS) continue;
    found.push({
      row,
      onTopic,
      order,
      score: (named ? 6 : 0) + (follows ? 4 : 0) + shared + sourceWeight(row.document),
    });
  }
  return found
    .sort((a, b) => b.score - a.score || a.order - b.order)
    .slice(0, most)
    .map(({ row, onTopic }) => {
      const { source } = row.document;
      const address = addressOfPassage(row);
      return {
        onTopic,
        item: {
          source,
          rank: rankOf(source) === "primary" ? "primary" : "secondary",
          reference: referenceTo(source, address, witness.dossier, locale),
          passage: row.text,
          value: null,
          addresses: [address],
        },
      };
    });
}

/** The telling words of what the positions claim, beyond the topic's own names. */
export function wordsOfDispute({ contradiction, topic }: CaseFile): string[] {
  const names = namesOf(topic, contradiction.topic);
  return wordsOf(contradiction.positions.map(({ claim }) => claim).join(" "), names);
}

/** Whether a passage names the topic of a case. */
export function namesTopic(passage: string, { contradiction, topic }: CaseFile): boolean {
  const words = ` ${normalizeLabel(passage)} `;
  return namesOf(topic, contradiction.topic).some(
    (name) => words.includes(` ${name} `) || words.includes(` ${name}s `),
  );
}

/** Enough to find any passage that stands under a heading on the topic. */
const ALL = 500;

/** Whether a passage speaks of the topic: by its own words, or by the heading it stands under. */
export function isOnTopic(passage: string, caseFile: CaseFile): boolean {
  if (namesTopic(passage, caseFile)) return true;
  return searchDossier(caseFile, ALL).some(
    ({ item, onTopic }) => onTopic && (item.passage.includes(passage) || passage.includes(item.passage)),
  );
}

/** Equal scores go by the hierarchy of sources. */
function sourceWeight({ source }: DocumentCard): number {
  return 1 - SourceType.options.indexOf(source) / SourceType.options.length;
}

/** The words of a text that say what it is about, each once. */
export function tellingWords(text: string): string[] {
  const words = normalizeLabel(text).split(" ");
  return [...new Set(words.filter((word) => word.length > 3 && !/\d/.test(word) && !isEmptyWord(word)))];
}

function wordsOf(text: string, names: string[]): string[] {
  const known = new Set(names.flatMap((name) => name.split(" ")));
  return tellingWords(text).filter((word) => !known.has(word));
}

/** The number printed on a page says nothing. */
const isPageNumber = ({ text, section: { number, printedNumber } }: Passage): boolean =>
  text === String(number) || text === String(printedNumber);

/** Every visible line, levelled once. */
function passagesOf(witness: Witness): SearchedPassage[] {
  return witness.remember("searched passages", () =>
    witness
      .passages()
      .filter((passage) => !isPageNumber(passage))
      .map((passage) => ({ ...passage, words: ` ${normalizeLabel(passage.text)} ` })),
  );
}
