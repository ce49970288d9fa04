import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";

/** Statements of one deck that a person found to contradict each other, or that only look so (`real: false`). */
export interface LabelledContradiction {
  topic: string;
  /** The deck's own words, or a person's words for them with the figures and "(p7)". */
  positions: readonly string[];
  real: boolean;
  /** Neither asked for nor wrong to tell. */
  optional?: true;
}

export interface LabelledDeck {
  set: string;
  name: string;
  file: string;
  /** True where the positions are the deck's own words, letter by letter. */
  quoted: boolean;
  contradictions: readonly LabelledContradiction[];
}

/** Decks with `name.labels.json` beside them, each position a quotation. */
export function decksIn(folder: string, set = basename(folder)): LabelledDeck[] {
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).toSorted();
  return files
    .filter((name) => name.endsWith(".labels.json"))
    .flatMap((labels) => {
      const name = labels.replace(/\.labels\.json$/u, "");
      const deck = files.find((file) => file !== labels && file.startsWith(`${name}.`));
      if (deck === undefined) throw new Error(`${labels} has no deck beside it`);
      const contradictions = JSON.parse(readFileSync(join(folder, labels), "utf8")) as LabelledContradiction[];
      return [{ set, name, file: join(folder, deck), quoted: true, contradictions }];
    });
}

interface AnalysedDeck {
  deck: string;
  contradictions: (LabelledContradiction & { between: string[] })[];
}

/** The decks that analysts wrote about, with the contradictions between deck and deck that a person labelled. */
export function analysedDecks(dataDir: string): LabelledDeck[] {
  const folder = join(dataDir, "analyses");
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .toSorted()
    .filter((name) => existsSync(join(folder, name, "labels.json")))
    .map((name) => {
      const { deck, contradictions } = JSON.parse(
        readFileSync(join(folder, name, "labels.json"), "utf8"),
      ) as AnalysedDeck;
      return {
        set: "analysed",
        name,
        file: join(dataDir, "decks", deck),
        quoted: false,
        contradictions: contradictions.filter(({ between }) => between.every((who) => who === "deck")),
      };
    });
}
