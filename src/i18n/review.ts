import type { Catalogue } from "./catalogue.ts";

type Stage =
  | "reading"
  | "tier1"
  | "reflexion1"
  | "consensus1"
  | "tier2"
  | "reflexion2"
  | "consensus2"
  | "verification"
  | "recommendations"
  | "synthesis";

interface ReviewSentences {
  stages: Record<Stage, string>;
  stageFailed(p: { stage: string; reason: string }): string;
  partFailed(p: { subject: string; reason: string }): string;
  noExpert: string;
  reflexionLimit(p: { limit: number }): string;
  reflexionFailed: string;
  contradictionLimit(p: { limit: number }): string;
  caseFailed: string;
  headline: Record<"HIGH" | "MEDIUM" | "LOW" | "CANNOT_ASSESS", string>;
  reasons: {
    nothingReliable: string;
    secondaryOnly: string;
    /** Nobody stated anything that could be judged. */
    noFindings: string;
    /** Documents that could not be opened at all; none where only parts of one could not. */
    partlyUnreadable(p: { names: readonly string[] }): string;
    agentsUnreadable(p: { files: number }): string;
    stagesFailed(p: { stages: number }): string;
    gaps(p: { gaps: number }): string;
    openCritical(p: { count: number }): string;
    open(p: { count: number }): string;
    notExamined(p: { count: number }): string;
    lowTrustVerdicts(p: { count: number }): string;
    /** Of medium trust: decided, with something left to verify. */
    verdictsToConfirm(p: { count: number }): string;
    deckAgainstModel(p: { count: number }): string;
    nothingChecked: string;
    falseClaims(p: { wrong: number; checked: number }): string;
    /** Citations whose document is missing or cannot be read. */
    unverifiable(p: { count: number; checked: number }): string;
    allHolds(p: { checked: number; settled: number }): string;
  };
  moreReservations(p: { count: number }): string;
  askReadable(p: { name: string }): string;
  askReadableChanges: string;
  askDiffering(p: { explanation: string }): string;
  askDifferingChanges: string;
  askDataChanges(p: { agentName: string }): string;
}

/** What a review says about itself. */
export const REVIEW_SENTENCES: Catalogue<ReviewSentences> = {
  en: {
    stages: {
      reading: "Reading the documents",
      tier1: "Analysts",
      reflexion1: "Correcting weak analyses",
      consensus1: "Settling contradictions",
      tier2: "Sector expert",
      reflexion2: "Correcting the expert",
      consensus2: "Settling the expert against the analysts",
      verification: "Checking citations and sums",
      recommendations: "Comparing recommendations",
      synthesis: "Score, scenarios and memo",
    },
    stageFailed: (p) => `“${p.stage}” failed: ${p.reason} What it would have found is missing from this review.`,
    partFailed: (p) => `${p.subject}: ${p.reason}`,
    noExpert: "No sector expert spoke in this review.",
    reflexionLimit: (p) => `A review corrects at most ${p.limit} agents, the least confident first.`,
    reflexionFailed: "The correction failed; the analysis stands as the agent wrote it.",
    contradictionLimit: (p) =>
      `At most ${p.limit} contradictions are settled between the analysts, and as many with the sector expert, the most severe first.`,
    caseFailed: "The case could not be heard; no position was kept or rejected.",
    headline: {
      HIGH: "You can rely on this analysis: what it states was found in the documents.",
      MEDIUM: "You can rely on most of this analysis; check the points below before you decide.",
      LOW: "Do not decide on this analysis yet: points that matter are open, wrong or unproven.",
      CANNOT_ASSESS:
        "This analysis cannot be judged: there is nothing to check, or nothing reliable to check it against.",
    },
    reasons: {
      noFindings: "The analysts' outputs hold no finding that could be read: there is nothing to judge.",
      nothingReliable: "No document could be read well enough to check anything against it.",
      secondaryOnly: "Neither deck nor financial model was there: only databases could be asked.",
      partlyUnreadable: (p) =>
        p.names.length === 0
          ? "Parts of the deck or the model could not be read, or are hidden from a reader."
          : `${p.names.length === 1 ? "One document" : `${p.names.length} documents`} could not be read (${p.names.join(", ")}).`,
      agentsUnreadable: (p) =>
        `${p.files === 1 ? "One analyst's file" : `${p.files} analysts' files`} could not be read: what they found is missing.`,
      stagesFailed: (p) => `${p.stages === 1 ? "One stage" : `${p.stages} stages`} of the review failed.`,
      gaps: (p) => `${p.gaps === 1 ? "One part" : `${p.gaps} parts`} of the review could not be done.`,
      openCritical: (p) =>
        `${p.count === 1 ? "One critical contradiction is" : `${p.count} critical contradictions are`} still open.`,
      open: (p) => `${p.count === 1 ? "One contradiction is" : `${p.count} contradictions are`} still open.`,
      notExamined: (p) =>
        `${p.count === 1 ? "One serious contradiction was" : `${p.count} serious contradictions were`} not examined.`,
      lowTrustVerdicts: (p) =>
        `${p.count === 1 ? "One serious verdict rests" : `${p.count} serious verdicts rest`} on little.`,
      verdictsToConfirm: (p) =>
        `${p.count === 1 ? "One serious verdict remains" : `${p.count} serious verdicts remain`} to be confirmed: see what to verify.`,
      deckAgainstModel: (p) =>
        p.count === 1
          ? "Deck and financial model differ on one figure."
          : `Deck and financial model differ on ${p.count} figures.`,
      nothingChecked: "The analysts cite nothing that could be checked.",
      falseClaims: (p) =>
        `${p.wrong} of ${p.checked} citations and sums ${p.wrong === 1 ? "does" : "do"} not hold; they were set aside.`,
      unverifiable: (p) =>
        `${p.count} of ${p.checked} citations and sums could not be checked: their document is missing or cannot be read.`,
      allHolds: (p) =>
        `${p.checked} citations and sums checked, ${p.settled === 1 ? "1 contradiction" : `${p.settled} contradictions`} examined, nothing left open.`,
    },
    moreReservations: (p) => `and ${p.count} more (see tribunal inspect)`,
    askReadable: (p) => `Can you send ${p.name} again in a form that can be opened?`,
    askReadableChanges: "What the analysts say about it can then be checked; today it counts for nothing.",
    askDiffering: (p) => `${p.explanation} Which of the two is right?`,
    askDifferingChanges: "The figure that is confirmed is kept; the other document must be corrected.",
    askDataChanges: (p) => `It completes the analysis of ${p.agentName}, which today rests on nothing at this point.`,
  },
  fr: {
    stages: {
      reading: "Lecture des documents",
      tier1: "Analystes",
      reflexion1: "Correction des analyses faibles",
      consensus1: "Règlement des contradictions",
      tier2: "Expert sectoriel",
      reflexion2: "Correction de l’expert",
      consensus2: "Confrontation de l’expert aux analystes",
      verification: "Vérification des citations et des calculs",
      recommendations: "Comparaison des recommandations",
      synthesis: "Score, scénarios et mémo",
    },
    stageFailed: (p) => `« ${p.stage} » a échoué : ${p.reason} Ce que cette étape aurait trouvé manque à cette revue.`,
    partFailed: (p) => `${p.subject} : ${p.reason}`,
    noExpert: "Aucun expert sectoriel ne s’est exprimé dans cette revue.",
    reflexionLimit: (p) => `Une revue corrige au plus ${p.limit} agents, les moins sûrs d’abord.`,
    reflexionFailed: "La correction a échoué ; l’analyse reste telle que l’agent l’a écrite.",
    contradictionLimit: (p) =>
      `Au plus ${p.limit} contradictions sont réglées entre les analystes, et autant avec l’expert sectoriel, les plus graves d’abord.`,
    caseFailed: "Le cas n’a pas pu être examiné ; aucune position n’a été retenue ni écartée.",
    headline: {
      HIGH: "Vous pouvez vous fier à cette analyse : ce qu’elle affirme se trouve dans les documents.",
      MEDIUM: "Vous pouvez vous fier à l’essentiel de cette analyse ; vérifiez les points ci-dessous avant de décider.",
      LOW: "Ne décidez pas encore sur cette analyse : des points importants sont ouverts, faux ou sans preuve.",
      CANNOT_ASSESS:
        "Cette analyse ne peut pas être jugée : il n’y a rien à vérifier, ou rien de fiable pour le faire.",
    },
    reasons: {
      noFindings: "Les sorties des analystes ne contiennent aucun constat lisible : il n’y a rien à juger.",
      nothingReliable: "Aucun document n’a pu être lu assez bien pour y vérifier quoi que ce soit.",
      secondaryOnly: "Ni deck ni modèle financier : seules des bases de données ont pu être consultées.",
      partlyUnreadable: (p) =>
        p.names.length === 0
          ? "Des parties du deck ou du modèle n’ont pas pu être lues, ou sont cachées au lecteur."
          : p.names.length === 1
            ? `Un document n’a pas pu être lu (${p.names[0]}).`
            : `${p.names.length} documents n’ont pas pu être lus (${p.names.join(", ")}).`,
      agentsUnreadable: (p) =>
        p.files === 1
          ? "Le fichier d’un analyste n’a pas pu être lu : ses constats manquent."
          : `Les fichiers de ${p.files} analystes n’ont pas pu être lus : leurs constats manquent.`,
      stagesFailed: (p) =>
        p.stages === 1 ? "Une étape de la revue a échoué." : `${p.stages} étapes de la revue ont échoué.`,
      gaps: (p) =>
        p.gaps === 1
          ? "Une partie de la revue n’a pas pu être faite."
          : `${p.gaps} parties de la revue n’ont pas pu être faites.`,
      openCritical: (p) =>
        p.count === 1
          ? "Une contradiction critique reste ouverte."
          : `${p.count} contradictions critiques restent ouvertes.`,
      open: (p) => (p.count === 1 ? "Une contradiction reste ouverte." : `${p.count} contradictions restent ouvertes.`),
      notExamined: (p) =>
        p.count === 1
          ? "Une contradiction sérieuse n’a pas été examinée."
          : `${p.count} contradictions sérieuses n’ont pas été examinées.`,
      lowTrustVerdicts: (p) =>
        p.count === 1 ? "Un verdict important repose sur peu." : `${p.count} verdicts importants reposent sur peu.`,
      verdictsToConfirm: (p) =>
        p.count === 1
          ? "Un verdict important reste à confirmer : voyez ce qu’il faut vérifier."
          : `${p.count} verdicts importants restent à confirmer : voyez ce qu’il faut vérifier.`,
      deckAgainstModel: (p) =>
        p.count === 1
          ? "Le deck et le modèle financier diffèrent sur un chiffre."
          : `Le deck et le modèle financier diffèrent sur ${p.count} chiffres.`,
      nothingChecked: "Les analystes ne citent rien qui puisse être vérifié.",
      falseClaims: (p) =>
        p.wrong === 1
          ? `1 citation ou calcul sur ${p.checked} ne tient pas ; il est écarté.`
          : `${p.wrong} citations et calculs sur ${p.checked} ne tiennent pas ; ils sont écartés.`,
      unverifiable: (p) =>
        `${p.count} ${p.count === 1 ? "citation ou calcul" : "citations et calculs"} sur ${p.checked} n’${p.count === 1 ? "a" : "ont"} pas pu être vérifié${p.count === 1 ? "" : "s"} : le document cité manque ou est illisible.`,
      allHolds: (p) =>
        `${p.checked} citations et calculs vérifiés, ${p.settled} contradiction${p.settled > 1 ? "s" : ""} examinée${p.settled > 1 ? "s" : ""}, rien ne reste ouvert.`,
    },
    moreReservations: (p) => `et ${p.count} de plus (voir tribunal inspect)`,
    askReadable: (p) => `Pouvez-vous renvoyer ${p.name} sous une forme lisible ?`,
    askReadableChanges: "Ce que les analystes en disent pourra alors être vérifié ; aujourd’hui cela ne compte pas.",
    askDiffering: (p) => `${p.explanation} Lequel des deux est juste ?`,
    askDifferingChanges: "Le chiffre confirmé est retenu ; l’autre document est à corriger.",
    askDataChanges: (p) =>
      `Cela complète l’analyse de ${p.agentName}, qui sur ce point ne repose aujourd’hui sur rien.`,
  },
  pt: {
    stages: {
      reading: "Leitura dos documentos",
      tier1: "Analistas",
      reflexion1: "Correção das análises fracas",
      consensus1: "Resolução das contradições",
      tier2: "Especialista do setor",
      reflexion2: "Correção do especialista",
      consensus2: "Confronto do especialista com os analistas",
      verification: "Verificação das citações e dos cálculos",
      recommendations: "Comparação das recomendações",
      synthesis: "Nota, cenários e memorando",
    },
    stageFailed: (p) => `“${p.stage}” falhou: ${p.reason} O que esta etapa teria encontrado falta nesta revisão.`,
    partFailed: (p) => `${p.subject}: ${p.reason}`,
    noExpert: "Nenhum especialista do setor se pronunciou nesta revisão.",
    reflexionLimit: (p) => `Uma revisão corrige no máximo ${p.limit} agentes, os menos confiantes primeiro.`,
    reflexionFailed: "A correção falhou; a análise fica como o agente a escreveu.",
    contradictionLimit: (p) =>
      `No máximo ${p.limit} contradições são resolvidas entre os analistas, e outras tantas com o especialista do setor, as mais graves primeiro.`,
    caseFailed: "O caso não pôde ser examinado; nenhuma posição foi mantida nem rejeitada.",
    headline: {
      HIGH: "Pode confiar nesta análise: o que ela afirma está nos documentos.",
      MEDIUM: "Pode confiar na maior parte desta análise; verifique os pontos abaixo antes de decidir.",
      LOW: "Não decida ainda com base nesta análise: pontos importantes estão em aberto, errados ou sem prova.",
      CANNOT_ASSESS: "Esta análise não pode ser julgada: não há nada a verificar, ou nada fiável com que o fazer.",
    },
    reasons: {
      noFindings: "Os resultados dos analistas não trazem nenhuma constatação legível: não há nada a julgar.",
      nothingReliable: "Nenhum documento pôde ser lido o suficiente para verificar seja o que for.",
      secondaryOnly: "Não havia deck nem modelo financeiro: só foi possível consultar bases de dados.",
      partlyUnreadable: (p) =>
        p.names.length === 0
          ? "Partes do deck ou do modelo não puderam ser lidas, ou estão ocultas para o leitor."
          : p.names.length === 1
            ? `Um documento não pôde ser lido (${p.names[0]}).`
            : `${p.names.length} documentos não puderam ser lidos (${p.names.join(", ")}).`,
      agentsUnreadable: (p) =>
        p.files === 1
          ? "O ficheiro de um analista não pôde ser lido: faltam as suas constatações."
          : `Os ficheiros de ${p.files} analistas não puderam ser lidos: faltam as suas constatações.`,
      stagesFailed: (p) =>
        p.stages === 1 ? "Uma etapa da revisão falhou." : `${p.stages} etapas da revisão falharam.`,
      gaps: (p) =>
        p.gaps === 1
          ? "Uma parte da revisão não pôde ser feita."
          : `${p.gaps} partes da revisão não puderam ser feitas.`,
      openCritical: (p) =>
        p.count === 1
          ? "Uma contradição crítica continua em aberto."
          : `${p.count} contradições críticas continuam em aberto.`,
      open: (p) =>
        p.count === 1 ? "Uma contradição continua em aberto." : `${p.count} contradições continuam em aberto.`,
      notExamined: (p) =>
        p.count === 1
          ? "Uma contradição séria não foi examinada."
          : `${p.count} contradições sérias não foram examinadas.`,
      lowTrustVerdicts: (p) =>
        p.count === 1
          ? "Um veredito importante assenta em pouco."
          : `${p.count} vereditos importantes assentam em pouco.`,
      verdictsToConfirm: (p) =>
        p.count === 1
          ? "Um veredito importante está por confirmar: veja o que verificar."
          : `${p.count} vereditos importantes estão por confirmar: veja o que verificar.`,
      deckAgainstModel: (p) =>
        p.count === 1
          ? "O deck e o modelo financeiro divergem num valor."
          : `O deck e o modelo financeiro divergem em ${p.count} valores.`,
      nothingChecked: "Os analistas não citam nada que possa ser verificado.",
      falseClaims: (p) =>
        p.wrong === 1
          ? `1 citação ou cálculo em ${p.checked} não se sustenta; foi posto de lado.`
          : `${p.wrong} citações e cálculos em ${p.checked} não se sustentam; foram postos de lado.`,
      unverifiable: (p) =>
        `${p.count} ${p.count === 1 ? "citação ou cálculo" : "citações e cálculos"} em ${p.checked} não ${p.count === 1 ? "pôde ser verificado" : "puderam ser verificados"}: o documento citado falta ou está ilegível.`,
      allHolds: (p) =>
        `${p.checked} citações e cálculos verificados, ${p.settled} ${p.settled === 1 ? "contradição examinada" : "contradições examinadas"}, nada ficou em aberto.`,
    },
    moreReservations: (p) => `e mais ${p.count} (ver tribunal inspect)`,
    askReadable: (p) => `Pode reenviar ${p.name} num formato que se consiga abrir?`,
    askReadableChanges: "O que os analistas dizem sobre ele poderá então ser verificado; hoje não conta.",
    askDiffering: (p) => `${p.explanation} Qual dos dois está certo?`,
    askDifferingChanges: "Fica o valor confirmado; o outro documento tem de ser corrigido.",
    askDataChanges: (p) => `Completa a análise de ${p.agentName}, que neste ponto hoje não assenta em nada.`,
  },
};
