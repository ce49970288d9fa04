/** "A typical marina earns …", "Typical customer: …", "un port type réalise …", "uma loja média fatura …". */
const TYPICAL = [
  /(?<!\p{L})(?:typical|average) (?:[\p{L}-]+ ){1,3}(?:has|have|had|earns?|makes?|employs?|generates?|loses?|sells?|runs?|handles?|serves?|spends?|sees?)(?!\p{L})/u,
  /^\P{L}*(?:(?:an?|the|our) )?(?:typical|average) (?:customer|client|user|member|merchant|seller|store|shop|site|company|firm|tenant|partner)s?\s?[:–—-]/u,
  /(?<!\p{L})(?:une?|le|la|chaque) (?:[\p{L}-]+ ){1,2}(?:type|typique|moyen(?:ne)?) (?:a|compte|r[ée]alise|g[ée]n[èe]re|emploie|perd|vend|d[ée]pense|fait)(?!\p{L})/u,
  /^\P{L}*(?:clients?|utilisateurs?|commerces?|magasins?|entreprises?) (?:type|typique|moyen(?:ne)?)\s?[:–—-]/u,
  /(?<!\p{L})(?:uma?|una?|o|a|cada) (?:[\p{L}-]+ ){1,2}(?:t[íi]pic[oa]|m[ée]di[oa]|promedio) (?:tem|fatura|gera|emprega|perde|vende|gasta|faz|tiene|factura|genera|pierde|gasta)(?!\p{L})/u,
  /^\P{L}*(?:clientes?|usu[áa]rios?|lojas?|empresas?|comercios?) (?:t[íi]pic[oa]|m[ée]di[oa]|tipo|promedio)\s?[:–—-]/u,
  // "A marina with 300 boats generates …"; a team of twelve is the company's.
  /^\P{L}*(?:an?|une?|uma?|una)\s(?!(?:\p{L}+ )?(?:team|[ée]quip[ea]|equipa|equipo))(?:[\p{L}-]+ ){1,3}(?:with|of|avec|de|com|con) [~≈]?\d.{0,40}?(?<!\p{L})(?:generates?|earns?|makes?|has|pays?|loses?|spends?|g[ée]n[èe]re|r[ée]alise|gagne|perd|gera|fatura|ganha|perde|genera|factura|pierde)(?!\p{L})/u,
];
const ONE_OF_THEM = new RegExp(TYPICAL.map(({ source }) => source).join("|"), "iu");

/** True where words tell of one of those whom a company serves, as they are on average. */
export function tellsOfOneOfThem(words: string): boolean {
  return ONE_OF_THEM.test(words);
}

const GREW =
  "(?:grew|increased|raised|cut|reduced|doubled|tripled|improved|boosted|lifted|a (?:augment[ée]|doubl[ée]|tripl[ée]|r[ée]duit|am[ée]lior[ée])|aumentou|reduziu|dobrou|triplicou|melhorou|aument[óo]|redujo|duplic[óo])";
/** "With us, Port of Brill grew its revenue to …": what somebody with a name made of what is his. */
const MADE_OF_HIS = new RegExp(
  `((?:\\p{Lu}[\\p{L}\\d.&'’-]*\\s(?:(?:of|de|du|da|do|the|la|le)\\s)?){0,2}\\p{Lu}[\\p{L}\\d.&'’-]*)\\s${GREW}\\s(?:its|their|his|her|son|sa|ses|leurs?|seus?|suas?|su|sus)\\s`,
  "u",
);

/** "Sofia runs a marina with …", "Like Dockr, which reached …": somebody with a name, who stands for others. */
const STANDS_FOR_OTHERS = [
  /^\P{L}*(\p{Lu}\p{Ll}+) (?:runs|owns|manages|operates|g[èe]re|tient|poss[èe]de|dirige|administra|gerencia|gestiona) (?:an?|une?|uma?|una|two|three|deux|trois|duas|tr[êe]s|\d+)\s/u,
  /(?<!\p{L})(?:[Ll]ike|[Ss]uch as|[Cc]omme|[Tt]els? que|[Cc]omo) (\p{Lu}[\p{L}\d.&'’-]*(?: \p{Lu}[\p{L}\d.&'’-]*)?),? (?:which|who|that|qui|que|quien)(?!\p{L})/u,
];

/** The name of whom words tell who is not the company: a customer, a model, a rival; null where they tell of nobody. */
export function whoMadeIt(words: string): string | null {
  const found = [MADE_OF_HIS, ...STANDS_FOR_OTHERS].map((pattern) => pattern.exec(words)?.[1]);
  return found.find((name) => name !== undefined) ?? null;
}

/** "Ana ran sales at Portly: team of 40": what a person did before. */
const DID =
  /^\P{L}*\p{Lu}\p{Ll}+(?:\s\p{Lu}\p{Ll}+)?,?\s(?:ran|headed|led|grew|built|managed|sold|scaled|oversaw|a dirig[ée]|a men[ée]|a pilot[ée]|a construit|liderou|dirigiu|comandou|construiu|dirigi[óo]|lider[óo])\s.*\b(?:at|for|of|chez|pour|na|no|em|da|do|en)\s\p{Lu}/u;

/** True where a sentence begins with a person and what he did for a firm that has a name. */
export function tellsOfAnEarlierJob(sentence: string): boolean {
  return DID.test(sentence);
}
