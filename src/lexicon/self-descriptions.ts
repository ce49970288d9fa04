/** "Acme is a …": the company says what it is. What stands before it must be its name. */
const IS_A =
  /^[\s,:–—-]*(?:is|are|est|é|es|são)(?:\s+(?:the|an?|une?|las?|les?|um|uma|os?|as?|el|una?)(?![\p{L}])|\s+l['’]|\s+(?:building|transforming|helping))/iu;

/** "We help …": the company says what it does. */
const WE_DO =
  /(?<!\p{L})(?:we(?:['’]re| are)? (?:help|build|building|provide|make|making|offer|enable|connect|develop|developing|sell|create|creating|deliver|automate|turn|transform|empower|bring)|nous (?:aidons|d[ée]veloppons|proposons|offrons|cr[ée]ons|concevons|vendons|accompagnons|connectons|permettons|construisons|automatisons)|(?:ajudamos|desenvolvemos|oferecemos|criamos|conectamos|vendemos|automatizamos|constru[íi]mos|transformamos)|(?:ayudamos|desarrollamos|ofrecemos|creamos))(?!\p{L})/iu;

/** What companies are, in a line that describes one. */
const KINDS =
  /(?<!\p{L})(?:platforms?|plateformes?|plataformas?|marketplaces?|place de march[ée]|apps?|applications?|aplicativos?|aplica[çc][ãa]o|aplica[çc][õo]es|aplicaci[óo]n|software|logiciels?|solutions?|solu[çc][ãa]o|solu[çc][õo]es|soluci[óo]n|SaaS|operating system|tools?|outils?|ferramentas?|devices?|dispositifs?|dispositivos?|startups?|infrastructure|assistants?|assistentes?|systems?|syst[èe]mes?|sistemas?|protocols?|technolog(?:y|ie|ia))(?!\p{L})/iu;

/** Lines of a cover that say nothing of the business. */
const FORMAL =
  /confiden|copyright|©|all rights|tous droits|todos os direitos|disclaimer|pitch ?deck|investor (?:deck|presentation)|business plan|(?:pr[ée]pared|prepared|pr[ée]par[ée]|preparado) (?:for|by|pour|par|por|para)|@|https?:|www\.|^[^\p{L}]*$|lorem ipsum|^(?:introduction|introdu[çc][ãa]o|pr[ée]sentation|presentation|apresenta[çc][ãa]o|agenda|overview|summary|sommaire|sum[áa]rio|about us|[àa] propos|sobre n[óo]s)$/iu;

/** True where a sentence says that this name is a certain thing: "Acme is a platform for …". */
export function saysWhatIs(name: string, sentence: string): boolean {
  const at = sentence.toLowerCase().indexOf(name.toLowerCase());
  return at >= 0 && !/\p{L}$/u.test(sentence.slice(0, at)) && IS_A.test(sentence.slice(at + name.length));
}

/** How plainly a sentence says what a company does; 0: it does not, as far as words can tell. */
export function saysWhatItDoes(sentence: string, names: readonly string[]): number {
  if (FORMAL.test(sentence) || /[?…]\s*$/u.test(sentence) || /["“”«»]|-->|[[\]{}]/u.test(sentence)) return 0;
  const isNamed = [...names, "we", "nous", "nós"].some((name) => saysWhatIs(name, sentence));
  return (isNamed ? 5 : 0) + (WE_DO.test(sentence) ? 3 : 0) + (KINDS.test(sentence) ? 2 : 0);
}

/** True for a line that is about the paper and not about the company. */
export const isFormal = (line: string): boolean => FORMAL.test(line);

/** Posts that people of a team hold. */
const POST =
  /(?<!\p{L})(?:CEO|CTO|COO|CFO|CMO|CPO|CSO|CRO|CIO|(?:co-?)?founders?|(?:co-?)?fondat(?:eur|rice)s?|(?:co-?)?fundador[ae]?s?|fundador(?:es)?|pr[ée]sident[ea]?|directeur|directrice|diretora?|director[a]?|managing partner|head of|VP|vice[- ]president|s[óo]ci[oa]s?|lead (?:developer|engineer)|chief \p{L}+ officer|tech(?:nical)? lead|associ[ée]e?)(?!\p{L})/iu;

export const namesAPost = (line: string): boolean => line.length <= 90 && POST.test(line);

/** "CEO & Founder", and no word besides: "CEO of Acme", under what a customer says, is another matter. */
export const isOnlyAPost = (line: string): boolean =>
  namesAPost(line) &&
  line
    .replace(new RegExp(POST, "giu"), "")
    .replace(/(?<!\p{L})(?:and|et|e|y)(?!\p{L})/giu, "")
    .match(/\p{L}/u) === null;

/** "Ana Lima", "Dr. Jean-Luc Pérez": two to four words with capitals, or one beside a post. */
const PERSON =
  /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Dra|M|Mme)\.?\s)?\p{Lu}[\p{L}.'’-]*(?:\s(?:(?:d[aeo]s?|van|von|de|di|el|al|bin)\s)*\p{Lu}[\p{L}.'’-]*){0,4}$/u;

export const mayBePerson = (line: string): boolean =>
  line.length <= 45 && PERSON.test(line) && !POST.test(line) && /\p{Ll}|^\p{Lu}+(?: \p{Lu}+)+$/u.test(line);
