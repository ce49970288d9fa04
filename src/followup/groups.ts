import type { CheckId } from "../domain/check.ts";
import type { FindingCategory } from "../domain/finding.ts";
import type { QuestionGroup } from "../domain/follow-up.ts";
import type { Touch } from "../domain/inconsistency.ts";
import type { SynthesisSentences } from "../i18n/analysts-synthesis.en.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import type { FounderQuestion } from "../review/answer-shape.ts";
import type { Review } from "../review/result.ts";

const BY_CATEGORY: Record<FindingCategory, QuestionGroup> = {
  financial: "numbers",
  customer: "customers",
  gtm: "customers",
  market: "market",
  competitive: "market",
  product: "product",
  technical: "product",
  legal: "documents",
  team: "team",
  structure: "round",
  exit: "round",
};

const BY_NEED: Record<keyof SynthesisSentences["need"], QuestionGroup> = {
  revenue: "numbers",
  growth: "numbers",
  margin: "numbers",
  cash: "numbers",
  burn: "numbers",
  customers: "customers",
  retention: "customers",
  market: "market",
  team: "team",
  terms: "round",
};

const BY_CHECK: Record<CheckId, QuestionGroup> = {
  cap_table: "round",
  instruments: "round",
  exit_waterfall: "round",
  term_sheet: "round",
  use_of_funds: "round",
  definitions: "numbers",
  plan_realism: "numbers",
  workbook: "numbers",
  money_trail: "numbers",
  customers: "customers",
  market: "market",
  company: "documents",
  data_room: "documents",
};

const BY_TOUCH: Record<Touch, QuestionGroup> = {
  price: "round",
  runway: "round",
  growth: "numbers",
  market: "market",
  unit_economics: "customers",
  control: "round",
  trust: "numbers",
};

/** What a topic of the catalogue belongs to. */
const ofTopic = (id: string | null | undefined): QuestionGroup => {
  const topic = topicById(id ?? "");
  return topic === undefined ? "numbers" : BY_CATEGORY[topic.category];
};

/** What an analysis asks for belongs to what it asks about, else to what its analyst mostly studies. */
function ofAnalysis(id: string, { reflexions, findings }: Review): QuestionGroup {
  const [, name, place] = /^(.*) (\d+)$/s.exec(id) ?? [];
  const notice = reflexions.find(({ agentName }) => agentName === name)?.result.baNotice;
  const topic = notice?.needTopics?.[Number(place) - 1];
  if (topicById(topic ?? "") !== undefined) return ofTopic(topic);
  const own = findings.filter(({ agentName }) => agentName === name).map(({ category }) => category);
  const times = (category: FindingCategory) => own.filter((one) => one === category).length;
  const [mostly] = own.toSorted((one, other) => times(other) - times(one));
  return mostly === undefined ? "numbers" : BY_CATEGORY[mostly];
}

/** Under which heading of the letter a question stands. */
export function groupOf({ from }: Pick<FounderQuestion, "from">, review: Review): QuestionGroup {
  switch (from.kind) {
    case "contradiction": {
      const found = review.settled.find(({ contradiction }) => contradiction.id === from.id)?.contradiction;
      return ofTopic(found?.topicId);
    }
    case "inconsistency": {
      const found = review.inconsistencies.find(({ id }) => id === from.id);
      return found === undefined ? "numbers" : found.topic === null ? BY_TOUCH[found.touches] : ofTopic(found.topic);
    }
    case "reflexion":
      return ofAnalysis(from.id, review);
    case "check": {
      const check = review.checks?.find(({ findings }) => findings.some(({ id }) => id === from.id));
      return check === undefined ? "documents" : BY_CHECK[check.id];
    }
    case "gap": {
      const need = /^missing (\w+)$/.exec(from.id)?.[1];
      if (need !== undefined && Object.hasOwn(BY_NEED, need)) return BY_NEED[need as keyof typeof BY_NEED];
      return review.unreadable.some(({ id }) => id === from.id) ? "documents" : ofTopic(from.id.split(" ")[0]);
    }
  }
}
