import type { EvidenceItem } from "../domain/resolution.ts";
import type { Fact } from "../evidence/facts/fact.ts";
import type { Witness } from "../evidence/witness.ts";
import { topicById } from "../quantities/topics/catalogue.ts";
import { normalizeLabel } from "../quantities/topics/match.ts";
import type { Topic } from "../quantities/topics/topic.ts";
import { namesOf } from "./mentions.ts";

/** Words of names that say how something is, not what it is. */
const OF_DEGREE = new Set(
  "quality,strength,level,risk,assessment,overall,score,potential,qualite,force,niveau,risque,evaluation,solidite,qualidade,forca,nivel,risco,avaliacao,solidez,potentiel,potencial,the,our,des,les,uma,and,for,del".split(
    ",",
  ),
);

/**
 * Whether a passage is about what is judged: it, or the title of its page, has a word of the topic's names, or it states a
 * figure of the same field. "83 paying customers" says nothing about a team.
 */
export function isAbout(item: EvidenceItem, topic: Topic | null, label: string, witness: Witness): boolean {
  const figures = figuresIn(item, witness);
  if (topic?.unit === null && isCountAlone(item.passage, figures)) return false;
  const said = wordsOf(`${item.passage} ${titlesOf(item, witness)}`);
  const names = namesOf(topic, label);
  if (names.some((name) => said.has(name) || name.split(" ").some((word) => isTelling(word) && said.has(word))))
    return true;
  if (topic === null) return false;
  return figures.some(({ topic: id }) => {
    const other = topicById(id);
    return other !== undefined && (other.id === topic.id || other.category === topic.category);
  });
}

/** "Headcount: 24" and no word more: a figure that is neither good nor bad bears out no judgement. */
function isCountAlone(passage: string, figures: readonly Fact[]): boolean {
  if (figures.length === 0 || figures.some(({ topic }) => topicById(topic)?.higherIsBetter !== null)) return false;
  const names = figures.flatMap(({ topic, label }) => [label, ...namesOf(topicById(topic) ?? null, label)]);
  const named = wordsOf(names.join(" "));
  return [...wordsOf(passage)].every((word) => named.has(word) || /\d/.test(word) || word.length <= 3);
}

const isTelling = (word: string): boolean => word.length > 3 && !OF_DEGREE.has(word);

const wordsOf = (text: string): Set<string> => new Set(normalizeLabel(text).split(" "));

/** The first line of a page says what it is about. */
function titlesOf({ addresses }: EvidenceItem, witness: Witness): string {
  const titles = addresses.flatMap((address) => {
    const section = witness.sectionAt(address);
    return section === undefined ? [] : (witness.linesOn(section)[0]?.text ?? []);
  });
  return titles.join(" ");
}

/** The figures the passage states. */
function figuresIn({ addresses, passage }: EvidenceItem, witness: Witness): Fact[] {
  const sections = new Set(addresses.map((address) => witness.sectionAt(address)));
  return witness
    .says()
    .filter((fact) => fact.passage.includes(passage) || passage.includes(fact.passage))
    .filter((fact) => sections.has(witness.sectionAt(fact.address)));
}
