import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import type { VerificationContext } from "../src/domain/context.ts";
import type { Fact } from "../src/domain/fact.ts";
import { buildVerificationContext } from "../src/dossier/build-context.ts";
import { dossierOf } from "../src/dossier/plain-context.ts";
import { certaintyOf } from "../src/evidence/consistency/certainty.ts";
import { members } from "../src/evidence/consistency/constraint.ts";
import { type Solution, solve } from "../src/evidence/consistency/solve.ts";
import { statementsFrom } from "../src/evidence/consistency/statement.ts";
import { findFacts } from "../src/evidence/facts/find.ts";
import { reportedYearOf } from "../src/evidence/facts/reported-year.ts";
import type { Bench } from "./bench.ts";
import { type MadeDeal, makeDeal } from "./deals/deal.ts";

/** How much a planted figure is changed: beyond any rounding, within what a careless hand does. */
const CHANGED = 1.7;
/** A share that grew so much would be none any more. */
const CHANGED_SHARE = 0.6;
const PLANTED_PER_DEAL = 2;

/**
 * Documents against themselves: figures of made deals (and of real workbooks, where they are) that bind each other are
 * changed two at a time, and must be found with the changed figure in the smallest set; and what is raised on deals whose
 * documents agree. `--count 60 --seed 7`.
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
    const { planted, found } = plant(context, before);
    made.planted += planted;
    made.found += found;
  }
  const books = { planted: 0, found: 0, workbooks: 0 };
  for (const file of workbooks(dataDir)) {
    const context = await buildVerificationContext({
      financialModel: { bytes: readFileSync(file), name: "model.xlsx" },
    });
    const { planted, found } = plant(context, solved(factsOf(context), context));
    books.workbooks += 1;
    books.planted += planted;
    books.found += found;
  }
  const rate = ({ planted, found }: { planted: number; found: number }) => (planted === 0 ? null : found / planted);
  console.log(`planted in ${made.deals} made deals: ${made.found} of ${made.planted} found`);
  console.log(`planted in ${books.workbooks} real workbooks: ${books.found} of ${books.planted} found`);
  console.log(`accusations: ${made.accused}, of deals whose documents agree: ${made.wrongly}`);
  const speed = await timeMany();
  console.log(`${speed.facts} facts: ${speed.ms} ms`);
  return { ...made, foundShare: rate(made), workbooks: books.workbooks, workbooksFound: rate(books), ...speed };
};

const factsOf = (context: VerificationContext): Fact[] => findFacts(dossierOf(context));

const solved = (facts: readonly Fact[], context: VerificationContext): Solution =>
  solve(statementsFrom(facts, reportedYearOf(dossierOf(context))));

/** Changes figures that come out today, one at a time, and looks for each among what no longer does. */
function plant(context: VerificationContext, before: Solution): { planted: number; found: number } {
  const facts = factsOf(context);
  const bound = before.holding.filter(({ kind, exact, bound }) => kind === "formula" && exact && bound === "equal");
  const targets = [...new Set(bound.map(({ stated }) => stated.id))].slice(0, PLANTED_PER_DEAL);
  const known = new Set(before.conflicts.flatMap(({ main }) => members(main).map(({ id }) => id)));
  let found = 0;
  for (const target of targets) {
    const changed = facts.map((fact) => (fact.id === target ? { ...fact, quantity: scaled(fact.quantity) } : fact));
    const after = solved(changed, context).conflicts;
    if (after.some(({ main }) => !known.has(target) && members(main).some(({ id }) => id === target))) found += 1;
  }
  return { planted: targets.length, found };
}

const scaled = (quantity: Fact["quantity"]): Fact["quantity"] => {
  const { range: _range, ...rest } = quantity;
  return { ...rest, value: quantity.value * (quantity.unit === "percent" ? CHANGED_SHARE : CHANGED) };
};

function workbooks(dataDir: string | null): string[] {
  const folder = dataDir === null ? "" : join(dataDir, "decks", "models");
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => name.endsWith(".xlsx"))
        .map((name) => join(folder, name))
    : [];
}

/** The figures of made deals, as many times over as it takes, each in documents of their own. */
async function timeMany(): Promise<{ facts: number; ms: number }> {
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
  const started = performance.now();
  solve(statementsFrom(facts));
  return { facts: facts.length, ms: Math.round(performance.now() - started) };
}

function sourcesOf({ desk: { deck, model }, fundingDb }: MadeDeal) {
  return {
    deck: { bytes: deck.bytes, name: `deck.${deck.format}` },
    financialModel: { bytes: model.bytes, name: "model.xlsx" },
    ...(fundingDb === undefined ? {} : { fundingDb }),
  };
}
