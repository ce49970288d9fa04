import { copyFileSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { crossRead } from "../src/analysts/model/cross-reading/cross-read.ts";
import { loadDeal } from "../src/deal/load-deal.ts";
import { buildVerificationContext } from "../src/dossier/build-context.ts";
import { type Witness, witnessOf } from "../src/evidence/witness.ts";
import { withPointedOut } from "../src/review/pointed-out.ts";
import type { Bench } from "./bench.ts";
import { judge } from "./contradictions/judge.ts";
import { analysedDecks, decksIn, type LabelledDeck } from "./contradictions/label.ts";
import { recordedReader } from "./contradictions/recorded-reader.ts";

const here = join(dirname(fileURLToPath(import.meta.url)), "contradictions");

/**
 * Decks against themselves, held against what a person found in them: `seen`, on which the rules were made, `unseen`,
 * which are only counted, and the analysed decks of the data folder. Of those the labels are a person's words: what is
 * told there and in no label is listed to be read by eye. `--set seen --only name --list false`. `--reader folder` adds
 * what a model proposed whose answers were written down there; its questions are left there where none was.
 * `--analysts folder` adds what the analysts of `folder/<deck>` point to in their warnings.
 */
export const run: Bench = async ({ dataDir, args }) => {
  const { values } = parseArgs({
    args,
    strict: false,
    options: {
      set: { type: "string" },
      only: { type: "string" },
      list: { type: "string" },
      decks: { type: "string" },
      reader: { type: "string" },
      analysts: { type: "string" },
    },
  });
  const sets: LabelledDeck[] = [
    ...decksIn(join(here, "seen")),
    ...decksIn(join(here, "unseen")),
    ...(typeof values.decks === "string" ? decksIn(values.decks) : []),
    ...(dataDir === null ? [] : analysedDecks(dataDir)),
  ];
  const chosen = sets.filter(
    ({ set, name }) =>
      (values.set === undefined || set === values.set) &&
      (typeof values.only !== "string" || name.includes(values.only)),
  );
  const figures: Record<string, Tally> = {};
  for (const deck of chosen) {
    const told = await toldOf(
      deck,
      typeof values.reader === "string" ? values.reader : null,
      typeof values.analysts === "string" ? join(values.analysts, deck.name) : null,
    );
    const { found, missed, raised, unlabelled } = judge(deck, told);
    const tally = figures[deck.set] ?? { ...NOTHING };
    figures[deck.set] = tally;
    tally.decks += 1;
    tally.real += found.length + missed.length;
    tally.found += found.length;
    tally.lookAlikes += deck.contradictions.filter(({ real }) => !real).length;
    tally.raised += raised.length;
    tally.told += told.length;
    tally.unlabelled += unlabelled.length;
    tally.mostUnlabelled = Math.max(tally.mostUnlabelled, unlabelled.length);
    const listed = values.list === "true" || (values.list === undefined && deck.set !== "unseen");
    if (!listed) continue;
    console.log(`${deck.set} ${deck.name}: ${found.length} of ${found.length + missed.length}, ${told.length} told`);
    for (const { topic } of found) console.log(`  found ${topic}`);
    for (const { topic, positions } of missed) console.log(`  MISSED ${topic}: ${positions.join(" / ")}`);
    for (const { topic, positions } of raised) console.log(`  LOOK-ALIKE ${topic}: ${positions.join(" / ")}`);
    for (const { relation, certainty, explanation } of unlabelled)
      console.log(`  in no label, ${certainty} ${relation}: ${explanation}`);
  }
  for (const [set, { decks, real, found, lookAlikes, raised, unlabelled }] of Object.entries(figures))
    console.log(
      `${set}: ${found} of ${real} found in ${decks} decks; look-alikes raised ${raised} of ${lookAlikes}; in no label ${unlabelled}`,
    );
  return figures;
};

interface Tally {
  decks: number;
  real: number;
  found: number;
  lookAlikes: number;
  raised: number;
  told: number;
  unlabelled: number;
  mostUnlabelled: number;
}

const NOTHING: Tally = {
  decks: 0,
  real: 0,
  found: 0,
  lookAlikes: 0,
  raised: 0,
  told: 0,
  unlabelled: 0,
  mostUnlabelled: 0,
};

async function toldOf({ file, name }: LabelledDeck, reader: string | null, analysts: string | null) {
  if (!existsSync(file)) throw new Error(`the deck ${basename(file)} is not there`);
  if (analysts !== null && existsSync(analysts)) {
    const { context, agentOutputs } = await loadDeal(dealOf(file, analysts));
    const witness = witnessOf(context);
    return withPointedOut(figuresOf(witness), agentOutputs, witness, "en");
  }
  const context = await buildVerificationContext(
    { deck: { bytes: readFileSync(file), name: basename(file) } },
    { locale: "en" },
  );
  const witness = witnessOf(context);
  const found = figuresOf(witness);
  if (reader === null) return found;
  const { proposals } = await crossRead(recordedReader(reader, name), witness.numberedPages(), {});
  const { taken, declined } = witness.proposed(proposals, "recorded", "en");
  if (proposals.length > 0)
    console.log(`${name}: ${proposals.length} proposed, ${taken.length} taken, declined: ${declined}`);
  return [...found, ...taken];
}

const figuresOf = (witness: Witness) =>
  witness.inconsistencies("en").filter(({ kind }) => kind !== "hidden" && kind !== "concentration");

/** A deal of this deck and what its analysts wrote, in a folder that goes with the process. */
function dealOf(deck: string, analysts: string): string {
  const folder = mkdtempSync(join(tmpdir(), "tribunal-bench-contradictions-"));
  process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
  const name = `deck${extname(deck)}`;
  copyFileSync(deck, join(folder, name));
  cpSync(analysts, join(folder, "agents"), { recursive: true, filter: (path) => basename(path) !== "labels.json" });
  writeFileSync(join(folder, "deal.json"), JSON.stringify({ files: { deck: name } }));
  return folder;
}
