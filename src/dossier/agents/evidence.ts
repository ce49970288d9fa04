import { Evidence } from "../../domain/finding.ts";
import { fold } from "../references/grammar.ts";
import { type Free, field, isFree, textField } from "./fields.ts";

const TYPES: [RegExp, Evidence["type"]][] = [
  [/quote|citation|citacao|verbatim/, "quote"],
  [/calc|formul/, "calculation"],
  [/benchmark|comparable/, "benchmark"],
  [/external|externe|extern[ao]|api|database|web/, "external_data"],
  [/infer|estimat|hypoth|hipot|judg/, "inference"],
];

/** Evidence as agents give it: a string, an object, or a list of either. What cannot be read is left to the caller to report. */
export function readEvidence(finding: Free): { evidence: Evidence[]; unread: string[] } {
  const evidence: Evidence[] = [];
  const unread: string[] = [];
  const given = field(finding, "evidence");
  if (given !== null) {
    const items = Array.isArray(given.value) ? given.value : [given.value];
    items.forEach((item, index) => {
      const read = readOne(item);
      if (read !== null) evidence.push(read);
      else unread.push(Array.isArray(given.value) ? `${given.key}[${index}]` : given.key);
    });
  }
  const first = evidence[0];
  const quote = textField(finding, "quote");
  if (quote !== null && first?.content === "") first.content = quote;
  else if (quote !== null && evidence.length === 0) evidence.push({ type: "quote", content: quote, source: "" });
  const calculation = textField(finding, "calculation");
  if (calculation !== null && !evidence.some((one) => one.type === "calculation")) {
    evidence.push({ type: "calculation", content: calculation, source: first?.source ?? "" });
  }
  return { evidence, unread };
}

function readOne(item: unknown): Evidence | null {
  if (typeof item === "string") return item.trim() === "" ? null : { type: "quote", content: "", source: item.trim() };
  if (!isFree(item)) return null;
  const strict = Evidence.safeParse(item);
  if (strict.success) return strict.data;
  const source = referenceOf(item);
  const quote = textField(item, "quote");
  const calculation = textField(item, "calculation");
  const content = quote ?? calculation ?? textField(item, "claim") ?? textField(item, "value") ?? "";
  if (source === "" && content === "") return null;
  const fallback = source === "" ? "inference" : quote === null && calculation !== null ? "calculation" : "quote";
  const confidence = item.confidence;
  return {
    type: typeOf(item.type) ?? fallback,
    content,
    source,
    ...(typeof confidence === "number" ? { confidence } : {}),
  };
}

/** "Deck" with page 8 is "Deck, page 8": the parts of a reference that agents keep in fields of their own. */
function referenceOf(item: Free): string {
  const source = textField(item, "reference") ?? "";
  const parts = ["document", "slide", "page", "sheet", "onglet", "aba", "row", "ligne", "linha", "cell"].flatMap(
    (key) => {
      const value = item[key];
      if ((typeof value !== "string" && typeof value !== "number") || String(value) === source) return [];
      return [
        key === "document" ? String(value) : /^\d+$|^(?!.*\d)/.test(String(value)) ? `${key} ${value}` : String(value),
      ];
    },
  );
  return [/^\d+$/.test(source) ? "" : source, ...parts].filter((part) => part !== "").join(", ");
}

function typeOf(type: unknown): Evidence["type"] | null {
  if (typeof type !== "string") return null;
  return TYPES.find(([pattern]) => pattern.test(fold(type)))?.[1] ?? null;
}
