import { basename } from "node:path";
import { TribunalError } from "../domain/errors.ts";
import { type Refusal, refusalOf } from "../dossier/build-context.ts";
import { type DocumentRequest, type DocumentSource, requestFor, sourceOfOther } from "../dossier/document-input.ts";
import { formatByName } from "../dossier/formats.ts";
import { ANALYST_FOLDERS, ASSISTANT_NAMES } from "../lexicon/analyst-files.ts";
import { AGENT_FILE } from "./agents.ts";
import type { DealDescription } from "./description.ts";
import { type DealFile, type DealListing, fileInside } from "./folder.ts";
import { isOwnPaper } from "./own-papers.ts";
import { isAnalystsName, type Usual } from "./speaker.ts";
import type { Warn } from "./warnings.ts";

/** Which file plays which part in a deal. */
export interface DealRoles {
  documents: DocumentRequest[];
  /** Documents of which the text must say who speaks, by id, with who does where it does not tell. */
  undecided: Map<string, { usual: Usual; file: DealFile }>;
  /** Named in deal.json, or standing in the folder as links, and leading outside of it. */
  refused: Refusal[];
  agents: DealFile[];
}

type Role = "deck" | "model" | "context" | "fundingDb";

const ROLES: Record<Role, { source: DocumentSource; usualName: RegExp }> = {
  deck: { source: "deck", usualName: /^(?:pitch[ _-]?)?deck\.(?:pdf|pptx|pptm|ppsx|md|markdown)$/i },
  model: { source: "financial_model", usualName: /^model\.(?:xlsx|xlsm|xlsb|xls|ods)$/i },
  context: { source: "context_engine", usualName: /^context\.json$/i },
  fundingDb: { source: "funding_db", usualName: /^funding-db\.(?:json|csv|xlsx)$/i },
};
const ROLE_NAMES = Object.keys(ROLES) as Role[];

/** Decides what each file of the folder is: by deal.json, by its usual name, then by what is left over. */
export async function assignRoles(
  root: string,
  listing: DealListing,
  description: DealDescription,
  warn: Warn,
): Promise<DealRoles> {
  const refused: Refusal[] = [];
  const left = new Map(listing.files.map((file) => [file.inside, file]));
  left.delete("deal.json");
  const take = (file: DealFile): DealFile => {
    left.delete(file.inside);
    return file;
  };
  const refuse = (name: string, source: DocumentSource, error: TribunalError) =>
    refused.push(refusalOf({ id: name, name: basename(name) || name, source }, error));
  const named = async (name: string, source: DocumentSource): Promise<DealFile | null> => {
    try {
      const file = await fileInside(root, name);
      if (file === null) warn("listed_file_missing", { file: name });
      return file === null ? null : take(file);
    } catch (error) {
      if (!(error instanceof TribunalError)) throw error;
      refuse(name, source, error);
      return null;
    }
  };

  const chosen = new Map<Role, DealFile>();
  for (const role of ROLE_NAMES) {
    const name = description.files[role];
    const file = name === undefined ? null : await named(name, ROLES[role].source);
    if (file !== null) chosen.set(role, file);
  }
  const others: DealFile[] = [];
  for (const name of description.documents) others.push(...[await named(name, "deck")].flatMap((file) => file ?? []));
  const agents: DealFile[] = [];
  for (const name of description.agents) agents.push(...[await named(name, "deck")].flatMap((file) => file ?? []));

  for (const file of [...left.values()])
    if (description.roles[file.inside] === undefined && (await isOwnPaper(file)))
      warn("own_paper", { file: take(file).inside });

  for (const role of ROLE_NAMES) {
    if (description.files[role] !== undefined) continue;
    for (const file of [...left.values()].filter((one) => ROLES[role].usualName.test(one.inside))) {
      const first = chosen.get(role);
      if (first === undefined) chosen.set(role, take(file));
      else {
        warn("two_candidates", { file: first.inside, other: file.inside });
        others.push(take(file));
      }
    }
  }
  const texts = new Set<string>();
  for (const file of [...left.values()]) {
    const role = description.roles[file.inside];
    if (role === "analyst" || (role === undefined && /^agents\//i.test(file.inside) && AGENT_FILE.test(file.inside)))
      agents.push(take(file));
    else if (role === undefined && isAnalysts(file.inside)) {
      warn("read_as_analyst", { file: file.inside });
      agents.push(take(file));
    } else if (role === undefined && isCalledAnalysts(file.inside)) {
      texts.add(file.inside);
      others.push(take(file));
    } else if ((role !== undefined || /^documents\//i.test(file.inside)) && formatByName(file.inside) !== null)
      others.push(take(file));
  }
  guess(chosen, left, description, warn, take);
  for (const file of left.values()) {
    const format = formatByName(file.inside);
    const isTop = !file.inside.includes("/");
    if (format === null || format === "json") warn("file_ignored", { file: file.inside });
    else {
      if (isTop && !isText(file.inside)) warn("read_as_document", { file: file.inside });
      others.push(file);
    }
  }
  for (const inside of listing.noFiles) warn("not_a_file", { file: inside });
  for (const inside of listing.outside) {
    warn("file_outside_deal", { file: inside });
    const role = ROLE_NAMES.find((one) => ROLES[one].usualName.test(inside));
    const error = new TribunalError("path_outside_deal", `${inside} leads outside the deal folder.`, { file: inside });
    if (!/^agents\//i.test(inside)) refuse(inside, role === undefined ? "deck" : ROLES[role].source, error);
  }
  const told = new Set([...description.documents, ...Object.keys(description.roles)]);
  const undecided = new Map(
    others
      .filter(({ inside }) => !told.has(inside))
      .map((file) => {
        const { inside } = file;
        const isAnybodys = isText(inside) && !/^documents\//i.test(inside);
        const usual = texts.has(inside) ? "analyst" : isAnybodys ? "unclear" : "company";
        return [inside, { usual, file }] as const;
      }),
  );
  return { documents: requests(chosen, others), undecided, refused, agents };
}

/** Words that anybody may have written; slides, printed pages and workbooks in a deal's folder are the company's. */
const isText = (name: string): boolean => !["pdf", "pptx", "xlsx"].includes(formatByName(name) ?? "");

/** An analyst's folder or a chat assistant's name is on it: what it says is never proof. */
const isAnalysts = (inside: string): boolean =>
  mayBeAnalysts(inside) && (ANALYST_FOLDERS.test(inside) || ASSISTANT_NAMES.test(basename(inside)));

/** A memo or notes by its name: its text may say otherwise. A PDF is not: an information memorandum is the company's. */
const isCalledAnalysts = (inside: string): boolean =>
  mayBeAnalysts(inside) && !/\.pdf$/i.test(inside) && isAnalystsName(basename(inside));

const mayBeAnalysts = (inside: string): boolean => AGENT_FILE.test(inside) && !/\.json$/i.test(inside);

/** A single presentation, or a single workbook, under another name is the deck, or the model. */
function guess(
  chosen: Map<Role, DealFile>,
  left: Map<string, DealFile>,
  description: DealDescription,
  warn: Warn,
  take: (file: DealFile) => DealFile,
): void {
  const candidates = (formats: string[]) =>
    [...left.values()].filter(
      (file) => !file.inside.includes("/") && formats.includes(formatByName(file.inside) ?? ""),
    );
  const [deck, secondDeck] = candidates(["pdf", "pptx"]);
  if (!chosen.has("deck") && description.files.deck === undefined && deck !== undefined && secondDeck === undefined) {
    warn("deck_guessed", { file: deck.inside });
    chosen.set("deck", take(deck));
  }
  const [model, secondModel] = candidates(["xlsx"]);
  if (
    !chosen.has("model") &&
    description.files.model === undefined &&
    model !== undefined &&
    secondModel === undefined
  ) {
    warn("model_guessed", { file: model.inside });
    chosen.set("model", take(model));
  }
}

function requests(chosen: Map<Role, DealFile>, others: DealFile[]): DocumentRequest[] {
  const taken = new Set<string>();
  const request = (file: DealFile, source: DocumentSource) => ({
    ...requestFor({ path: file.path, id: file.inside }, source, file.inside, taken),
    name: basename(file.inside),
  });
  const main = ROLE_NAMES.flatMap((role) => {
    const file = chosen.get(role);
    return file === undefined ? [] : [{ ...request(file, ROLES[role].source), source: ROLES[role].source }];
  });
  return [...main, ...others.map((file) => request(file, sourceOfOther(file.inside)))];
}
