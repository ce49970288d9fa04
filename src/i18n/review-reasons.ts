import type { Catalogue } from "./catalogue.ts";

const place = (where: string): string => (where === "" ? "" : ` (${where})`);
/** "; of the 9 key figures, 6": said where it is not the whole. */
const keyShare = (
  { understood, seen }: { understood: number; seen: number },
  say: (understood: number, seen: number) => string,
): string => (understood === seen ? "" : say(understood, seen));

const en = {
  /** Nobody stated anything that could be judged. */
  noFindings: "The analysts' outputs hold no finding that could be read: there is nothing to judge.",
  noFindingsOfOurOwn:
    "The built-in analysts found no key figure of today in the documents: plans, markets and examples are not counted.",
  nothingReliable: "No document could be read well enough to check anything against it.",
  secondaryOnly: "Neither deck nor financial model was there: only databases could be asked.",
  /** Documents that could not be opened at all; none where only parts of one could not. */
  partlyUnreadable: (p: { names: readonly string[]; first: string | null }) =>
    p.names.length === 0
      ? `Parts of the documents could not be read, or are hidden from a reader${p.first === null ? "" : `: ${p.first}`}.`
      : `${p.names.length === 1 ? "One document" : `${p.names.length} documents`} could not be read (${p.names.join(", ")}).`,
  agentsUnreadable: (p: { files: number }) =>
    `${p.files === 1 ? "One analyst's file" : `${p.files} analysts' files`} could not be read: what they found is missing.`,
  stagesFailed: (p: { stages: number }) =>
    `${p.stages === 1 ? "One stage" : `${p.stages} stages`} of the review failed.`,
  gaps: (p: { gaps: number }) => `${p.gaps === 1 ? "One part" : `${p.gaps} parts`} of the review could not be done.`,
  /** `where`: the topics, each with the place to open. */
  openCritical: (p: { count: number; where: string }) =>
    `${p.count === 1 ? "One critical contradiction is" : `${p.count} critical contradictions are`} still open: ${p.where}.`,
  open: (p: { count: number; where: string }) =>
    `${p.count === 1 ? "One contradiction is" : `${p.count} contradictions are`} still open: ${p.where}.`,
  redFlags: (p: { count: number; first: string }) =>
    `${p.count === 1 ? "A red flag stands" : `${p.count} red flags stand`}: ${p.first}`,
  contradictedFigure: (p: { name: string; value: string; reference: string; against: string }) =>
    `The documents contradict themselves on ${p.name}: ${p.value} (${p.reference})${p.against === "" ? "" : ` against ${p.against}`}.`,
  declaredFigures: (p: { figures: string }) =>
    `Only one company document stands for ${p.figures}; nothing independent confirms it.`,
  saidOtherwise: (p: { figures: string }) =>
    `The documents also give ${p.figures}, without saying of when: which one is today's?`,
  notReady: (p: { agents: string }) =>
    `What ${p.agents} wrote is not ready to be relied on: statements without a source, or false ones, remain.`,
  notComplete: (p: { agents: string }) =>
    `What ${p.agents} wrote cannot be completed from the documents: what it leaves out is not in them.`,
  /** Any of the three lists may be empty, not all. */
  missingNeeds: (p: { covered: number; all: number; missing: string; partly: string; unsure: string }) =>
    `${p.missing === "" ? "" : `Missing in the documents: ${p.missing}. `}${p.partly === "" ? "" : `Given there only as a plan, or in part: ${p.partly}. `}${p.unsure === "" ? "" : `Read there without certainty: ${p.unsure}. `}${p.covered === 0 ? `None of the ${p.all} things an investor needs is there for sure` : `Only ${p.covered} of ${p.all} things an investor needs ${p.covered === 1 ? "is" : "are"} there for sure`}.`,
  /** `where`: a document with pages or sheets; may be empty. */
  notUnderstood: (p: {
    understood: number;
    seen: number;
    keyTopics: { understood: number; seen: number };
    where: string;
  }) =>
    `Of ${p.seen} ${p.seen === 1 ? "figure" : "figures"} seen in the documents ${p.understood === 0 ? "none was" : `only ${p.understood} ${p.understood === 1 ? "was" : "were"}`} understood${keyShare(p.keyTopics, (some, all) => (all === 1 ? ", and the one key figure was not" : `, and ${some} of the ${all} key ones`))}${place(p.where)}.`,
  /** Of how the company stands today nothing is stated; `plan`: what is said of tomorrow, with its place. */
  noneOfToday: (p: { plan: string | null }) =>
    `The documents state no revenue, growth, burn, cash or runway of today${p.plan === null ? "" : `; what they give is planned: ${p.plan}`}.`,
  wrongSums: (p: { count: number; first: string }) =>
    `${p.count === 1 ? "A sum does" : `${p.count} sums do`} not come out: ${p.first}`,
  template: (p: { place: string; words: string }) =>
    `The deck is a template that was not filled in: “${p.words}” (${p.place}).`,
  notExamined: (p: { count: number }) =>
    `${p.count === 1 ? "One serious contradiction was" : `${p.count} serious contradictions were`} not examined.`,
  lowTrustVerdicts: (p: { count: number }) =>
    `${p.count === 1 ? "One serious verdict rests" : `${p.count} serious verdicts rest`} on little.`,
  /** Of medium trust: decided, with something left to verify. */
  verdictsToConfirm: (p: { count: number }) =>
    `${p.count === 1 ? "One serious verdict remains" : `${p.count} serious verdicts remain`} to be confirmed: see what to verify.`,
  deckAgainstModel: (p: { count: number; where: string }) =>
    p.count === 1
      ? `Deck and financial model differ on one figure: ${p.where}.`
      : `Deck and financial model differ on ${p.count} figures: ${p.where}.`,
  /** The documents contradict themselves: on what, with the place to open. */
  inconsistent: (p: { count: number; where: string }) =>
    `${p.count === 1 ? "The documents contradict themselves" : `The documents contradict themselves ${p.count} times`}: ${p.where}.`,
  /** Figures of the documents that do not meet and may have a reason. */
  openQuestions: (p: { count: number; where: string }) =>
    `${p.count === 1 ? "One point" : `${p.count} points`} of the documents must be explained by the founder: ${p.where}.`,
  nothingChecked: "The analysts cite nothing that could be checked.",
  falseClaims: (p: { wrong: number; checked: number }) =>
    `${p.wrong} of ${p.checked} citations and sums ${p.wrong === 1 ? "does" : "do"} not hold; they were set aside.`,
  /** Citations whose document is missing or cannot be read. */
  unverifiable: (p: { count: number; checked: number }) =>
    `${p.count} of ${p.checked} citations and sums could not be checked: their document is missing or cannot be read, or its words do not tell.`,
  /** Statements of the analysts that a verdict or a sum refuted, and those that no document bears out. */
  refuted: (p: { count: number; first: string }) =>
    `${p.count === 1 ? "One statement of the analysts was refuted" : `${p.count} statements of the analysts were refuted`}: ${p.first}`,
  unfounded: (p: { count: number; first: string }) =>
    `${p.count === 1 ? "One statement of the analysts gives a figure or a fact" : `${p.count} statements of the analysts give figures or facts`} that no document gives as such, worked out by them or invented: ${p.first}`,
  unplaced: (p: { count: number; first: string }) =>
    `For ${p.count === 1 ? "one statement" : `${p.count} statements`} of the analysts no passage was understood to say just that: ${p.first}`,
  opposedAdvice: (p: { said: string }) => `The analysts give opposite advice. ${p.said}`,
  /** Documents of which nobody knows who speaks in them: they were not heard. */
  nobodysDocuments: (p: { names: string }) =>
    `It is not known who speaks in ${p.names}: what stands there was not heard.`,
  allHolds: (p: { checked: number; settled: number }) =>
    `${p.checked} citations and sums checked, ${p.settled === 1 ? "1 contradiction" : `${p.settled} contradictions`} examined, nothing left open.`,
};

/** Why an analysis can be trusted so far and no further. */
export const REVIEW_REASONS: Catalogue<typeof en> = {
  en,
  fr: {
    noFindings: "Les sorties des analystes ne contiennent aucun constat lisible : il n’y a rien à juger.",
    noFindingsOfOurOwn:
      "Les analystes intégrés n’ont trouvé aucun chiffre clé d’aujourd’hui dans les documents : plans, marchés et exemples ne comptent pas.",
    nothingReliable: "Aucun document n’a pu être lu assez bien pour y vérifier quoi que ce soit.",
    secondaryOnly: "Ni deck ni modèle financier : seules des bases de données ont pu être consultées.",
    partlyUnreadable: (p) =>
      p.names.length === 0
        ? `Des parties des documents n’ont pas pu être lues, ou sont cachées au lecteur${p.first === null ? "" : ` : ${p.first}`}.`
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
        ? `Une contradiction critique reste ouverte : ${p.where}.`
        : `${p.count} contradictions critiques restent ouvertes : ${p.where}.`,
    open: (p) =>
      p.count === 1
        ? `Une contradiction reste ouverte : ${p.where}.`
        : `${p.count} contradictions restent ouvertes : ${p.where}.`,
    redFlags: (p) =>
      `${p.count === 1 ? "Un signal d’alerte demeure" : `${p.count} signaux d’alerte demeurent`} : ${p.first}`,
    contradictedFigure: (p) =>
      `Les documents se contredisent eux-mêmes sur ${p.name} : ${p.value} (${p.reference})${p.against === "" ? "" : ` contre ${p.against}`}.`,
    declaredFigures: (p) => `Un seul document de la société atteste ${p.figures} ; rien d’indépendant ne le confirme.`,
    saidOtherwise: (p) =>
      `Les documents donnent aussi ${p.figures}, sans dire de quand : lequel est celui d’aujourd’hui ?`,
    notReady: (p) => `Analyses pas encore prêtes : ${p.agents}. Il y reste des affirmations sans source, ou fausses.`,
    notComplete: (p) =>
      `Analyses que les documents ne permettent pas de compléter : ${p.agents}. Ce qui y manque n’y figure pas.`,
    missingNeeds: (p) =>
      `${p.missing === "" ? "" : `Il manque dans les documents : ${p.missing}. `}${p.partly === "" ? "" : `Ils ne donnent qu’en prévision, ou en partie : ${p.partly}. `}${p.unsure === "" ? "" : `On y lit sans certitude : ${p.unsure}. `}${p.covered === 0 ? `Aucun des ${p.all} éléments nécessaires à un investisseur ne s’y trouve avec certitude` : `Seulement ${p.covered} sur ${p.all} éléments nécessaires à un investisseur ${p.covered === 1 ? "s’y trouve" : "s’y trouvent"} avec certitude`}.`,
    notUnderstood: (p) =>
      `Sur ${p.seen} ${p.seen < 2 ? "chiffre vu" : "chiffres vus"} dans les documents, ${p.understood === 0 ? "aucun n’a été compris" : `${p.understood} seulement ${p.understood === 1 ? "a été compris" : "ont été compris"}`}${keyShare(p.keyTopics, (some, all) => (all === 1 ? ", et le seul chiffre clé ne l’a pas été" : `, et ${some} des ${all} chiffres clés`))}${place(p.where)}.`,
    noneOfToday: (p) =>
      `Les documents ne disent d’aujourd’hui ni revenu, ni croissance, ni burn, ni trésorerie, ni runway${p.plan === null ? "" : ` ; ce qu’ils donnent est prévu : ${p.plan}`}.`,
    wrongSums: (p) =>
      `${p.count === 1 ? "Un calcul ne tombe" : `${p.count} calculs ne tombent`} pas juste : ${p.first}`,
    template: (p) => `Le deck est un modèle non rempli (texte type) : « ${p.words} » (${p.place}).`,
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
        ? `Le deck et le modèle financier diffèrent sur un chiffre : ${p.where}.`
        : `Le deck et le modèle financier diffèrent sur ${p.count} chiffres : ${p.where}.`,
    inconsistent: (p) =>
      `${p.count === 1 ? "Les documents se contredisent" : `Les documents se contredisent ${p.count} fois`} : ${p.where}.`,
    openQuestions: (p) =>
      `${p.count === 1 ? "Un point des documents doit être expliqué" : `${p.count} points des documents doivent être expliqués`} par le fondateur : ${p.where}.`,
    nothingChecked: "Les analystes ne citent rien qui puisse être vérifié.",
    falseClaims: (p) =>
      p.wrong === 1
        ? `1 citation ou calcul sur ${p.checked} ne tient pas ; il est écarté.`
        : `${p.wrong} citations et calculs sur ${p.checked} ne tiennent pas ; ils sont écartés.`,
    unverifiable: (p) =>
      `${p.count} ${p.count === 1 ? "citation ou calcul" : "citations et calculs"} sur ${p.checked} n’${p.count === 1 ? "a" : "ont"} pas pu être vérifié${p.count === 1 ? "" : "s"} : le document cité manque, est illisible, ou ses mots ne suffisent pas à le dire.`,
    refuted: (p) =>
      `${p.count === 1 ? "Une affirmation des analystes est réfutée" : `${p.count} affirmations des analystes sont réfutées`} : ${p.first}`,
    unfounded: (p) =>
      `${p.count === 1 ? "Une affirmation des analystes donne un chiffre ou un fait qu’aucun document ne donne tel quel, calculé par eux ou inventé" : `${p.count} affirmations des analystes donnent des chiffres ou des faits qu’aucun document ne donne tels quels, calculés par eux ou inventés`} : ${p.first}`,
    unplaced: (p) =>
      `Pour ${p.count === 1 ? "une affirmation" : `${p.count} affirmations`} des analystes, aucun passage n’a été compris comme disant exactement cela : ${p.first}`,
    opposedAdvice: (p) => `Les analystes donnent des conseils opposés. ${p.said}`,
    nobodysDocuments: (p) => `On ne sait pas qui parle dans ${p.names} : ce qui s’y trouve n’a pas été entendu.`,
    allHolds: (p) =>
      `${p.checked} citations et calculs vérifiés, ${p.settled} contradiction${p.settled > 1 ? "s" : ""} examinée${p.settled > 1 ? "s" : ""}, rien ne reste ouvert.`,
  },
  pt: {
    noFindings: "Os resultados dos analistas não trazem nenhuma constatação legível: não há nada a julgar.",
    noFindingsOfOurOwn:
      "Os analistas integrados não encontraram nenhum número-chave de hoje nos documentos: planos, mercados e exemplos não contam.",
    nothingReliable: "Nenhum documento pôde ser lido o suficiente para verificar seja o que for.",
    secondaryOnly: "Não havia deck nem modelo financeiro: só foi possível consultar bases de dados.",
    partlyUnreadable: (p) =>
      p.names.length === 0
        ? `Partes dos documentos não puderam ser lidas, ou estão ocultas para o leitor${p.first === null ? "" : `: ${p.first}`}.`
        : p.names.length === 1
          ? `Um documento não pôde ser lido (${p.names[0]}).`
          : `${p.names.length} documentos não puderam ser lidos (${p.names.join(", ")}).`,
    agentsUnreadable: (p) =>
      p.files === 1
        ? "O arquivo de um analista não pôde ser lido: faltam as suas constatações."
        : `Os arquivos de ${p.files} analistas não puderam ser lidos: faltam as suas constatações.`,
    stagesFailed: (p) => (p.stages === 1 ? "Uma etapa da revisão falhou." : `${p.stages} etapas da revisão falharam.`),
    gaps: (p) =>
      p.gaps === 1 ? "Uma parte da revisão não pôde ser feita." : `${p.gaps} partes da revisão não puderam ser feitas.`,
    openCritical: (p) =>
      p.count === 1
        ? `Uma contradição crítica continua em aberto: ${p.where}.`
        : `${p.count} contradições críticas continuam em aberto: ${p.where}.`,
    open: (p) =>
      p.count === 1
        ? `Uma contradição continua em aberto: ${p.where}.`
        : `${p.count} contradições continuam em aberto: ${p.where}.`,
    redFlags: (p) => `${p.count === 1 ? "Há um sinal de alerta" : `Há ${p.count} sinais de alerta`}: ${p.first}`,
    contradictedFigure: (p) =>
      `Os documentos se contradizem em ${p.name}: ${p.value} (${p.reference})${p.against === "" ? "" : ` contra ${p.against}`}.`,
    declaredFigures: (p) => `Só um documento da empresa atesta ${p.figures}; nada independente o confirma.`,
    saidOtherwise: (p) => `Os documentos dão também ${p.figures}, sem dizer de quando: qual é o de hoje?`,
    notReady: (p) => `Análises ainda não prontas: ${p.agents}. Restam nelas afirmações sem fonte, ou falsas.`,
    notComplete: (p) =>
      `Análises que os documentos não permitem completar: ${p.agents}. O que nelas falta não está lá.`,
    missingNeeds: (p) =>
      `${p.missing === "" ? "" : `Faltam nos documentos: ${p.missing}. `}${p.partly === "" ? "" : `Só dão como projeção, ou em parte: ${p.partly}. `}${p.unsure === "" ? "" : `Lê-se neles sem certeza: ${p.unsure}. `}${p.covered === 0 ? `Nenhum dos ${p.all} itens de que um investidor precisa está lá com certeza` : `Apenas ${p.covered} de ${p.all} itens de que um investidor precisa ${p.covered === 1 ? "está" : "estão"} lá com certeza`}.`,
    notUnderstood: (p) =>
      `De ${p.seen} ${p.seen === 1 ? "número visto" : "números vistos"} nos documentos, ${p.understood === 0 ? "nenhum foi entendido" : `apenas ${p.understood} ${p.understood === 1 ? "foi entendido" : "foram entendidos"}`}${keyShare(p.keyTopics, (some, all) => (all === 1 ? ", e o único número-chave não o foi" : `, e ${some} dos ${all} números-chave`))}${place(p.where)}.`,
    noneOfToday: (p) =>
      `Os documentos não dizem receita, crescimento, burn, caixa nem runway de hoje${p.plan === null ? "" : `; o que dão está previsto: ${p.plan}`}.`,
    wrongSums: (p) => `${p.count === 1 ? "Um cálculo não dá certo" : `${p.count} cálculos não dão certo`}: ${p.first}`,
    template: (p) => `O deck é um modelo não preenchido (template): “${p.words}” (${p.place}).`,
    notExamined: (p) =>
      p.count === 1
        ? "Uma contradição séria não foi examinada."
        : `${p.count} contradições sérias não foram examinadas.`,
    lowTrustVerdicts: (p) =>
      p.count === 1
        ? "Um veredito importante se apoia em pouco."
        : `${p.count} vereditos importantes se apoiam em pouco.`,
    verdictsToConfirm: (p) =>
      p.count === 1
        ? "Um veredito importante está por confirmar: veja o que verificar."
        : `${p.count} vereditos importantes estão por confirmar: veja o que verificar.`,
    deckAgainstModel: (p) =>
      p.count === 1
        ? `O deck e o modelo financeiro divergem num valor: ${p.where}.`
        : `O deck e o modelo financeiro divergem em ${p.count} valores: ${p.where}.`,
    inconsistent: (p) =>
      `${p.count === 1 ? "Os documentos contradizem-se" : `Os documentos contradizem-se ${p.count} vezes`}: ${p.where}.`,
    openQuestions: (p) =>
      `${p.count === 1 ? "Um ponto dos documentos precisa" : `${p.count} pontos dos documentos precisam`} de explicação do fundador: ${p.where}.`,
    nothingChecked: "Os analistas não citam nada que possa ser verificado.",
    falseClaims: (p) =>
      p.wrong === 1
        ? `1 citação ou cálculo em ${p.checked} não se sustenta; foi posto de lado.`
        : `${p.wrong} citações e cálculos em ${p.checked} não se sustentam; foram postos de lado.`,
    unverifiable: (p) =>
      `${p.count} ${p.count === 1 ? "citação ou cálculo" : "citações e cálculos"} em ${p.checked} não ${p.count === 1 ? "pôde ser verificado" : "puderam ser verificados"}: o documento citado falta, está ilegível, ou as suas palavras não bastam.`,
    refuted: (p) =>
      `${p.count === 1 ? "Uma afirmação dos analistas foi refutada" : `${p.count} afirmações dos analistas foram refutadas`}: ${p.first}`,
    unfounded: (p) =>
      `${p.count === 1 ? "Uma afirmação dos analistas dá um número ou um fato que nenhum documento dá como tal, calculado por eles ou inventado" : `${p.count} afirmações dos analistas dão números ou fatos que nenhum documento dá como tais, calculados por eles ou inventados`}: ${p.first}`,
    unplaced: (p) =>
      `Para ${p.count === 1 ? "uma afirmação" : `${p.count} afirmações`} dos analistas, nenhuma passagem foi compreendida como dizendo exatamente isso: ${p.first}`,
    opposedAdvice: (p) => `Os analistas dão conselhos opostos. ${p.said}`,
    nobodysDocuments: (p) => `Não se sabe quem fala em ${p.names}: o que ali está não foi ouvido.`,
    allHolds: (p) =>
      `${p.checked} citações e cálculos verificados, ${p.settled} ${p.settled === 1 ? "contradição examinada" : "contradições examinadas"}, nada ficou em aberto.`,
  },
};
