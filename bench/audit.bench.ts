import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { audit, openBook, settle } from "./audit-book.ts";
import { faultsIn, soundStatements } from "./audit-plant.ts";
import type { Bench } from "./bench.ts";

interface Label {
  where: string;
}

/**
 * The audit of workbooks: faults of every kind put into copies of real workbooks, one at a time, each with its results
 * calculated anew as a spreadsheet program would; and what is said of the workbooks as they are and is on no list of
 * their faults.
 */
export const run: Bench = async ({ dataDir }) => {
  const folder = dataDir === null ? "" : join(dataDir, "decks", "models");
  if (!existsSync(folder)) {
    console.log("no real workbooks here (../shared/data/decks/models): nothing was planted");
    return { workbooks: 0 };
  }
  const kinds = new Map<string, { planted: number; found: number }>();
  const untouched: number[] = [];
  let disturbed = 0;
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".xlsx"))) {
    const book = openBook(readFileSync(join(folder, file)));
    await settle(book);
    const before = await audit(book);
    const known = labelsOf(join(dataDir ?? "", "decks", "labels", "models", `${file}.json`));
    const unknown = [...before].filter(([place]) => !known.some(({ where }) => names(where, place)));
    untouched.push(unknown.length);
    for (const [place, kind] of unknown) console.log(`  ${file}: ${place} ${kind.join(", ")} is on no list`);
    for (const fault of faultsIn(book)) {
      await settle(fault.book);
      const after = await audit(fault.book);
      const tally = kinds.get(fault.kind) ?? { planted: 0, found: 0 };
      kinds.set(fault.kind, tally);
      tally.planted += 1;
      const isNew = (place: string) => (after.get(place) ?? []).some((kind) => !before.get(place)?.includes(kind));
      if (fault.at.some(isNew)) tally.found += 1;
      else console.log(`  ${basename(file)}: not found: ${fault.kind} ${fault.at.slice(0, 2).join(" ")}`);
    }
    for (const { book: sound, kind } of soundStatements(book)) {
      await settle(sound);
      const raised = [...(await audit(sound)).keys()].filter((place) => place.startsWith("Statement!"));
      disturbed += raised.length;
      for (const place of raised) console.log(`  ${file}: ${kind}: ${place} raised`);
    }
  }
  for (const [kind, { planted, found }] of kinds) console.log(`${kind}: ${found} of ${planted}`);
  const planted = [...kinds.values()].reduce((sum, one) => sum + one.planted, 0);
  const found = [...kinds.values()].reduce((sum, one) => sum + one.found, 0);
  const alarms = untouched.reduce((sum, one) => sum + one, 0);
  console.log(
    `planted ${planted}, found ${found}; on ${untouched.length} untouched workbooks ${alarms} beyond the lists`,
  );
  return {
    workbooks: untouched.length,
    planted,
    found,
    foundShare: found / planted,
    alarmsPerBook: alarms / untouched.length,
    soundRaised: disturbed,
  };
};

function labelsOf(path: string): Label[] {
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as { faults: Label[] }).faults : [];
}

/** Whether a label's place ("F10,D33:D43", "Row 36", "Sheet!B4") names a cell. */
function names(where: string, place: string): boolean {
  const [sheet = "", cell = ""] = place.split("!");
  const [, letters = "", digits = ""] = /^([A-Z]+)(\d+)$/.exec(cell) ?? [];
  if (where.includes("!") && !where.split("!")[0]?.includes(sheet.split("-")[0] ?? sheet)) return false;
  if (new RegExp(`\\brows? ${digits}\\b`, "i").test(where) || (!/[A-Z]\d/.test(where) && where.includes(sheet)))
    return true;
  return [...where.matchAll(/\b([A-Z]{1,2})(\d{1,4})(?::([A-Z]{1,2})(\d{1,4}))?\b/g)].some(
    ([, a = "", b, c = a, d = b]) => {
      const wide = (name: string) => [...name].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
      return (
        wide(letters) >= wide(a) &&
        wide(letters) <= wide(c) &&
        Number(digits) >= Number(b) &&
        Number(digits) <= Number(d)
      );
    },
  );
}
