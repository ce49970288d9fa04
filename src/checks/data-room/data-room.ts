import type { Address } from "../../domain/address.ts";
import type { DocumentCard } from "../../domain/document.ts";
import type { Witness } from "../../evidence/witness.ts";
import { DATA_ROOM_SENTENCES } from "../../i18n/checks/data-room.ts";
import { sayStage } from "../../i18n/deal-stage.ts";
import { fold } from "../../lexicon/fold.ts";
import { EXPECTED_AT, PAPER_NAMES, ROOM_PAPERS, type RoomPaper } from "../../lexicon/room-papers.ts";
import { readCapTables } from "../cap-table/read.ts";
import { type CheckedDeal, type Input, makeCheck, type Place } from "../check.ts";
import { customerLists } from "../customers/list.ts";
import { trails } from "../money-trail/lines.ts";
import { type Country, countryOf } from "./country.ts";
import { type Stage, stageOf, stageSaid } from "./stage.ts";

/** What a data room of this stage and country should hold, and where each paper is; null where it is not there. */
interface SeenRoom {
  /** Null where nobody says it: then the list of a seed deal is used. */
  stage: Stage | null;
  country: Country | null;
  papers: { paper: RoomPaper; place: Place | null }[];
}

/** What is there, what to ask for: by the deal's stage and the company's country. */
export const dataRoom = makeCheck<SeenRoom>({
  id: "data_room",
  look: lookAtRoom,
  tell: ({ stage, country, papers }, teller) => {
    const words = DATA_ROOM_SENTENCES[teller.locale];
    const name = (paper: RoomPaper) => words.papers[paper](country);
    const missing = papers.filter(({ place }) => place === null).map(({ paper }) => name(paper));
    const there = papers.flatMap(({ place }) => place ?? []);
    const inputs = papers.map(
      ({ paper, place }): Input =>
        place === null
          ? { name: name(paper), place, ask: words.ask({ papers: name(paper) }) }
          : { name: name(paper), place },
    );
    const facts = {
      there: there.length,
      expected: papers.length,
      stage: stage === null ? null : sayStage(stage, teller.locale),
      missing: teller.list(missing),
    };
    return {
      inputs,
      findings: [
        missing.length === 0
          ? { rule: "complete", verdict: "holds", text: words.complete(facts), places: there }
          : {
              rule: "to_ask_for",
              verdict: "question",
              severity: "MINOR",
              text: words.incomplete(facts),
              sum: words.sum({ expected: papers.length, there: there.length, missing: missing.length }),
              places: [],
              question: words.ask({ papers: teller.list(missing) }),
            },
      ],
    };
  },
});

function lookAtRoom({ witness, stage }: CheckedDeal): SeenRoom {
  const { documents, unreadable } = witness.dossier;
  const at = stageOf(stage) ?? stageSaid(witness);
  const expected = new Set(expectedAt(at ?? "seed"));
  const inRoom = documents.filter(({ source }) => source === "deck" || source === "financial_model");
  const outside = documents.filter(({ role }) => role === "outside");
  const room = [...new Set([...inRoom, ...outside])];
  return {
    stage: at,
    country: countryOf(witness),
    papers: ROOM_PAPERS.filter((paper) => expected.has(paper)).map((paper) => ({
      paper,
      // A paper that could not be read is there: that it is unreadable is said elsewhere.
      place: findPaper(paper, room, witness) ?? unreadPlace(paper, unreadable) ?? byContent(paper, witness),
    })),
  };
}

/** What another check reads as such a paper is one, whatever its file is called. */
function byContent(paper: RoomPaper, witness: Witness): Place | null {
  switch (paper) {
    case "cap_table":
      return readCapTables(witness)[0]?.place ?? null;
    case "customer_list":
      return customerLists(witness)[0]?.place ?? null;
    case "bank_statements":
      return trails(witness).find(({ kind }) => kind === "bank")?.files[0] ?? null;
    default:
      return null;
  }
}

function expectedAt(stage: Stage): RoomPaper[] {
  const stages = Object.keys(EXPECTED_AT) as Stage[];
  return stages.slice(0, stages.indexOf(stage) + 1).flatMap((one) => EXPECTED_AT[one]);
}

/** What may be one sheet of a workbook; a forecast's "P&L" is no annual accounts. */
const BY_SHEET: ReadonlySet<RoomPaper> = new Set(["cap_table", "customer_list", "term_sheet", "equity_plan"]);

/** By the file's name, else a sheet's, else the title on its first page. */
function findPaper(paper: RoomPaper, documents: readonly DocumentCard[], witness: Witness): Place | null {
  const names = PAPER_NAMES[paper];
  const called = (text: string) => names.test(fold(text).replace(/[_.-]+/g, " "));
  // "P&L budget 2026" is a plan, and no accounts.
  const isPlan = (id: string) => paper === "accounts" && PAPER_NAMES.model.test(fold(id));
  const deck = documents.find(({ source }) => source === "deck");
  const first = paper === "model" ? documents.find(({ source }) => source === "financial_model") : deck;
  // "acme-bp.pdf", shown as slides, is the deck: it is not the model as well.
  const isShown = (one: DocumentCard) => paper === "model" && one === deck && isSlides(one);
  const named = documents.find((one) => called(one.id.replace(/\.\w+$/, "")) && !isPlan(one.id) && !isShown(one));
  if (named !== undefined) return placeOf(named, witness, named.name);
  // The main document of its kind is what it is whatever its file is called.
  if (paper === "deck" && first !== undefined && isSlides(first)) return placeOf(first, witness, first.name);
  if (paper === "model" && first !== undefined) return placeOf(first, witness, first.name);
  for (const document of documents) {
    const sheet = BY_SHEET.has(paper)
      ? witness.sectionsOf(document).find(({ kind, name }) => kind === "sheet" && called(name ?? ""))
      : undefined;
    if (sheet?.name !== undefined) return placeOf(document, witness, sheet.name, sheet.name);
    const title = isSlides(document) ? "" : witness.firstLine(document);
    if (title.length <= LONGEST_TITLE && called(title)) return placeOf(document, witness, title);
  }
  return null;
}

const isSlides = ({ format, id }: DocumentCard): boolean =>
  format === "pptx" || (format === "pdf" && !id.includes("/")) || /deck/i.test(id);

/** A longer first line is no title. */
const LONGEST_TITLE = 120;

function placeOf(document: DocumentCard, witness: Witness, label: string, sheet?: string): Place {
  const { id, source } = document;
  const [first] = witness.sectionsOf(document);
  const address: Address =
    sheet !== undefined || first?.kind === "sheet"
      ? { kind: "cell", document: id, sheet: sheet ?? first?.name ?? "", row: 1 }
      : first?.kind === "slide" || first?.kind === "page"
        ? { kind: first.kind, document: id, page: 1 }
        : { kind: "paragraph", document: id, paragraph: 1 };
  return { label, printed: label, passage: label, document: id, source, address };
}

function unreadPlace(
  paper: RoomPaper,
  unreadable: readonly { id: string; name: string; source: DocumentCard["source"] }[],
): Place | null {
  const found = unreadable.find(({ id }) =>
    PAPER_NAMES[paper].test(fold(id.replace(/\.\w+$/, "")).replace(/[_.-]+/g, " ")),
  );
  if (found === undefined) return null;
  const { id, name, source } = found;
  return {
    label: name,
    printed: name,
    passage: name,
    document: id,
    source,
    address: { kind: "paragraph", document: id, paragraph: 1 },
  };
}
