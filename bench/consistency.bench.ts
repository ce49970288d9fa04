import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { parseArgs } from "node:util";
import type { VerificationContext } from "../src/domain/context.ts";
import type { Fact } from "../src/domain/fact.ts";
import { buildVerificationContext } from "../src/dossier/build-context.ts";
import { dossierOf } from "../src/dossier/plain-context.ts";
import { certaintyOf } from "../src/evidence/consistency/certainty.ts";
import { members } from "../src/evidence/consistency/constraint.ts";
import type { Relation } from "../src/evidence/consistency/relation.ts";
import { RELATIONS } from "../src/evidence/consistency/relations.ts";
import { type Solution, solve } from "../src/evidence/consistency/solve.ts";
import { statementsFrom } from "../src/evidence/consistency/statement.ts";
import { findFacts } from "../src/evidence/facts/find.ts";
import { reportedYearOf } from "../src/evidence/facts/reported-year.ts";
import type { Bench } from "./bench.ts";
import { type Files, otherFigure, plantInFiles, typeOver } from "./consistency-plant.ts";
import { plantInWorkbook } from "./consistency-workbook.ts";
import { type MadeDeal, makeDeal } from "./deals/deal.ts";

/**
 * Documents against themselves: figures of made deals (and of real workbooks, where they are) that bind each other are
 * changed in the files, two in each, and must be found with the changed figure in the smallest set; what is raised on
 * deals whose documents agree; and how long 10,000 facts and 2,000 relations take. `--count 60 --seed 7`.
 */
export const run: Bench = async ({ dataDir, args }) => {
  const { values } = parseArgs({
    args,
    strict: false,
    options: { count: { type: "string", default: "60" }, seed: { type: "string", default: "7" } },
  });
  const made = { planted: 0, found: 0, accused: 0, deals: 0, wrongly: 0 };
  for (let index = 0; index < Number(values.count); index += 1) {
    const deal = makeDeal(Number(values.seed), index);
    const context = await buildVerificationContext(sourcesOf(deal), { locale: deal.world.locale });
    const before = solved(factsOf(context), context);
    const sure = before.conflicts.filter(({ main }) => certaintyOf(main) === "sure").length;
    const contradicts = [...deal.plan.presence.values()].some((presence) => presence === "conflict");
    made.deals += 1;
    made.accused += sure;
    if (!contradicts) {
      made.wrongly += sure;
      for (const { main } of before.conflicts.filter((one) => certaintyOf(one.main) === "sure"))
        console.log(
          `  deal ${index}: ${main.id} ${members(main)
            .map(({ printed }) => printed)
            .join(" / ")}`,
        );
    }
    const { planted, found, missed } = await plantInFiles(filesOf(deal));
    made.planted += planted;
    made.found += found;
    for (const one of missed) console.log(`  deal ${index}: not found ${one}`);
  }
  const books = { planted: 0, found: 0, workbooks: 0 };
  for (const file of workbooks(dataDir)) {
    const { planted, found, missed } = await plantInWorkbook(readFileSync(file));
    for (const one of missed) console.log(`  ${basename(file)}: not found ${one}`);
    books.workbooks += 1;
    books.planted += planted;
    books.found += found;
  }
  const rate = ({ planted, found }: { planted: number; found: number }) => (planted === 0 ? null : found / planted);
  console.log(`planted in ${made.deals} made deals: ${made.found} of ${made.planted} found`);
  if (books.workbooks === 0)
    console.log("real workbooks: none here (../shared/data/decks/models), nothing was planted in any");
  else console.log(`planted in ${books.workbooks} real workbooks: ${books.found} of ${books.planted} found`);
  console.log(`accusations: ${made.accused}, of deals whose documents agree: ${made.wrongly}`);
  const speed = await timeMany();
  console.log(`${speed.facts} facts, ${speed.relations} relations: ${speed.ms} ms of processor`);
  return { ...made, foundShare: rate(made), workbooks: books.workbooks, workbooksFound: rate(books), ...speed };
};

const factsOf = (context: VerificationContext): Fact[] => findFacts(dossierOf(context));

const solved = (facts: readonly Fact[], context: VerificationContext): Solution =>
  solve(statementsFrom(facts, reportedYearOf(dossierOf(context))));

/** A made deal's deck and model, as files that a hand may change. */
function filesOf(deal: MadeDeal): Files {
  const sources = sourcesOf(deal);
  return {
    read: () => buildVerificationContext(sources, { locale: deal.world.locale }),
    change: ({ address, printed }) => {
      const bytes =
        address.kind === "cell"
          ? typeOver(sources.financialModel.bytes, address.sheet, address.cell ?? "")
          : address.kind === "page" || address.kind === "slide"
            ? deal.desk.deck.redraw(address.page, printed, otherFigure(printed))
            : null;
      if (bytes === null) return false;
      (address.kind === "cell" ? sources.financialModel : sources.deck).bytes = bytes;
      return true;
    },
  };
}

function workbooks(dataDir: string | null): string[] {
  const folder = dataDir === null ? "" : join(dataDir, "decks", "models");
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(".xlsx"))
        .map((name) => join(folder, name))
    : [];
}

/** The figures of made deals, as many times over as it takes, each in documents of their own. */
async function timeMany(): Promise<{ facts: number; relations: number; ms: number }> {
  const deal = makeDeal(7, 0);
  const own = factsOf(await buildVerificationContext(sourcesOf(deal), { locale: deal.world.locale }));
  const copies = Math.ceil(10_000 / Math.max(1, own.length));
  const facts = Array.from({ length: copies }, (_, at) =>
    own.map((fact) => ({
      ...fact,
      id: `${fact.id}.${at}`,
      subject: `${fact.subject} ${at}`,
      document: `${fact.document} ${at}`,
      address: { ...fact.address, document: `${fact.document} ${at}` },
    })),
  ).flat();
  const relations = Array.from({ length: 2000 }, (_, at): Relation => {
    const relation = RELATIONS[at % RELATIONS.length] as Relation;
    return { ...relation, id: `${relation.id} ${at}` };
  });
  const times = Array.from({ length: 3 }, () => {
    const started = process.cpuUsage();
    solve(statementsFrom(facts), [], relations);
    const { user, system } = process.cpuUsage(started);
    return (user + system) / 1000;
  });
  return { facts: facts.length, relations: relations.length, ms: Math.round(Math.min(...times)) };
}

function sourcesOf({ desk: { deck, model }, fundingDb }: MadeDeal) {
  return {
    deck: { bytes: deck.bytes, name: `deck.${deck.format}` },
    financialModel: { bytes: model.bytes, name: "model.xlsx" },
    ...(fundingDb === undefined ? {} : { fundingDb }),
  };
}
