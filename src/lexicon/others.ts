/** Words that say that a figure is somebody else's, or an average of others. */
const OTHERS =
  /\bcompetitors?\b|\bconcurrents?\b|\bconcorrentes?\b|\bcompetidores\b|\bbenchmarks?\b|\bm[ée]dian|\bindustry\b|\bsector average|\bmoyenne (?:du secteur|saas|du march[ée])|\bm[ée]dia (?:do setor|saas|do mercado)|\bcomparables?\b|\bpeers?\b|\btraditional(?:ly)?\b|\btradition(?:nel|nelle)\b|\btradicional|\bbanks?['’]?\b(?= fees| charge| average)|\bat banks\b|\bbanques\b|\bbancos\b|\bincumbents?\b|\bavant\b|\bbefore\b|\bantes\b|\blegacy\b/iu;

/** "vs $500", "contre 5 %": what follows is the other side of a comparison. */
const AGAINST =
  /(?:\bvs\.?|\bversus|\bcontre|\bagainst|\bcompared (?:to|with)|\binstead of|\bau lieu de|\bface à|\bvs\.? m[ée]dia|\bem vez de|\brather than)\s*(?:[\p{L}’']+\s*:?\s*){0,3}[~≈<>]?\s*$/iu;

/** Somebody's years elsewhere: "ex-", "former", "previously at". */
const ELSEWHERE =
  /\bex-|\bformer(?:ly)?\b|\bprevious(?:ly)?\b(?! (?:round|investment))|\bancien(?:ne)?\b|\bex\s\p{Lu}|\blevou\b|\bscaled\b|\bbuilt and sold\b|\bled\b|\bmanaged?\b|\bresponsible for\b|\bjá passou\b|\bat (?:Google|Amazon|Meta|Apple|Microsoft)\b|\bexited?\b|\bacquired by\b|\baquisi[çc][ãa]o\b|\b(?:ans|years|anos) d['’e]?\s?(?:of )?exp/iu;

/** The company speaks of itself. */
const OURS = /\b(?:we|our|us|we['’]re|we['’]ve|nous|notre|nos|n[óo]s|nosso|nossa|nossos|nossas|nuestr[oa]s?)\b/iu;

/** People, firms and countries at large. */
const AT_LARGE =
  /\bglobal(?:ly)?\b|\bworld(?:wide)?\b|\bmondial|\bmundial|\bglobais\b|\bpopulation\b|\bpopula[çc][ãa]o\b|\bconsumers\b|\badults\b|\bmillennials\b|\bhouseholds\b|\bm[ée]nages\b|\bcitizens\b|\bemployers\b|\bcompanies\b|\bentreprises\b|\bempresas\b|\bSMEs\b|\bSMBs\b|\bPMEs?\b|\bpymes\b|\bstudents\b|\bpatients\b|\bworkers\b|\bhospita(?:ls|is|ux)\b|\bbanks\b|\bnationwide\b|\bin (?:the )?(?:US|USA|EU|UK|U\.S\.|Europe|Africa|Asia|India|France|Brazil|Nigeria)\b|\ben (?:France|Europe|Afrique)\b|\bno Brasil\b|\bnos EUA\b|\bdes utilisateurs\b|\bof (?:people|employees|businesses|consumers)\b|\bof \p{L}+s say\b|\beconomy\b|\b[ée]conomie\b|\beconomia\b|\bper capita\b|\bemails\b/iu;

export function speaksOfOthers(words: string): boolean {
  return OTHERS.test(words);
}

/** True where the words right before a figure set it against another. */
export function isOtherSide(before: string): boolean {
  return AGAINST.test(before);
}

export function speaksOfAnotherJob(words: string): boolean {
  return ELSEWHERE.test(words);
}

export function speaksOfUs(words: string): boolean {
  return OURS.test(words);
}

export function speaksAtLarge(words: string): boolean {
  return AT_LARGE.test(words);
}
