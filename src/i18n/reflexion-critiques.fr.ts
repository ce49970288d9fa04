import type { CritiqueSentences, FlagPart } from "./reflexion-critiques.en.ts";

const partNames: Record<FlagPart, string> = {
  severity: "une sévérité",
  evidence: "une preuve avec sa source",
  impact: "un impact chiffré",
  question: "une question pour le fondateur",
};

const list = (items: readonly string[]) =>
  items.length < 2 ? (items[0] ?? "") : `${items.slice(0, -1).join(", ")} et ${items.at(-1)}`;

export const critiquesFr: CritiqueSentences = {
  figure: (p) => ({
    issue: `« ${p.metric} » est donné à ${p.value}${p.hedged ? ", avec réserve," : ""} sans source ni calcul à côté.`,
    standard:
      "Pratique d'audit : tout chiffre porte une source primaire que l'on peut ouvrir, ou un calcul dont les entrées sont sourcées.",
    expected: `Citer la page ou la cellule qui donne « ${p.metric} », ou le calculer à partir d'entrées sourcées, ou le marquer non disponible.`,
    action: `Chercher « ${p.metric} » dans le deck et le modèle financier, ou le calculer à partir de ses composantes`,
  }),
  vague: (p) => ({
    issue: `« ${p.metric} » (${p.value}) cite « ${p.source} » sans page, slide, onglet ni cellule : personne ne peut l'ouvrir.`,
    standard: "Pratique d'audit : une source nomme l'endroit exact, pas seulement le document.",
    expected: "Donner la slide ou la cellule où le chiffre a été lu.",
    action: `Retrouver « ${p.metric} » dans « ${p.source} » et citer l'endroit exact`,
  }),
  falseSource: (p) => ({
    issue: `La source donnée pour « ${p.metric} » (${p.value}) ne tient pas. ${p.found}`,
    standard: "Pratique d'audit : un passage cité existe à l'endroit cité et dit ce pour quoi il est cité.",
    expected: `Citer le passage qui porte vraiment « ${p.metric} », avec sa vraie valeur, ou le marquer non disponible.`,
    action: `Remplacer « ${p.source} » par l'endroit qui donne « ${p.metric} »`,
  }),
  hedge: (p) => ({
    issue: `Une affirmation prudente sur « ${p.metric} » n'a ni source ni chiffre.`,
    standard: "Pratique d'audit : ce qui n'est que supposé est prouvé, ou marqué non disponible.",
    expected: `Donner le chiffre de « ${p.metric} » avec sa source, ou dire qu'il n'est pas disponible.`,
    action: `Chercher « ${p.metric} » dans les documents et remplacer la supposition`,
  }),
  hedgedOpinion: {
    issue: "Une opinion prudente n'a ni source ni chiffre.",
    standard: "Pratique d'audit : ce qui n'est que supposé est prouvé, ou marqué comme une opinion.",
    expected: "Donner le chiffre sur lequel elle repose, avec sa source, ou dire que c'est une opinion.",
    action: "Ajouter le chiffre et sa source, ou parler d'opinion",
  },
  expired: (p) => ({
    issue: `La comparaison repose sur une référence périmée : ${p.benchmark}.`,
    standard: `Une référence sert jusqu'à sa date limite, à défaut pendant ${p.years} ans.`,
    expected: "Comparer avec une référence encore valable, ou dire qu'il n'y en a pas.",
    action: "Remplacer l'ancienne référence, ou marquer la comparaison comme périmée",
  }),
  sum: (p) => ({
    issue: `Un calcul ne tient pas. ${p.explanation}`,
    standard: "Pratique d'audit : un résultat découle de sa formule et de ses entrées quand un autre le refait.",
    expected: "Montrer la formule, les entrées avec leurs sources et le résultat qu'elles donnent vraiment.",
    action: "Refaire le calcul et corriger ce qui en découle",
  }),
  noFormula: (p) => ({
    issue: `« ${p.metric} » est un chiffre calculé (${p.value}) dont ni la formule ni les entrées ne sont montrées.`,
    standard: "Pratique d'audit : un chiffre calculé montre sa formule, ses entrées et l'origine de chacune.",
    expected:
      p.formula === ""
        ? "Montrer la formule, ses entrées et leurs sources."
        : `Montrer ${p.formula} avec chaque entrée et sa source.`,
    action: `Recalculer « ${p.metric} » à partir des documents et montrer les étapes`,
  }),
  redFlag: (p) => ({
    issue: `Il manque au signal d'alerte ${list(p.missing.map((part) => partNames[part]))}.`,
    standard:
      "Un signal d'alerte porte une sévérité, une preuve sourcée, un impact en euros, en pourcentage ou en mois, et la question qu'il soulève.",
    expected: "Compléter le signal d'alerte avec les chiffres du dossier, ou le rétrograder.",
    action: `Ajouter ${list(p.missing.map((part) => partNames[part]))}`,
  }),
  redFlagFalse: (p) => ({
    issue: `La preuve du signal d'alerte ne tient pas. ${p.found}`,
    standard: "Pratique d'audit : un passage cité existe à l'endroit cité et dit ce pour quoi il est cité.",
    expected: "Appuyer le signal d'alerte sur un passage qui existe, ou le rétrograder.",
    action: `Remplacer « ${p.source} » par une preuve que l'on peut ouvrir`,
  }),
  expected: (p) => ({
    issue: `Une analyse de ce domaine (${p.field}) ne dit rien sur ${p.metrics} et ne le signale pas comme manquant.`,
    standard: "Pratique d'audit : une métrique attendue est donnée, ou son absence est signalée.",
    expected: `Donner ${p.metrics} avec sa source, ou le lister parmi les lacunes en disant où il a été cherché.`,
    action: `Chercher ${p.metrics} dans les quatre sources ; à défaut, le déclarer non disponible et le demander au fondateur`,
  }),
  benchmark: (p) => ({
    issue: `« ${p.metric} » est jugé sans le benchmark que contient la base de financements (${p.benchmark}).`,
    standard:
      "Tout jugement sur un prix ou un niveau se mesure à des entreprises comparables : percentile, échantillon, année.",
    expected: `Situer « ${p.metric} » parmi les percentiles de deals comparables, puis juger.`,
    action: `Calculer où se situe « ${p.metric} » dans la base de financements`,
  }),
  context: (p) => ({
    issue: `« ${p.metric} » est donné à ${p.value} ; ${p.reference} dit ${p.other}, et l'analyse n'en parle pas.`,
    standard: "Une donnée externe disponible est confrontée à ce que dit l'entreprise, surtout si elle le contredit.",
    expected: "Citer les deux valeurs, dire laquelle est retenue et pourquoi.",
    action: `Confronter « ${p.metric} » à ${p.reference}`,
  }),
  competitors: (p) => ({
    issue: `Les données externes nomment des concurrents (${p.names}) que l'analyse ne mentionne pas.`,
    standard: "Une donnée externe disponible qui touche au domaine de l'analyse est utilisée.",
    expected: "Dire comment l'entreprise se compare à chacun d'eux.",
    action: `Utiliser ${p.reference}`,
  }),
  conclusion: () => ({
    issue: "Une conclusion sans nuance n'a ni chiffre ni source dans sa section.",
    standard: "Une conclusion repose sur des preuves montrées à côté d'elle.",
    expected: "Montrer le chiffre ou la source qui la fonde, ou la ramener à une opinion.",
    action: "Ajouter les chiffres qui la soutiennent, avec leurs sources, ou la marquer comme opinion",
  }),
  method: (p) => ({
    issue: `Deux chiffres de définitions différentes sont comparés : ${p.a} avec ${p.b}.`,
    standard: "On ne compare que des chiffres de même définition, même période et même base.",
    expected: "Ramener les deux chiffres à la même définition avant de les comparer.",
    action: "Convertir l'un des deux, ou comparer avec un chiffre de même nature",
  }),
  inconsistency: (p) => ({
    issue: `« ${p.metric} » vaut ${p.b} ici et ${p.a} ailleurs dans la même analyse.`,
    standard: "Une analyse donne une valeur par métrique et par période, ou explique pourquoi il y en a deux.",
    expected: "Garder aux deux endroits la valeur que prouvent les documents.",
    action: `Vérifier « ${p.metric} » dans les documents et aligner les deux endroits`,
  }),
  impact: {
    revenue:
      "Le revenu est la base du multiple de valorisation : une erreur déplace le prix du tour dans la même proportion.",
    margin:
      "La marge commande la LTV et le cash qu'apporte une vente : quelques points changent la capacité du modèle à financer sa croissance.",
    valuation:
      "Sans prix prouvé et comparé, l'investisseur négocie à l'aveugle et peut payer bien plus que des deals comparables.",
    retention:
      "La rétention se compose : un point de churn mensuel change la LTV et le revenu du plan de plus de dix pour cent.",
    cash: "Trésorerie et burn fixent la date du prochain tour : une erreur, c'est un bridge ou une dilution que personne n'a prévus.",
    unit: "L'économie unitaire dit si chaque nouveau client rapporte ou coûte : fausse, elle change la croissance en perte.",
    market: "La taille du marché plafonne la sortie : non prouvée, elle fait du scénario de retour une devinette.",
    team: "L'investisseur investit d'abord dans l'équipe : ce qu'on en dit doit pouvoir se vérifier.",
    other: "L'investisseur ne peut pas le vérifier et déciderait sur parole.",
  },
  impactOf: {
    sum: "Un calcul faux se propage à toutes les conclusions bâties dessus.",
    redFlag:
      "Une alarme vague n'aide personne : l'investisseur doit savoir si c'est grave, sur quelle preuve, et quoi demander.",
    missing: "Ce qui manque en silence passe pour vérifié.",
    benchmark: "Sans benchmark, l'investisseur ne distingue pas un niveau normal d'un niveau cher.",
    context: "Une contradiction tue resurgit une fois l'argent versé.",
    conclusion: "L'enthousiasme sans preuve pousse l'investisseur à surpayer.",
    method: "Comparer des chiffres différents fait paraître l'entreprise meilleure ou pire qu'elle n'est.",
    inconsistency:
      "Avec deux valeurs pour une métrique, l'investisseur ne sait pas sur laquelle reposent les conclusions.",
  },
  crossReference: {
    benchmark: (p) => `Percentiles de « ${p.metric} » parmi des entreprises comparables`,
    benchmarkValue: "Situe l'entreprise parmi des deals comparables, pour négocier",
    context: (p) => `« ${p.metric} » selon une source externe`,
    contextValue: "Confirme ou contredit ce que dit l'entreprise",
    competitors: "Concurrents nommés et leurs financements",
    competitorsValue: "Montre avec qui l'entreprise est vraiment en concurrence",
  },
  field: {
    financial: "finance",
    team: "équipe",
    market: "marché",
    product: "produit",
    competitive: "concurrence",
    legal: "juridique",
    technical: "technologie",
    gtm: "mise sur le marché",
    customer: "clients",
    exit: "sortie",
    structure: "termes du deal",
  },
  or: " ou ",
};
