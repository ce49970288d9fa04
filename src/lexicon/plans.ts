import type { Period } from "../domain/quantity.ts";

/** What somebody aims at. */
const AIMED_AT = [
  /\bvis(?:ons|e|ée|ant)\b|\bcibl(?:e|er|ant|ons)\b|\baim(?:s|ing|ed)?\b|\bpretend/u,
  /(?<!(?:p[úu]blicos?|mercados?|clientes?|segmentos?|perfil|perfis)[- ])\balvos?\b/u,
  /\btarget(?:s|ed|ing)?\b(?! (?:markets?|customers?|clients?|audience|users?|segments?|groups?|sectors?|industr))/u,
  /\bobjecti[fv]|\bobjetivo|\bmetas?\b|\bgoals?\b|\bpilot target/u,
  /\bmilestones?\b|\bjalons?\b|\broad ?map\b/u,
  /\bmissions?\b|\bvision\b|\bvis[ãa]o\b|\bambitions?\b|\bambi[çc][ãa]o\b|\bhorizon\b/u,
  /\bpotenti(?:al|els?|elles?|als)\b|\bpotencia[li]/u,
];

/** What somebody foresees, plans or assumes. */
const FORESEEN = [
  /\bexpect|\bforecast|\banticip|\besper|\battendue?s?\b|\bon (?:course|track) to\b/u,
  /\bpr[ée]v(?:u|ue|us|ues|oit|oyons|oir|oyait|oyaient|oyions)\b|\bpr[ée]visi|\bprevist|\bprevemos|\bprevi(?:a|am)\b/u,
  /\b(?:plan|budget)(?: (?:of|for) 20\d\d| \(20\d\d\))? (?:had|said|foresaw|called for|assumed)\b/u,
  /\bproject(?:ed|ion|s\b)|\bprojet[ée]e?s?\b|\bprojetad|\bproje[çc]|\bproyect|\bprojec[çc]/u,
  /\bplan(?:s|ned|ning)? (?:to|for|on)\b|\bplanned\b|\bplanejad|\bbudgets?\b|\bor[çc]amento\b/u,
  /\bestim(?:ate|ated|é|ée|ado|ada)\b|\best\.(?!\p{L})|\bassum(?:e|ed|es|ing|ption)\b|\bsuppos|\bhypoth[èeé]|\bhip[óo]t[eé]/u,
  /\b(?:our|the) (?:own )?model (?:puts|shows|gives|says)\b/u,
  /\b(?:notre|le) mod[èe]le (?:donne|table|pr[ée]voit)\b|\b(?:nosso|o) modelo (?:prev[êe]|d[áa]|indica)/u,
];

/** What is still to happen. */
const TO_COME = [
  /\bcould (?:bring|generate|add|yield|earn|make|reach|be worth)\b|\bpoderiam? (?:gerar|trazer|render|chegar)\b|\bpodr[íi]an? /u,
  /\bby (?:the )?launch\b|\bd['’]ici (?:le|au) lancement\b|\bat[ée] o lan[çc]amento\b/u,
  /\bwill\b|\bwould\b|\bwe['’]ll\b|\bdevrait|\bpourrai|\bpermettra|\bse(?:ra|ront|rá|rão)\b|\bvamos\b/u,
  /\batteindr|\balcan[çc]ar|\batingir|\breach(?:ing)? [\d$€£]|\bramp(?:ing)? (?:up )?to\b|\bgrow(?:ing)? to\b/u,
  /\bscal(?:e|ing) (?:in)?to\b|\bpath to\b|\bcamin(?:o|ho) (?:\p{L}+ )?(?:a|hacia|para)\b/u,
  /\b(?:para|to|pour) (?:escalar|scale|reach|atteindre|chegar|grow)\b/u,
  /\bbreak[- ]?even\b|\bseuil de rentabilit|\bpoint mort\b|\bponto de equil[íi]brio/u,
  /\b(?:cash|profit) (?:positive|able) (?:in|by)/u,
  /\bhir(?:e|es|ing)\b|\brecrut(?:er|ons|ement)\b|\bcontratar(?:emos)?\b|\bselecting\b/u,
  /\bapr[èe]s (?:le )?lancement\b|\bafter (?:the )?launch\b|\bap[óo]s (?:o )?lan[çc]amento\b/u,
];

/** What it takes, and what is kept for a few. */
const NEEDED = [
  /\bs[ée]ries? [a-e][- ]ready\b/u,
  /\bneed(?:s|ed)? (?:[$€£\d]|to\b)|\brequires? [$€£\d]|\bil (?:nous )?faut\b|\bprecisamos\b/u,
  /\bn[ée]cessaires?\b|\bnecess[áa]ri[oa]s?\b|\bnecesari[oa]s?\b|\brequise?s?\b|\brequired\b/u,
  /\blimited to\b|\bonly \d+ spots|\baccept(?:ing)? (?:only|up to)|\bup to \d+ (?:partners|customers|clients)\b/u,
];

/** A time that lies ahead. */
const AHEAD_IN_TIME = [
  /d['’]ici\b|\bby (?:the )?(?:end of )?(?:year|(?:19|20)\d\d)|\bnext (?:\d+ )?(?:months|quarter|year)/u,
  /\bprochain|\bpr[óo]xim[oa]s\b|\bprimeiros \d+|\bpremiers? \d+/u,
  /\bfirst \d[\d,. ]*\+? (?:users|customers|clients)/u,
  /\b(?:primeiro|first|premi[eè]re?) (?:m[êe]s|month|ano|year|ann[ée]e|mois)\b/u,
  /\b(?:phase|fase|[ée]tape|etapa|stage) \d|\b[àa] l['’]issue de/u,
  /\bwithin \d+ (?:months|years)\b|\bat the end of \d+ (?:months|years)/u,
  /\b(?:dans|au bout de) \d+ (?:mois|ans)|(?<!\p{L})[àa] \d{1,2} ans(?!\p{L})/u,
  /\b(?:ao fim de|daqui a) \d+ (?:meses|anos)/u,
];

/** Words in the sentence or label of a figure that put it ahead of us. */
const AHEAD = new RegExp(
  [...AIMED_AT, ...FORESEEN, ...TO_COME, ...NEEDED, ...AHEAD_IN_TIME].map(({ source }) => source).join("|"),
  "iu",
);

/** How far ahead of the document a plan lies: "within 18 months", "em 5 anos". */
const SPAN_AHEAD =
  /(?<!\p{L})(?:in|within|by|after|at|over|dans|sous|en|[àa]|d['’]ici|au bout de|ao fim de|em|ap[óo]s|dentro de)\s(?:the next |les |os )?(\d{1,2})[\s-](?:(months?|mois|meses)|(?:years?|ans|anos|años))(?!\p{L})/iu;

/** "Ambition 18 mois: …", "ARR projetado (18m)", "18-month target". */
const GOAL_OF_MONTHS =
  /(?<!\p{L})(?:ambition|objecti(?:fs?|ves?)|cibles?|goals?|targets?|metas?|objetivos?|vis[ée]e?)\s(?:[àa]|de|for|in|em|en)?\s?(\d{1,2})[\s-]?(?:m|months?|mois|meses)(?!\p{L})|\((\d{1,2})\s?(?:m|months?|mois|meses)\)\s?:|(\d{1,2})[\s-]months?\s(?:goals?|targets?|plan|objectives?|milestones?|visions?|ambitions?|horizon)|^[^\p{L}\d]*(\d{1,2})\s(?:months?|mois|meses)\s?[:→]/iu;

/** The months that words put a plan ahead; null where they name none. */
export function monthsAhead(words: string): number | null {
  const ahead = SPAN_AHEAD.exec(words);
  if (ahead !== null) return Number(ahead[1]) * (ahead[2] === undefined ? 12 : 1);
  const months = GOAL_OF_MONTHS.exec(words)
    ?.slice(1)
    .find((one) => one !== undefined);
  return months === undefined ? null : Number(months);
}

/** "50 paying customers (12 months)", "App launch (6 months)": by when, at the end of a line. */
const IN_BRACKETS = /[(](\d{1,2})[\s-]?(?:(months?|mois|meses)|(?:years?|ans?|anos?|años?))[)][\s.;]*$/iu;

/** The months that the brackets at the end of a line put what it names ahead; null where they name none. */
export function monthsInBrackets(words: string): number | null {
  const said = IN_BRACKETS.exec(words);
  return said === null ? null : Number(said[1]) * (said[2] === undefined ? 12 : 1);
}

/** "Target metrics (12 months)", "6 Months", "Objectifs — 3 ans": a heading that ends in, or is, how far ahead. */
const SPAN_OF_HEADING =
  /^(?:[^\d]{0,60}[\s(–—:,-])?[(]?(\d{1,2})[\s-](?:(months?|mois|meses)|(?:years?|ans|anos|años))[)]?:?$/iu;

/** "7) Goals, 24 months". */
const NUMBERED = /^\d{1,2}(?:\.\d{1,2})*[.)]\s+/u;

/** The months that a heading puts what stands under it ahead; null where it names none. */
export function monthsOfHeading(words: string): number | null {
  const said = SPAN_OF_HEADING.exec(words.trim().replace(NUMBERED, ""));
  if (said !== null) return Number(said[1]) * (said[2] === undefined ? 12 : 1);
  return monthsAhead(words);
}

/** "18-month roadmap", "Prévisionnel sur 5 ans", "Plano de 24 meses": how long a plan is said to be; folded. */
const SPAN_OF_PLAN = [
  /(?<![\d.,-])(\d{1,2})[\s-](months?|years?) (?:\p{L}+ )?(?:road ?map|plan|timeline|forecast|projections?|outlook|milestones)\b/u,
  /\b(?:road ?map|feuille de route|plan|plano|calendrier|cronograma|previsionnel|previsions?|projections?|projecoes|trajectoire)\b[^\d]{0,24}(?<![\d.,-])(\d{1,2}) ?(months?|mois|meses|years?|ans|anos)\b/u,
];

/** How many months a plan is said to run over, and the words for it; null where none is. */
export function monthsInSpan(folded: string): { months: number; words: string } | null {
  const found = SPAN_OF_PLAN.map((one) => one.exec(folded)).find((one) => one !== null);
  const [, count, unit = ""] = found ?? [];
  if (count === undefined) return null;
  const words = /\d{1,2}[\s-]?\p{L}+/u.exec(folded.slice(found?.index))?.[0] ?? count;
  return { months: Number(count) * (/^(?:y|an)/u.test(unit) ? 12 : 1), words };
}

const PHASE =
  /(?<!\p{L})(mois|m[êe]s(?:es)?|months?|m|ann[ée]es?|ans?|years?|anos?|y)\s?(\d{1,2})\s?(?:[-–—→]|->|to|[àa]|a[uo]?|até)\s?(?:m|mois|m[êe]s|months?|meses|y|ans?|anos?|years?)?\s?(\d{1,2})(?![\d%])/iu;

/** The first and the last month or year of a phase of a plan ("Phase 2: months 7–18"); null where the words name none. */
export function phaseOf(words: string): { from: Period; to: Period } | null {
  const [, word, first, last] = PHASE.exec(words) ?? [];
  if (word === undefined || first === undefined || last === undefined || Number(last) <= Number(first)) return null;
  const unit = /^(?:m|mois|months?|m[êe]s(?:es)?)$/iu.test(word) ? "M" : "Y";
  return { from: `${unit}${first}`, to: `${unit}${last}` };
}

/** Words that say that it is so today, or was. */
const NOW =
  /\bactuals?\b|\bcurrent(?:ly)?\b|\btoday\b|\bto date\b|\bso far\b|\balready\b|\bachieved\b|\bsigned\b|\bsecured\b|\bconfirmed\b|\bconfirm[ée]e?s?(?!\p{L})|\bconfirmad[oa]s?\b|\bactuel(?:le|s|lement)?\b|\bactuels\b|aujourd['’]hui|\bd[ée]j[àa](?!\p{L})|\br[ée]alis[ée]e?s?\b|\bsign[ée]e?s?\b|\bacquise?s?(?!\p{L})|\batua(?:l|is|lmente)\b|\bhoje\b|\bj[áa](?!\p{L})|\brealizad|\bassinad|\bhoy\b|\bactualmente\b|\bas of\b|\bsince launch\b|\bdepuis\b|\bdesde\b|\bin the last\b|\bderniers?\b|\b[úu]ltimos\b|(?<!why )\bnow\b/iu;

const CONSERVATIVE = /\bconservative\b(?! est)/giu;

const SCENARIO =
  /\b(?:worst|best|base|bull|bear|upside|downside)[- ]?case\b|\bconservative\b(?! est)|\bpessimist|\bop?timist|\b(?:prudente?|cautious)s?(?=\s?[:)|])|\b(?:hypoth[èe]ses?|hip[óo]teses?|cas|version|vers[ãa]o) (?:prudente?|haute?|basse?|alta|baixa)s?\b|\bsc[ée]nario|\bcen[áa]rio|\bescenario|\bwhat[- ]if\b|\bmoderate \(\d|\((?:r[ée]aliste|realistic|realista)(?!\p{L})/iu;

/** The name of a row that is one case of several, and nothing else. */
const CASE_NAME =
  /^\P{L}*(?:minimum|base|maximum|sell-?out|bear|bull|worst|low|mid|medium|high|best|bas|moyen|haut|prudent|ambitieux|m[íi]nim[oa]|m[áa]xim[oa]|baix[oa]|alt[oa]|realista|r[ée]aliste|realistic|aggressive|agressi(?:f|vo))\P{L}*$/iu;

/** A cell that says of its line that it is not there yet. */
const NOT_THERE_YET =
  /^\P{L}*(?:planned|coming soon|upcoming|future|in development|to come|on the roadmap|pr[ée]vue?s?|[àa] venir|bient[ôo]t|en d[ée]veloppement|planejad[oa]s?|planead[oa]s?|em breve|futur[oa]s?|em desenvolvimento|pr[óo]ximamente)\P{L}*$/iu;

export function isNotThereYet(cell: string): boolean {
  return NOT_THERE_YET.test(cell);
}

/** "€85 (below target)": what is held against a goal was measured. */
const AGAINST_GOAL =
  /(?<!\p{L})(?:above|below|under|over|ahead of|beat(?:s|ing)?|au-dess(?:us|ous) d(?:e|es|u)?|en dessous d(?:e|es|u)?|sous|abaixo d[ao]s?|acima d[ao]s?|por (?:debajo|encima) de)(?:\s|['’])(?:the |our |la |les? |l['’]|el |nos |notre |nossas? )?(?:targets?|goals?|plan|budget|objecti(?:fs?|ves?)|objetivos?|metas?|cibles?)(?!\p{L})/giu;

/** The words without the goals that something is held against. */
export function withoutGoalsMet(words: string): string {
  return words.replace(AGAINST_GOAL, "");
}

/** True where the words around a figure say that it lies ahead. */
export function liesAhead(words: string): boolean {
  return AHEAD.test(words);
}

/** "In 12 months", "dans 3 ans", "18-month plan", "metas 18M", "at scale": how far somebody looks ahead. */
const HORIZON =
  /^[\s(]*(?:(?:in|within|over) (?:the next )?\d{1,2} (?:months?|years?)|next \d{1,2} (?:months?|years?)|\d{1,2}[- ](?:month|year)s? (?:from now|plan|vision|goals?|targets?|milestones?)|d(?:ans|['’]ici) \d{1,2} (?:mois|ans)|[àa] \d{1,2} (?:mois|ans)|(?:em|daqui a) \d{1,2} (?:meses|anos)|en \d{1,2} (?:meses|años)|pr[óo]ximos \d{1,2} (?:meses|anos)|\d{1,2} prochains (?:mois|ans)|(?:les )?prochains \d{1,2} (?:mois|ans)|M\s?\+\s?\d{1,2}|(?:metas?|goals?|targets?|objecti(?:fs?|ves?)|objetivos?|hitos|jalons) (?:(?:for|[àa]|em|en|para|a) )?\d{1,2}[\s-]?(?:m|months?|meses|mois|years?|anos?|años?|ans?)(?: \([^()]{1,20}\))?|at (?:scale|maturity)|[àa] (?:l['’][ée]chelle|maturit[ée])|(?:em|com) escala|(?:a|con) escala|with scale)[\s):]*$/iu;

export function isHorizon(words: string): boolean {
  return words.length <= 40 && HORIZON.test(words);
}

/** "Pilot | Scale" over columns: each is a stage of the way, and only one of them can be today's. */
const STAGE =
  /^[\s(]*(?:pilots?|pilotes?|pilotos?|beta|scale|scaled|maturity|mature|steady state|[ée]chelle|maturit[ée]|escala|maturidade|madurez)(?: (?:phase|stage|fase))?[\s)]*$/iu;

/** True for the heading of a column that names a stage and no time. */
export function isStage(heading: string): boolean {
  return heading.length <= 30 && STAGE.test(heading);
}

/** What would be, or should be: a case somebody thinks through, or advice. */
const SUPPOSED =
  /(?<!\p{L})(?:would|could|should|might|if|unless|serai(?:t|ent)|devrai(?:t|ent)|pourrai(?:t|ent)|faudrait|vaudrait|si|s['’]il|seriam?|deveriam?|poderiam?|revene[zr]|revenir|come back|wait (?:for|until)|atten(?:dez|dre)|esper(?:e|ar)|volt(?:e|ar)|ren[ée]goci\p{L}+|negociar|negotiat\p{L}+|plut[ôo]t|rather)(?!\p{L})/iu;

export function isSupposed(words: string): boolean {
  return SUPPOSED.test(words);
}

/** "ARR at 28K paid users", "CA à 500 clients": what would be with so many. */
const WITH_SO_MANY =
  /(?<!\p{L})(?:at|@|with|[àa]|avec|com|con|aos)\s[~≈]?\d[\d.,]*\s?[kKmM]?\+?\s(?:[\p{L}-]+\s){0,2}(?:users?|customers?|clients?|subscribers?|members?|accounts?|merchants?|stores?|devices?|units?|utilisateurs?|abonn[ée]s?|usu[áa]rios?|clientes?|assinantes?|usuarios?)(?!\p{L})/iu;

export function isWithSoMany(words: string): boolean {
  return WITH_SO_MANY.test(words);
}

/** True where they say that it is so today. */
export function isOfNow(words: string): boolean {
  return NOW.test(words);
}

/** True where they name one case of several. */
export function isOneCase(words: string): boolean {
  return SCENARIO.test(words) || CASE_NAME.test(words);
}

/** The words without what calls a plan careful: where no other case is told, that names no case. */
export function withoutCare(words: string): string {
  return words.replace(CONSERVATIVE, "");
}

const OTHER_CASE =
  /\b(?:aggressive|ambitious|moderate|realistic|likely|expected)\b(?=\P{L}*(?:$|\(|case|plan|model))/iu;

/** True where the texts tell of several cases, and "conservative" is the name of one of them. */
export function tellsCases(texts: readonly string[]): boolean {
  return texts.some((text) => SCENARIO.test(withoutCare(text)) || OTHER_CASE.test(text));
}

const POSSIBLE =
  /(?<!\p{L})(?:implied|implies|potential(?:ly)?|potentiel(?:le)?s?|potencia(?:l|is)|implicites?|impl[íi]cit[oa]s?)(?!\p{L})/iu;

/** True where words speak of what could be reached, not of what is planned. */
export function isOnlyPossible(words: string): boolean {
  return POSSIBLE.test(words);
}

const EXIT =
  /\bexits?\b|\bIPO\b|trade sale|\bacquisition (?:by|in|at)\b|\bsortie\b|\bcession\b|\brevente\b|\bsa[íi]da\b|\bvenda da empresa\b/iu;

/** True where words speak of the company being sold or listed. */
export function speaksOfExit(words: string): boolean {
  return EXIT.test(words);
}

const NOT_NEEDED =
  /(?<!\p{L})(?:pas besoin|sans (?:avoir (?:à|besoin)|lever)|no need|without (?:raising|needing)|n[ãa]o (?:precis|[ée] preciso)\p{L}*|sem (?:precisar|captar)|sin (?:necesidad|levantar))(?!\p{L})[^.;:]*$/iu;

/** "Pas besoin de lever": the words before an amount say that it is not wanted. */
export function isNotNeeded(before: string): boolean {
  return NOT_NEEDED.test(before);
}

/** What a paper that plans is called, without accents and case. */
export const PLAN_NAMES =
  /(?<!\p{L})(?:(?:business |financial )?plans?|bp|budgets?|forecasts?|projections?|plan d'affaires|previsionnels?|previsions?|planos?(?: de negocios?)?|orcamentos?|projecoes|projecao)(?!\p{L})/u;
