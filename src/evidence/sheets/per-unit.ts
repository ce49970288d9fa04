import { topicById } from "../../quantities/topics/catalogue.ts";
import { matchTopic, SURE_ENOUGH, type TopicMatch } from "../../quantities/topics/match.ts";

const PER = /\s*(?:\bper\b|\bpar\b|\bpor\b|\/|\bby\b|\bcada\b)\s*(?:each\s)?/iu;
const TIME = /^(?:an|année|year|yr|mois|month|mo|mês|mes|ano|trimestre|quarter|semaine|week|semana|jour|day|dia)s?\b/iu;
/** What is sold at a price: with an amount and a "per" it is the price. */
const CHARGED =
  /(?<!\p{L})(?:prices?|pricing|prix|tarifs?|preços?|fees?|frais d['’]inscription|subscriptions?|abonnements?|assinaturas?|mensalidades?|licen[cs]es?|licences?|licenças?|plans?|planos?|forfaits?|tickets?)(?!\p{L})/iu;
const FUNDED = /(?<!\p{L})(?:funding|investments?|financement|investissement|investimento|aporte)(?!\p{L})/iu;
const SPENT = /(?<!\p{L})(?:costs?|coûts?|couts?|custos?|cogs)(?!\p{L})/iu;
const EARNED = /(?<!\p{L})(?:revenues?|rev|sales|revenus?|ca|receitas?|arpu|arpa)(?!\p{L})/iu;
const CONTRIBUTION =
  /(?<!\p{L})(?:contribution margin|contribution|marge (?:de contribution|sur coûts? variables?|unitaire)|margem de contribuição)(?!\p{L})/iu;

/**
 * "X per Y" of an amount: what is charged per customer, plan or month is a price; a cost per unit a unit cost; a
 * revenue per customer the average revenue. Null where the label says no such thing.
 */
export function perUnit(label: string): TopicMatch | null {
  const at = PER.exec(label);
  if (at === null || at.index === 0) return null;
  const what = label.slice(0, at.index);
  const each = label.slice(at.index + at[0].length).trim();
  if (!/\p{L}/u.test(each) || [CHARGED, FUNDED, SPENT, EARNED].some((money) => money.test(each))) return null;
  const time = TIME.test(each);
  const own = matchTopic(what.trim());
  if (time && own !== null && own.sureness >= SURE_ENOUGH) return own;
  const id = CHARGED.test(what)
    ? "price"
    : CONTRIBUTION.test(what)
      ? "contribution_margin"
      : time
        ? null
        : FUNDED.test(what)
          ? "ticket_size"
          : SPENT.test(what)
            ? "unit_cost"
            : EARNED.test(what)
              ? "arpa"
              : null;
  const topic = id === null ? undefined : topicById(id);
  return topic === undefined ? null : { topic, how: "stem", sureness: SURE_ENOUGH, basis: {} };
}
