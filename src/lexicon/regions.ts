/** Parts of the world by the words people use for them, in three languages; matched as whole words in any case. */
const REGIONS: Record<string, string> = {
  world: "world(?:wide)?|global(?:ly)?|mond(?:e|ial(?:e|ement)?)|mundo|mundial(?:mente)?|globalmente",
  europe: "europe(?:an)?|europ[ée]en(?:ne)?s?|europa|europ(?:eu|eia)s?|EU|UE|EMEA",
  france: "france|french|fran[çc]ais(?:e|es)?|fran[çc]a|frances[ae]?s?|hexagone",
  germany: "germany|german|allemagne|allemande?s?|alemanha|alem[ãa](?:o|es)?|DACH",
  spain: "spain|spanish|espagne|espagnole?s?|espanha|espanho(?:l|la|is)",
  italy: "italy|italian|italie|italien(?:ne)?s?|italian[oa]s?|it[áa]lia",
  portugal: "portugal|portuguese|portugaise?s?|portugu[êe]s(?:a|es|as)?",
  britain: "UK|U\\.K\\.|united kingdom|britain|british|royaume-uni|reino unido",
  states:
    "US(?!\\$)A?|U\\.S\\.(?:A\\.)?|united states|american?|[ée]tats-unis|am[ée]ricaine?s?|EUA|estados unidos|north america|am[ée]rique du nord|am[ée]rica do norte",
  belgium: "belgium|belgian|belgique|belges?|b[ée]lgica",
  netherlands: "netherlands|dutch|pays-bas|n[ée]erlandaise?s?|pa[íi]ses baixos|holanda",
  switzerland: "switzerland|swiss|suisses?|su[íi][çc]a",
  nordics: "nordics?|scandinavian?|scandinavie|pays nordiques|n[óo]rdicos|escandin[áa]via",
  poland: "poland|pologne|pol[ôo]nia",
  canada: "canada|canadian|canadiens?|canad[áa]",
  latam: "latam|latin america|am[ée]rique latine|am[ée]rica latina|south america|am[ée]rica do sul",
  brazil: "brazil(?:ian)?|br[ée]sil(?:ien(?:ne)?s?)?|brasil(?:eir[oa]s?)?",
  mexico: "mexico|mexican[oa]?s?|mexique|mexicaine?s?|m[ée]xico",
  colombia: "colombian?|colombie|col[ôo]mbia",
  chile: "chile|chilean|chili",
  argentina: "argentin[ae]|argentinian?",
  africa: "africa(?:n)?|afrique|africaine?s?|[áa]frica|african[oa]s?",
  nigeria: "nigeria(?:n)?|nig[ée]ria",
  asia: "asia(?:n)?|asie|asiatiques?|[áa]sia|APAC",
  india: "india(?:n)?|inde|indienne?s?|[íi]ndia",
  japan: "japan(?:ese)?|japon|jap[ãa]o",
  china: "china|chinese|chine|chinoise?s?",
};

/** Short names are written in capitals: "us" and "eu" are other words. */
const CAPITALS = new Set(["EU", "UE", "EMEA", "UK", "EUA", "APAC", "DACH"]);
const PATTERNS = Object.entries(REGIONS).map(([region, words]) => {
  const parts = words.split("|");
  const isCapital = (word: string): boolean => CAPITALS.has(word) || /^U/.test(word);
  const any = (list: string[], flags: string) =>
    list.length === 0 ? null : new RegExp(`(?<![\\p{L}\\d])(?:${list.join("|")})(?![\\p{L}\\d])`, flags);
  return {
    region,
    exact: any(parts.filter(isCapital), "u"),
    loose: any(
      parts.filter((one) => !isCapital(one)),
      "iu",
    ),
  };
});

/** The parts of the world that a text names. */
export function regionsIn(text: string): string[] {
  return PATTERNS.flatMap(({ region, exact, loose }) =>
    exact?.test(text) === true || loose?.test(text) === true ? [region] : [],
  );
}

/** False where both name parts of the world, and none in common: "$19bn worldwide" is no figure of Europe. */
export function regionsAgree(one: string, other: string): boolean {
  const asked = regionsIn(one);
  if (asked.length === 0) return true;
  const said = regionsIn(other);
  return said.length === 0 || said.some((region) => asked.includes(region));
}
