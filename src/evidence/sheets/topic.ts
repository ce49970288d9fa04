import type { Quantity, UnitKind } from "../../domain/quantity.ts";
import { fold } from "../../lexicon/fold.ts";
import { EARNING, FINANCING, SPENDING, TOTAL } from "../../lexicon/sheet-words.ts";
import { topicById } from "../../quantities/topics/catalogue.ts";
import { normalizeLabel } from "../../quantities/topics/label.ts";
import { matchTopic, SURE_ENOUGH, type TopicMatch } from "../../quantities/topics/match.ts";
import type { Topic } from "../../quantities/topics/topic.ts";
import { isLink } from "../../quantities/topics/words.ts";
import { isOnlyUnit } from "./only-unit.ts";
import { perUnit } from "./per-unit.ts";
import type { SheetSection } from "./sections.ts";

/** What a label names, and whether it names the whole of it. */
export interface NamedTopic {
  match: TopicMatch;
  /** One line of the metric: a stream, a product, a department. */
  part: boolean;
}

const COSTS = new Set(
  "cogs operating_expenses total_costs sales_marketing_spend marketing_spend rd_spend ga_spend payroll hosting_costs capex unit_cost bom_cost cac cost_per_lead average_salary founder_salary debt burn_rate".split(
    " ",
  ),
);

/** Topics whose values a sheet may write with a minus as a matter of notation. */
export function isCost(topic: Topic): boolean {
  return COSTS.has(topic.id);
}

/** The topic of a row's label. `language` says on which side of a name its qualifiers stand. */
export function namedTopic(label: string, language: string | null): NamedTopic | null {
  const text = cleaned(label);
  const whole = matchTopic(text);
  if (whole !== null && whole.sureness >= SURE_ENOUGH) return { match: whole, part: false };
  const spent = costNamed(text);
  if (spent !== null) return { match: spent, part: false };
  const each = perUnit(text);
  if (each !== null) return { match: each, part: each.topic.id !== "price" && each.topic.id !== "unit_cost" };
  if (whole !== null && whole.topic.unit !== null && whole.how !== "stem") return { match: whole, part: true };
  const head = headOf(text, language);
  return head === null ? null : { match: head, part: true };
}

/** "ARPA (€/month)", "Headcount (end of quarter)": how it is counted, and when. */
const HOW_COUNTED = /\s*\(([^()]{1,30})\)\s*$/u;
const AT_THE_END = /^(?:at )?(?:end of|eop|fin de|en fin de|fim d[eo]|no fim d[eo])(?!\p{L})/iu;

/** "(-) Despesas operacionais", "1.2 Revenue:", "– dont salaires": the name alone. */
function cleaned(label: string): string {
  const inBracket = HOW_COUNTED.exec(label)?.[1] ?? "";
  const counted = inBracket !== "" && (isOnlyUnit(inBracket) || AT_THE_END.test(inBracket));
  return (counted ? label.replace(HOW_COUNTED, "") : label)
    .replace(/^\s*(?:\([-+=]\)|[-+=–•*·]|\d+(?:\.\d+)*[.)]\s)\s*/u, "")
    .replace(/^\s*(?:dont|of which|sendo|incl\.?|including)\s+/iu, "")
    .replace(/\s*[:;]\s*$/u, "")
    .trim();
}

/** "Dépenses sales & marketing", "Despesas com marketing", "Hosting expenses": a known cost, called one. */
function costNamed(text: string): TopicMatch | null {
  const rest = text
    .replace(
      new RegExp(`^(?:${SPENDING.source})\\s+(?:de |d['’]|du |des |com |com a |em |of |for |on |pour )?`, "iu"),
      "",
    )
    .replace(new RegExp(`\\s+(?:${SPENDING.source})$`, "iu"), "");
  if (rest === text || rest === "") return null;
  const match = matchTopic(rest);
  return match !== null && match.sureness >= SURE_ENOUGH && isCost(match.topic) ? match : null;
}

/** Words that make another metric of a name they stand beside. */
const CHANGES =
  /(?<!\p{L})(?:per|par|por|growth|croissance|crescimento|margin|marge|margem|ratio|rate|rates|taux|taxa|share|part|multiple|increase|change|variation|évolution|benchmark|target|objectif|meta|break|breakeven|équilibre|equilíbrio|payback|team|équipe|equipe|manager|directors?|responsable|gerente|salar(?:y|ies)|salaires?|salários?|commissions?|comissões|tax|taxes|days|fee|fees|before|after|avant|après|antes|depois|net|accumulated|cumulative|cumulé|acumulado)(?!\p{L})/iu;

/** A name with the words of a product, a segment or a source beside it: "Revenue from exits", "Nb clients Alpha", "Alpha revenue". */
function headOf(text: string, language: string | null): TopicMatch | null {
  const [before, ...after] = text.split(/\s*(?::|–|—|\s-\s|,|\()\s*/u);
  if (before !== undefined && after.length > 0 && !CHANGES.test(after.join(" "))) {
    const match = matchTopic(before.trim());
    if (isWhole(match)) return match;
  }
  const words = text
    .replace(/\([^)]*\)/g, " ")
    .split(/[\s/]+/u)
    .filter(Boolean);
  const preposition = words.findIndex(
    (word, index) => index > 0 && isLink(fold(word)) && !/^(?:and|et|e)$/i.test(word),
  );
  for (let length = Math.min(words.length - 1, 5); length > 0; length--) {
    const first = words.slice(0, length);
    const last = words.slice(-length);
    const prefix = language !== "en" || preposition === length;
    if (prefix && !CHANGES.test(words.slice(length).join(" "))) {
      const match = matchTopic(first.join(" "));
      if (isWhole(match)) return match;
    }
    if (language === "en" && !CHANGES.test(words.slice(0, -length).join(" "))) {
      const match = matchTopic(last.join(" "));
      if (isWhole(match)) return match;
    }
  }
  return null;
}

function isWhole(match: TopicMatch | null): match is TopicMatch {
  return match !== null && match.sureness >= SURE_ENOUGH && match.topic.unit !== null;
}

/** What a line in a section is: what it says itself where the section allows that, else a line of the section. */
export function inSection(
  named: NamedTopic | null,
  label: string,
  section: SheetSection | null,
  unit: UnitKind,
): NamedTopic | null {
  const of = section?.topic;
  if (of === undefined || of === null) return named;
  const ratio = unit === "percent" || unit === "multiple" || unit === "duration" || unit === "count";
  if (ratio || FINANCING.test(label)) return named;
  const total = TOTAL.test(label);
  if (named !== null && total) return named;
  const own = named?.match.topic;
  const fits = own !== undefined && own.unit === "money" && (isCost(of) ? isCost(own) : !isCost(own));
  const people = own !== undefined && own.twins?.money !== undefined && isCost(of);
  if (named !== null && own?.id === of.id) return { ...named, part: !sameName(label, section?.title ?? "") };
  if (named !== null && (fits || people)) return named;
  return { match: { topic: of, how: "stem", sureness: SURE_ENOUGH, basis: {} }, part: true };
}

function sameName(a: string, b: string): boolean {
  return normalizeLabel(a) === normalizeLabel(b);
}

/** A line nobody knows by name that says itself that it costs or earns: "Coûts Tech & Data", "Frais d'hébergement". */
export function lineOf(label: string): NamedTopic | null {
  if (label.length > 60 || CHANGES.test(label)) return null;
  const id = SPENDING.test(label) ? "total_costs" : EARNING.test(label) && !FINANCING.test(label) ? "revenue" : null;
  const topic = id === null ? undefined : topicById(id);
  if (topic === undefined) return null;
  const alone = !/\s/u.test(cleaned(label));
  return { match: { topic, how: "stem", sureness: SURE_ENOUGH, basis: {} }, part: !alone };
}

/** A topic and a quantity made to agree, and whether the unit is the topic's own. */
export interface FittedAmount {
  topic: Topic;
  quantity: Quantity;
  /** The topic is measured in another unit: a margin in money. */
  otherUnit: boolean;
}

/** Whether a number can be a value of a topic, of its twin, or of the same thing in another unit. */
export function fitAmount(topic: Topic, quantity: Quantity): FittedAmount | null {
  if (quantity.unit === topic.unit) return { topic, quantity, otherUnit: false };
  const twin = topic.twins?.[quantity.unit];
  const meant = twin === undefined ? undefined : topicById(twin);
  if (meant !== undefined) return { topic: meant, quantity, otherUnit: false };
  if (quantity.unit === "number") return fitBare(topic, quantity);
  if (quantity.unit === "count" && topic.unit === "number") return { topic, quantity, otherUnit: false };
  return quantity.unit === "money" && topic.unit === "percent" && /margin$/.test(topic.id)
    ? { topic, quantity, otherUnit: true }
    : null;
}

function fitBare(topic: Topic, quantity: Quantity): FittedAmount | null {
  switch (topic.unit) {
    case "count":
    case "number":
    case "multiple":
    case "money":
      return { topic, quantity: { ...quantity, unit: topic.unit }, otherUnit: false };
    case "percent": {
      const fraction = Math.abs(quantity.value) <= 1;
      if (!fraction && Math.abs(quantity.value) > 100 && /margin$/.test(topic.id)) {
        return { topic, quantity: { ...quantity, unit: "money" }, otherUnit: true };
      }
      const value = fraction ? Number((quantity.value * 100).toPrecision(12)) : quantity.value;
      return { topic, quantity: { ...quantity, unit: "percent", value }, otherUnit: false };
    }
    case "duration":
      return {
        topic,
        quantity: { ...quantity, unit: "duration", durationUnit: quantity.durationUnit ?? "month" },
        otherUnit: false,
      };
    default:
      return null;
  }
}
