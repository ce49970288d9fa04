import { TribunalError } from "../../../domain/errors.ts";
import { attributeIn, isOn, scanXml } from "../../xml-scan.ts";
import type { ZipArchive } from "../../zip.ts";
import type { DefinedName } from "../grid.ts";

/** One tab of the workbook and where its content is. */
export interface Tab {
  name: string;
  hidden: boolean;
  /** Null for charts and dialogs, which hold no cells. */
  part: string | null;
}

export interface WorkbookPart {
  tabs: Tab[];
  definedNames: DefinedName[];
  date1904: boolean;
  stylesPart: string | null;
  stringsPart: string | null;
}

export interface Relation {
  id: string;
  type: string;
  target: string;
}

/** The relations of a part, their targets as names inside the archive; none where the file has no list. */
export function relationsOf(zip: ZipArchive, part: string): Relation[] {
  const slash = part.lastIndexOf("/");
  const folder = part.slice(0, slash + 1);
  const list = `${folder}_rels/${part.slice(slash + 1)}.rels`;
  if (!zip.has(list)) return [];
  const relations: Relation[] = [];
  scanXml(zip.readXml(list), {
    open: (name, attributes) => {
      if (name !== "Relationship" || attributeIn(attributes, "TargetMode") === "External") return;
      const type = attributeIn(attributes, "Type") ?? "";
      relations.push({
        id: attributeIn(attributes, "Id") ?? "",
        type: type.slice(type.lastIndexOf("/") + 1),
        target: resolve(folder, attributeIn(attributes, "Target") ?? ""),
      });
    },
    close: () => {},
  });
  return relations;
}

/** The workbook's list of sheets, names and settings. */
export function readWorkbookPart(zip: ZipArchive): WorkbookPart {
  const part = relationsOf(zip, "").find(({ type }) => type === "officeDocument")?.target ?? "xl/workbook.xml";
  const relations = relationsOf(zip, part);
  const byId = new Map(relations.map((relation) => [relation.id, relation]));
  const tabs: Tab[] = [];
  const definedNames: DefinedName[] = [];
  let date1904 = false;
  let current: DefinedName | null = null;
  scanXml(zip.readXml(part), {
    open: (name, attributes) => {
      if (name === "sheet") {
        const relation = byId.get(attributeIn(attributes, "r:id") ?? relationId(attributes));
        tabs.push({
          name: attributeIn(attributes, "name") ?? "",
          hidden: (attributeIn(attributes, "state") ?? "visible") !== "visible",
          part: relation === undefined || relation.type === "worksheet" ? (relation?.target ?? "") : null,
        });
      } else if (name === "workbookPr") date1904 = isOn(attributeIn(attributes, "date1904"), false);
      else if (name === "definedName") {
        const sheet = attributeIn(attributes, "localSheetId");
        current = { name: attributeIn(attributes, "name") ?? "", refersTo: "" };
        if (sheet !== undefined) current.sheet = Number(sheet);
      }
    },
    text: (text) => {
      if (current !== null) current.refersTo += text;
    },
    close: (name) => {
      if (name !== "definedName" || current === null) return;
      definedNames.push(current);
      current = null;
    },
  });
  if (tabs.length === 0) throw new TribunalError("file_damaged", "This workbook has no list of sheets.");
  const find = (type: string) => relations.find((relation) => relation.type === type)?.target ?? null;
  return { tabs, definedNames, date1904, stylesPart: find("styles"), stringsPart: find("sharedStrings") };
}

/** The id under another prefix than the usual "r:". */
function relationId(attributes: string): string {
  return /[\w.-]+:id\s*=\s*["']([^"']*)["']/.exec(attributes)?.[1] ?? "";
}

function resolve(folder: string, target: string): string {
  if (target.startsWith("/")) return target.slice(1);
  const path: string[] = folder.split("/").filter((step) => step !== "");
  for (const step of target.split("/")) {
    if (step === "..") path.pop();
    else if (step !== "." && step !== "") path.push(step);
  }
  return path.join("/");
}
