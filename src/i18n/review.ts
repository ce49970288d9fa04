import type { Catalogue } from "./catalogue.ts";
import { asLabels, TERMS } from "./terms.ts";

const en = {
  stages: asLabels(TERMS.en.stage),
  stageFailed: (p: { stage: string; reason: string }) =>
    `“${p.stage}” failed: ${p.reason} What it would have found is missing from this review.`,
  partFailed: (p: { subject: string; reason: string }) => `${p.subject}: ${p.reason}`,
  pointedOut: "Contradictions of the documents that analysts point to",
  noExpert: "No sector expert spoke in this review.",
  reflexionLimit: (p: { limit: number }) => `A review corrects at most ${p.limit} agents, the least confident first.`,
  reflexionFailed: "The correction failed; the analysis stands as the agent wrote it.",
  contradictionLimit: (p: { limit: number }) =>
    `At most ${p.limit} contradictions are settled between the analysts, and as many with the sector expert, the most severe first.`,
  caseFailed: "The case could not be heard; no position was kept or rejected.",
  headline: {
    HIGH: "You can rely on this analysis: what it states was found in the documents.",
    MEDIUM: "You can rely on most of this analysis; check the points below before you decide.",
    /** In the place of MEDIUM where something that matters is denied or open. */
    disputed: "Points that matter in this analysis are contradicted or open; check them below before you decide.",
    LOW: "Do not decide on this analysis yet: points that matter are open, wrong or unproven.",
    CANNOT_ASSESS:
      "This analysis cannot be judged: there is nothing to check, or nothing reliable to check it against.",
  },
  /** The same where no analyst but our own spoke: about the documents. */
  headlineOfDocuments: {
    HIGH: "The documents hold together: their core figures confirm each other, and our checks found nothing that speaks against it.",
    MEDIUM: "The documents can be worked with; check the points below before you decide.",
    disputed: "Points that matter in the documents are contradicted or open; check them below before you decide.",
    LOW: "Do not decide on these documents yet: they leave points that matter open, or contradict themselves.",
    CANNOT_ASSESS:
      "These documents are not enough to judge the deal: none of today’s key figures could be read in them.",
  },
  /** Of a figure that was read and may be another one's, or another time's. */
  askUnsure: (p: { said: string; reference: string }) =>
    `We read “${p.said}” (${p.reference}), without being sure of it. Is that your figure of today, and which document shows it?`,
  askMissingChanges: "Without it the deal cannot be judged on this point.",
  moreReservations: (p: { count: number }) => `and ${p.count} more (see tribunal inspect)`,
  askReadable: (p: { name: string }) => `Can you send ${p.name} again in a form that can be opened?`,
  askReadableChanges: "What the analysts say about it can then be checked; today it counts for nothing.",
  askDiffering: (p: { explanation: string }) => `${p.explanation} Which of the two is right?`,
  askDifferingChanges: "The figure that is confirmed is kept; the other document must be corrected.",
  askDataChanges: (p: { agentName: string }) =>
    `It completes the analysis of ${p.agentName}, which today rests on nothing at this point.`,
};

/** What a review says about itself. */
export const REVIEW_SENTENCES: Catalogue<typeof en> = {
  en,
  fr: {
    stages: asLabels(TERMS.fr.stage),
    stageFailed: (p) => `« ${p.stage} » a échoué : ${p.reason} Ce que cette étape aurait trouvé manque à cette revue.`,
    partFailed: (p) => `${p.subject} : ${p.reason}`,
    pointedOut: "Contradictions des documents que signalent les analystes",
    noExpert: "Aucun expert sectoriel ne s’est exprimé dans cette revue.",
    reflexionLimit: (p) => `Une revue corrige au plus ${p.limit} agents, les moins sûrs d’abord.`,
    reflexionFailed: "La correction a échoué ; l’analyse reste telle que l’agent l’a écrite.",
    contradictionLimit: (p) =>
      `Au plus ${p.limit} contradictions sont réglées entre les analystes, et autant avec l’expert sectoriel, les plus graves d’abord.`,
    caseFailed: "Le cas n’a pas pu être examiné ; aucune position n’a été retenue ni écartée.",
    headline: {
      HIGH: "Vous pouvez vous fier à cette analyse : ce qu’elle affirme se trouve dans les documents.",
      MEDIUM: "Vous pouvez vous fier à l’essentiel de cette analyse ; vérifiez les points ci-dessous avant de décider.",
      disputed:
        "Des points importants de cette analyse sont contredits ou ouverts ; vérifiez-les ci-dessous avant de décider.",
      LOW: "Ne décidez pas encore sur cette analyse : des points importants sont ouverts, faux ou sans preuve.",
      CANNOT_ASSESS:
        "Cette analyse ne peut pas être jugée : il n’y a rien à vérifier, ou rien de fiable pour le faire.",
    },
    headlineOfDocuments: {
      HIGH: "Les documents se tiennent : leurs chiffres clés se confirment et nos contrôles n’ont rien trouvé qui les contredise.",
      MEDIUM: "Les documents sont utilisables ; vérifiez les points ci-dessous avant de décider.",
      disputed:
        "Des points importants des documents sont contredits ou ouverts ; vérifiez-les ci-dessous avant de décider.",
      LOW: "Ne décidez pas encore sur ces documents : ils laissent ouverts des points importants, ou se contredisent.",
      CANNOT_ASSESS: "Ces documents ne suffisent pas pour juger : aucun chiffre clé d’aujourd’hui n’a pu y être lu.",
    },
    askUnsure: (p) =>
      `Nous lisons « ${p.said} » (${p.reference}), sans en être sûrs. Est-ce bien votre chiffre d’aujourd’hui, et quel document le montre ?`,
    askMissingChanges: "Sans cela, le dossier ne peut pas être jugé sur ce point.",
    moreReservations: (p) => `et ${p.count} de plus (voir tribunal inspect)`,
    askReadable: (p) => `Pouvez-vous renvoyer ${p.name} sous une forme lisible ?`,
    askReadableChanges: "Ce que les analystes en disent pourra alors être vérifié ; aujourd’hui cela ne compte pas.",
    askDiffering: (p) => `${p.explanation} Lequel des deux est juste ?`,
    askDifferingChanges: "Le chiffre confirmé est retenu ; l’autre document est à corriger.",
    askDataChanges: (p) =>
      `Cela complète l’analyse de ${p.agentName}, qui sur ce point ne repose aujourd’hui sur rien.`,
  },
  pt: {
    stages: asLabels(TERMS.pt.stage),
    stageFailed: (p) => `“${p.stage}” falhou: ${p.reason} O que esta etapa teria encontrado falta nesta revisão.`,
    partFailed: (p) => `${p.subject}: ${p.reason}`,
    pointedOut: "Contradições dos documentos que os analistas apontam",
    noExpert: "Nenhum especialista do setor se pronunciou nesta revisão.",
    reflexionLimit: (p) => `Uma revisão corrige no máximo ${p.limit} agentes, os menos confiantes primeiro.`,
    reflexionFailed: "A correção falhou; a análise fica como o agente a escreveu.",
    contradictionLimit: (p) =>
      `No máximo ${p.limit} contradições são resolvidas entre os analistas, e outras tantas com o especialista do setor, as mais graves primeiro.`,
    caseFailed: "O caso não pôde ser examinado; nenhuma posição foi mantida nem rejeitada.",
    headline: {
      HIGH: "Pode confiar nesta análise: o que ela afirma está nos documentos.",
      MEDIUM: "Pode confiar na maior parte desta análise; verifique os pontos abaixo antes de decidir.",
      disputed:
        "Pontos importantes desta análise estão contraditos ou em aberto; verifique-os abaixo antes de decidir.",
      LOW: "Não decida ainda com base nesta análise: pontos importantes estão em aberto, errados ou sem prova.",
      CANNOT_ASSESS: "Esta análise não pode ser julgada: não há nada a verificar, ou nada fiável com que o fazer.",
    },
    headlineOfDocuments: {
      HIGH: "Os documentos são coerentes: os números-chave se confirmam e os nossos controles não encontraram nada que os contradiga.",
      MEDIUM: "Dá para trabalhar com os documentos; verifique os pontos abaixo antes de decidir.",
      disputed:
        "Pontos importantes dos documentos estão contraditos ou em aberto; verifique-os abaixo antes de decidir.",
      LOW: "Não decida ainda com base nestes documentos: deixam pontos importantes em aberto, ou se contradizem.",
      CANNOT_ASSESS: "Estes documentos não bastam para julgar: nenhum número-chave de hoje pôde ser lido neles.",
    },
    askUnsure: (p) =>
      `Lemos “${p.said}” (${p.reference}), sem ter certeza. É mesmo o seu número de hoje, e que documento o mostra?`,
    askMissingChanges: "Sem isso, o negócio não pode ser julgado neste ponto.",
    moreReservations: (p) => `e mais ${p.count} (ver tribunal inspect)`,
    askReadable: (p) => `Pode reenviar ${p.name} num formato que se consiga abrir?`,
    askReadableChanges: "O que os analistas dizem sobre ele poderá então ser verificado; hoje não conta.",
    askDiffering: (p) => `${p.explanation} Qual dos dois está certo?`,
    askDifferingChanges: "Fica o valor confirmado; o outro documento tem de ser corrigido.",
    askDataChanges: (p) => `Completa a análise de ${p.agentName}, que neste ponto hoje não se apoia em nada.`,
  },
};
