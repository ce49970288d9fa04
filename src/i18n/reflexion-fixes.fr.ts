import type { FixSentences } from "./reflexion-fixes.en.ts";
import { shortened } from "./shortened.ts";

export const fixesFr: FixSentences = {
  median: "médiane",
  join: " ; ",
  colon: " : ",
  noYear: "année non indiquée",
  absent: (p) => `(rien sur « ${p.metric} »)`,
  input: (p) => `${p.name} ${p.value} dans ${p.source}`,
  said: (p) => `l'analyse disait ${p.value}`,
  otherPrimary: (p) => `mais ${p.reference} dit ${p.value}`,
  notAvailable: (p) => `non disponible : aucune source dans ${p.searched}`,
  namedOnly: (p) =>
    `non vérifié : ${p.reference} en parle (« ${p.passage} ») ; on n'a pas pu dire quel chiffre, s'il y en a un, en est la valeur`,
  printed: (p) => `${p.reference} : « ${p.passage} »`,
  notThereEither: (p) => `cherché et introuvable dans ${p.searched} : ${p.metrics}`,
  noPassageShows: "aucun passage ne peut montrer qu’une chose manque ; le fondateur peut le dire",
  impactUnknown: (p) => `Ce que cela coûterait n’a pas pu être calculé d’après ${p.searched}`,
  notBorneOut: (p) => `Rien n'a été trouvé dans ${p.searched} qui étaye « ${p.flag} »`,
  printedBeside: (p) => `${p.reference} imprime « ${p.passage} » ; rien ne permet de dire si c'est bien cela`,
  otherTime: (p) =>
    `non vérifié : les documents donnent ${p.value}${p.period === "" ? "" : ` pour ${p.period}`} (${p.reference}), peut-être à une autre date, en prévision ou sur un autre périmètre`,
  onlyThat: (p) => `${p.said} non vérifié : les documents ne donnent que ${p.value} (${p.reference})`,
  lowered: (p) => `${p.to} (abaissée de ${p.from} : rien n’a été trouvé qui l’étaye)`,
  falseReference: (p) => `non disponible : « ${p.source} » ne le dit pas, et rien ne le dit dans ${p.searched}`,
  searched: (p) => `« ${p.metric} » a été cherché sans résultat dans ${p.searched}`,
  gap: (p) => `${p.metric} : non disponible (cherché dans ${p.searched})`,
  evidenceWord: "Preuve",
  impactWord: "Impact",
  questionWord: "Question au fondateur",
  opinion: (p) => `opinion : preuve non disponible dans ${p.searched}`,
  opinionOnly: "opinion : preuve non disponible dans cette analyse",
  definitionsDiffer: (p) => `les définitions diffèrent ; sur la même base : ${p.conversion}`,
  notComparable: "les définitions diffèrent : non comparables en l'état",
  unsettled: (p) =>
    `non vérifié : ${p.other} ailleurs dans cette analyse, et aucune source ne tranche dans ${p.searched}`,
  crossReference: (p) => `${p.reference} : ${p.value}`,
  retained: "le document de l'entreprise est retenu",
  contested: "à clarifier avec le fondateur",
  competitors: (p) => `Concurrents connus des données externes : ${p.names} (${p.reference})`,
  standing: (p) =>
    `${p.metric} ${p.value}. Benchmark (${p.benchmark}). Position : ${p.percentile}${p.overMedian === "" ? "" : `, ${p.overMedian} par rapport à la médiane`} : ${p.place}`,
  place: {
    top: "dans le dixième le plus élevé",
    high: "dans le quart supérieur",
    upper: "au-dessus de la médiane, sous le quart supérieur",
    lower: "sous la médiane, au-dessus du quart inférieur",
    low: "dans le quart inférieur",
  },
  extrapolated: "prolongé au-delà des points publiés",
  benchmarkOnly: (p) => `Benchmark (${p.benchmark}) ; la position ne peut être calculée : ${p.missing} non disponible`,
  impact: {
    plan: (p) =>
      `à la moitié de cette croissance (${p.half} par an), ${p.metric} finirait à ${p.reached} au lieu de ${p.planned} : ${p.gap}`,
    price: (p) => `au multiple médian (${p.multiple}), le prix serait de ${p.price} : ${p.gap} (${p.share}) de moins`,
    churnMonthly: (p) => `${p.lost} des clients perdus en 12 mois`,
    churnYearly: (p) => `${p.lost} des clients perdus en un an`,
    runway: (p) => `${p.months} avant la fin de la trésorerie`,
    share: (p) => `${p.share} du revenu en jeu${p.amount === "" ? "" : `, soit ${p.amount} par an`}`,
    margin: (p) => `chaque point de marge vaut ${p.amount} par an`,
    burn: (p) => `${p.amount} de trésorerie consommés par an à ce rythme`,
    unknown: (p) => `non disponible : ne peut être chiffré à partir de ${p.searched}`,
  },
  question: {
    plan: (p) =>
      `Quels trois moteurs, chiffrés, vous mènent de ${p.from} à ${p.to} (${p.growth} par an) ? Des contrats signés pour la première année lèveraient ce signal d’alerte.`,
    subject: (p) => `Un analyste note : « ${shortened(p.subject)} ». Est-ce exact, et que pouvez-vous nous montrer ?`,
    data: (p) => `Pouvez-vous nous donner votre chiffre pour « ${p.metric} », avec un document qui le montre ?`,
    conflict: (p) => `« ${p.metric} » : est-ce ${p.a} ou ${p.b}, et quel document le montre ?`,
  },
  notice: {
    empty_output: (p) => `${p.agent} n'a rien remis : il n'y a rien à relire. Relancez l'agent.`,
    unsupported_output: (p) =>
      `La sortie de ${p.agent} ne contient ni phrase ni chiffre que l'on puisse relire. Remettez du JSON ou du texte.`,
    no_findings: (p) => `${p.agent} n'a remis aucun constat : seule sa sortie a été relue.`,
    findings_without_evidence: (p) =>
      p.count === 1
        ? `Un constat de ${p.agent} n'a aucune preuve.`
        : `${p.count} constats de ${p.agent} n'ont aucune preuve.`,
    unreadable_findings: (p) =>
      p.count === 1
        ? `Un élément parmi les constats de ${p.agent} n'en est pas un ; il est resté tel quel.`
        : `${p.count} éléments parmi les constats de ${p.agent} n'en sont pas ; ils sont restés tels quels.`,
    prose: (p) => `La sortie de ${p.agent} est en prose : elle a été relue phrase par phrase.`,
    unusual_structure: (p) =>
      `La sortie de ${p.agent} n'a pas de section findings, analysis ou metrics ; elle a été relue telle quelle.`,
    cyclic: (p) => `La sortie de ${p.agent} se contient elle-même ; cette partie a été lue une fois.`,
    too_deep: (p) =>
      `La sortie de ${p.agent} dépasse ${p.limit} niveaux d'imbrication ; ce qui est plus profond est conservé sans être relu.`,
    too_large: (p) =>
      `La sortie de ${p.agent} est trop grande pour être relue en entier ; le reste est conservé tel quel.`,
    too_many_critiques: (p) =>
      p.count === 1
        ? `Une critique de plus sur ${p.agent}, la moins grave, n'est pas listée.`
        : `${p.count} critiques de plus sur ${p.agent}, les moins graves, ne sont pas listées.`,
  },
};
