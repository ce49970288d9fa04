import type { VerdictSentences } from "./verdicts.en.ts";

export const verdictsFr: VerdictSentences = {
  colon: " : ",
  semicolon: " ; ",
  factor: {
    document: (p) => `Le document indique ${p.topic} = ${p.value}`,
    computed: (p) => `Recalculé d'après les documents : ${p.topic} = ${p.value}`,
    mention: (p) => `Le document en parle : ${p.topic}`,
    benchmark: (p) => `${p.topic} mesuré face au référentiel`,
    confidence: "Confiance plus élevée ; rien dans les documents ne tranche",
  },
  confidences: (p) => `${p.winner} : ${p.score} contre ${p.others}`,
  flaw: {
    phantom: "Cite une source qui n'existe pas",
    altered: "Le passage cité dit autre chose",
    unsupported: "Le passage cité ne porte pas cette valeur",
    unverifiable: "La source citée ne peut pas être lue",
    wrongSum: "Le calcul est faux",
    otherPeriod: (p) => `C'est la valeur de ${p.period}, pas celle de la période en question`,
    planned: "C'est une valeur prévue, pas une valeur réelle",
    supposed: "Rien ne dit qu'il en est ainsi aujourd'hui : cela peut faire partie du plan",
    anothers: "C'est le chiffre d'un autre, pas celui de la société",
    reserved: "Le passage dit lui-même à quelle condition, ou ce qu'il compte en plus",
    noSource: "Ne donne aucune source vérifiable",
    contradicted: (p) => `Les documents disent ${p.value} ; l'affirmation s'en écarte de ${p.deviation}`,
    lessSure: "Moins sûr que l'autre partie",
    tooUnsure: (p) => `Confiance trop faible : ${p.score}`,
    opposite: "Les documents disent le contraire",
    unbacked: "L'autre jugement cite un passage vérifié ; celui-ci n'en a pas",
    outweighed: "Le passage de l'autre côté a pesé davantage",
    keptSourceSays: (p) => `La source retenue dit ${p.value} ; l'affirmation s'en écarte de ${p.deviation}`,
  },
  evidence: {
    noSource: (p) => `Aucune citation de ${p.agent} n'a pu être vérifiée dans les documents`,
    says: (p) => `${p.reference} : « ${p.passage} »`,
    threshold: "Sous 50 des deux côtés, rien n'est tranché sans preuve primaire",
    confidences: (p) => `Confiance ${p.own} contre ${p.other}`,
  },
  oneLiner: {
    proven: (p) => `${p.topic} = ${p.value} (${p.references})`,
    provenWord: (p) => `${p.topic} : ${p.value} (${p.references})`,
    averaged: (p) => `${p.topic} = ${p.value} (${p.references} ; ${p.spread} d'écart)`,
    higherSource: (p) => `${p.topic} = ${p.value} selon ${p.kept} ; les sources vont de ${p.low} à ${p.high}`,
    neither: (p) => `${p.topic} = ${p.value} (${p.references}) ; aucun agent n'avait raison`,
    benchmark: (p) => `${p.topic} : ${p.value}, mesuré face au référentiel`,
    weight: (p) => `${p.topic} = ${p.value}, sur la seule confiance de ${p.agent} : rien dans les documents ne tranche`,
    average: (p) => `${p.topic} ≈ ${p.value}, moyenne des agents : rien dans les documents ne tranche`,
    conflict: (p) => `${p.topic} : les documents de la société se contredisent (${p.range})`,
    phantom: (p) => `${p.topic} : les deux parties citent des sources qui n'existent pas`,
    unsure: (p) => `${p.topic} indéterminable : aucun agent n'est sûr et aucun document ne le prouve`,
    periods: (p) => `${p.topic} : les documents donnent plusieurs années et personne ne dit laquelle est visée`,
    definitions: (p) =>
      `${p.topic} : les documents donnent plusieurs définitions et personne ne dit laquelle est visée`,
    clusters: (p) => `${p.topic} : ${p.count} valeurs incompatibles et aucune preuve pour l'une d'elles`,
    otherwise: (p) =>
      `${p.topic} : les documents ne le donnent qu’en prévision ou sans date, pour une autre date ou selon une autre définition (${p.stated})`,
    nothing: (p) => `${p.topic} indéterminable : les documents ne le disent pas`,
    bothSpeak: (p) =>
      `${p.topic} : jugements opposés, chacun avec un passage exact ; les documents seuls ne tranchent pas`,
    tie: (p) => `${p.topic} : confiance égale des deux côtés et aucune preuve`,
    currency: (p) =>
      `${p.topic} : les documents le donnent dans une autre devise (${p.stated}) ; rien n'a été converti`,
    reserved: (p) => `${p.topic} : les documents le donnent avec une réserve (${p.passage})`,
    range: (p) => `${p.topic} : les documents donnent une fourchette, ${p.range} ; aucune valeur seule n'est prouvée`,
    parts: (p) => `${p.topic} : les documents parlent de parties ou de cas différents (${p.statements}), pas du tout`,
    refuted: (p) => `${p.topic} : affiché à ${p.value}, mais les chiffres des documents donnent ${p.calculation}`,
  },
  verify: {
    secondary: (p) => `Demandez un document de la société elle-même : ceci repose sur ${p.reference}`,
    partial: (p) => `Regardez si ${p.reference} parle bien de tout « ${p.topic} », ou d'une partie seulement`,
    higherSource: (p) => `Demandez pourquoi les sources diffèrent : ${p.references}`,
    judgement: (p) => `Une citation exacte ne rend pas un jugement juste : relisez le passage sur « ${p.topic} »`,
    weight: (p) => `${p.topic} n'a pas de source vérifiée : ne vous y fiez pas avant d'en avoir une`,
    conflict: (p) => `Comparez ${p.references}`,
    phantom: (p) => `Demandez d'où les agents tirent ${p.topic} : leurs sources n'existent pas`,
    nothing: (p) => `Cherché sans résultat pour ${p.topic} : ${p.searched}`,
    noDocument: (p) => `Aucun document n'a pu être consulté pour ${p.topic} : demandez le deck ou le modèle financier`,
    unreadable: (p) => `Lisez ce qui n'a pas pu l'être ici et contient peut-être la réponse : ${p.documents}`,
    period: (p) => `Vérifiez de quelle année on parle pour ${p.topic}`,
    definition: (p) => `Vérifiez de quelle définition de ${p.topic} on parle : brut ou net, mensuel ou annuel`,
  },
  question: {
    value: (p) => `« ${p.topic} »${p.period} : qu'est-ce qui est juste, et quel document le montre ?`,
    confirm: (p) =>
      `${p.reference} dit « ${p.passage} ». Est-ce bien la valeur de « ${p.topic} » (${p.value}) tout entière et d'aujourd'hui, ou celle d'une partie ou d'une autre date ?`,
    inputs: (p) =>
      `Pour établir ${p.topic}, pouvez-vous nous donner : ${p.inputs.map((input, i) => `(${i + 1}) ${input}`).join(", ")} ?`,
    conflict: (p) =>
      `Vos documents donnent des chiffres différents pour ${p.topic} : ${p.statements}. Lequel est juste, et pourquoi diffèrent-ils ?`,
    period: (p) => `Vos documents donnent ${p.topic} pour ${p.periods}. Lequel est actuel ?`,
    definition: (p) =>
      `Vos documents définissent ${p.topic} de plusieurs façons : ${p.statements}. Laquelle retenez-vous ?`,
    existence: (p) => `${p.topic} : cela existe-t-il aujourd'hui, et quel document le prouve ?`,
    judgement: (p) => `${p.topic} : quels faits nous montreriez-vous pour en juger ?`,
    currency: (p) =>
      `Vos documents donnent ${p.topic} dans une autre devise que les chiffres annoncés : ${p.statements}. Quelle devise est la bonne, et à quel taux convertissez-vous ?`,
    reserved: (p) => `${p.reference} dit « ${p.passage} ». Combien vaut ${p.topic} aujourd'hui sans cela ?`,
    range: (p) =>
      `${p.reference} donne ${p.topic} en fourchette (${p.range}). Quelle est la valeur aujourd'hui, et quel document la montre ?`,
    parts: (p) =>
      `Vos documents donnent ${p.topic} pour des choses différentes : ${p.statements}. Quel est le chiffre de toute la société aujourd'hui ?`,
    refuted: (p) =>
      `${p.reference} affiche ${p.topic} = ${p.value}, mais vos propres chiffres donnent ${p.calculation}. Lequel de ces chiffres est faux, ou d'une autre date ou définition ?`,
  },
  change: {
    confirms: (p) =>
      `Un document montrant ${p.value} donnerait raison à ${p.agent} ; le verdict actuel est pour ${p.other}.`,
    either: (p) => `La réponse décide : ${p.sides}.`,
    proof: (p) => `Un document qui montre ${p.topic} permettrait un verdict.`,
  },
  side: (p) => `${p.value} donnerait raison à ${p.agent}`,
  redFlag: {
    phantom: (p) => `${p.agent} cite une source qui n'existe pas : ${p.reference}`,
    unsourced: (p) =>
      `${p.agent} donne ${p.said} sans source, et les documents disent autre chose (${p.found}) : inventé ou mal calculé`,
    conflict: (p) => `Les documents de la société se contredisent sur ${p.topic} : ${p.statements}`,
    computedDiffers: (p) =>
      `${p.topic} : les chiffres des documents donnent un autre résultat (${p.calculation}) que le ${p.value} affiché`,
  },
  aspect: (p) => ({
    reason: p.reason,
    action: "Bloquant : obtenir la réponse du fondateur, document à l'appui, avant de s'y fier",
  }),
  bothUnsure: (p) => `${p.scores} : chacun trop peu sûr pour trancher, et aucun document ne le prouve`,
  saidByMost: (p) => ({
    reason: `${p.count} analystes sur ${p.of} disent ${p.value} ; aucun document ne le prouve, et ils peuvent le tenir l’un de l’autre`,
    action: "Un indice de ce qu’il faut regarder d’abord, pas une valeur sur laquelle compter",
  }),
  derived: {
    mean: (p) => `moyenne de ${p.values} = ${p.mean}, arrondie à ${p.rounded}`,
    positions: (p) => p.positions,
    weighted: (p) => `moyenne de ${p.values}, pondérée par la confiance = ${p.mean}`,
    none: "Aucune source fiable",
    cannotAssess: "CANNOT_ASSESS : aucun agent n'est assez sûr",
    weight: "La seule confiance des agents",
  },
  searched: {
    nothingSaid: (p) => `Consulté : ne dit rien sur ${p.topic}`,
    proves: (p) => `${p.topic} = ${p.value}`,
    names: (p) => `Parle de « ${p.topic} »`,
  },
  path: {
    LOW_CONFIDENCE_SKIP: "Un côté au moins est assez sûr, ou une preuve primaire a été vérifiée",
    MINOR_AUTO_RESOLVE: "La contradiction est plus que mineure",
    EVIDENCE_SETTLED: "Les documents ne tranchent pas",
    CLUSTERS: "Moins de trois chiffres",
    SKIP_TO_ARBITRATION: "Aucun côté n'est nettement plus sûr que l'autre",
  },
  last12Months: "sur les 12 derniers mois",
  word: {
    exists: "existe",
    absent: "n'existe pas",
    exceptional: "exceptionnel",
    above_average: "supérieur à la moyenne",
    average: "moyen",
    below_average: "inférieur à la moyenne",
    poor: "mauvais",
    suspicious: "suspect",
  },
};
