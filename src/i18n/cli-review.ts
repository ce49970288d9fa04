import type { Catalogue } from "./catalogue.ts";

const en = {
  model:
    "language model as provider:model, or one for a role: arbitrator=provider:model (repeatable; default: TRIBUNAL_MODEL; none: evidence alone)",
  prompts: "folder with prompts of your own: arbitrator.md, critic.md …, and legal.md … for an analyst's mission",
  promptsAlone: "--prompts needs a model: give --model provider:model, or set TRIBUNAL_MODEL.",
  noPrompts: (folder: string) => `There are no prompts in ${folder}: a prompt is a text file such as arbitrator.md.`,
  unknownPrompt: (file: string, names: string) => `${file} is the prompt of nobody. Names that are known: ${names}.`,
  promptUnfit: (file: string) => `${file} is empty, or longer than 40,000 characters.`,
  fallback: "model to ask where the first one fails",
  budget: 'what models may spend: tokens ("50k") or US dollars ("$0.50"); once each',
  format: "formats of the report, separated by commas: html, md, json, pdf, xlsx",
  dryRun: "say what would be read, debated and spent; nothing is called or kept",
  noStore: "keep nothing: a one-off review",
  quiet: "no progress, only the result",
  counts: {
    documents: (n: number, p: string) => `${p} document${n === 1 ? "" : "s"}`,
    agents: (n: number, p: string) => `${p} agent${n === 1 ? "" : "s"}`,
    findings: (n: number, p: string) => `${p} finding${n === 1 ? "" : "s"}`,
    critiques: (n: number, p: string) => `${p} critique${n === 1 ? "" : "s"}`,
    contradictions: (n: number, p: string) => `${p} contradiction${n === 1 ? "" : "s"}`,
    settled: (_: number, p: string) => `${p} examined`,
    citations: (n: number, p: string) => `${p} citation${n === 1 ? "" : "s"}`,
    calculations: (n: number, p: string) => `${p} sum${n === 1 ? "" : "s"}`,
    conflicts: (n: number, p: string) => `${p} conflict${n === 1 ? "" : "s"}`,
    checks: (n: number, p: string) => `${p} check${n === 1 ? "" : "s"}`,
    flagged: (n: number, p: string) => `${p} ${n === 1 ? "does" : "do"} not hold`,
  },
  picturesRead: (document: string, done: string, of: string) => `${document}: ${done} of ${of} pictures read`,
  caseDone: (done: string, of: string, topic: string) => `${done} of ${of} contradictions: ${topic}`,
  casesDone: (done: string, of: string) => `${done} of ${of} contradictions`,
  spent: (calls: string, tokens: string, usd: string | null) =>
    `Calls to models: ${calls}; ${tokens} tokens; ${usd ?? "price unknown"}`,
  kept: (id: string) => `Kept as ${id}. See it again with: tribunal show ${id}`,
  noReport: "No report was written; --out <folder> says where one should go.",
  reportFailed: (place: string, why: string) =>
    `The report could not be written to ${place} (${why}). Say where with --out <folder>.`,
  notKept: (why: string) => `This review will not be kept: ${why}`,
  noHome: "there is no home folder. Set TRIBUNAL_HOME to a folder of your own.",
  tryNoStore: "To review without keeping anything: --no-store",
  stopped: (id: string) => `Stopped. Nothing that was paid for is lost. To go on:\n  tribunal resume ${id}`,
  stoppedUnkept: "Stopped. Nothing was kept (--no-store), so the review starts afresh next time.",
  stopping: "Stopping … (Ctrl-C again to leave at once)",
  failed: (id: string, why: string) =>
    `The review failed: ${why}\nWhen that is mended, go on with:\n  tribunal resume ${id}`,
  takenElsewhere: (id: string) =>
    `Another process of Tribunal has taken this review and goes on with it.\nTo see how it ends: tribunal show ${id}`,
  leftToCourt: (n: number) =>
    n === 1
      ? "In 1 case a model should have spoken and could not: the documents decided alone. The report says why."
      : `In ${n} cases a model should have spoken and could not: the documents decided alone. The report says why.`,
  cannotWrite: (folder: string, why: string) =>
    `The report cannot be written into ${folder} (${why}). Name another folder with --out.`,
  formatNeedsOut: "--format says in which form to write the report; say where with --out <folder>.",
  badFormat: (given: string, known: string) => `There is no report format "${given}". Possible: ${known}.`,
  badBudget: (given: string) =>
    `"${given}" is no budget. Give tokens, like 50000 or 50k, or US dollars, like $0.50 or 0.5usd.`,
  ambiguousBudget: (given: string) =>
    `"${given}" can be read in two ways. Write it without separators, like 1000usd or 50000.`,
  budgetTwice: (given: string) =>
    `There is already a budget of this kind beside "${given}": one in tokens and one in dollars at most.`,
  unknownPrice: (model: string) =>
    `The price of ${model} is not known, so a budget in dollars would stop every call. Give the budget in tokens, like --budget 50k.`,
  unknownRole: (given: string, known: string) => `"${given}" is no role of a model. Possible: ${known}.`,
  modelTwice: (role: string) => `There are two models for the same role (${role}). Give one.`,
  fallbackAlone: "--fallback names who stands in for a model, and there is no model. Add --model provider:model.",
};

/** What a stage of a review counts. */
export type StageCount = keyof (typeof en)["counts"];

/** What `tribunal review` and `resume` say. */
export const CLI_REVIEW_WORDS: Catalogue<typeof en> = {
  en,
  fr: {
    model:
      "modèle de langage sous la forme fournisseur:modèle, ou un par rôle : arbitrator=fournisseur:modèle (répétable ; par défaut : TRIBUNAL_MODEL ; none : les preuves seules)",
    prompts: "dossier de vos propres consignes : arbitrator.md, critic.md…, et legal.md… pour la mission d’un analyste",
    promptsAlone: "--prompts demande un modèle : indiquez --model fournisseur:modèle, ou TRIBUNAL_MODEL.",
    noPrompts: (folder) =>
      `Aucune consigne dans ${folder} : une consigne est un fichier texte, par exemple arbitrator.md.`,
    unknownPrompt: (file, names) => `${file} n’est la consigne de personne. Noms connus : ${names}.`,
    promptUnfit: (file) => `${file} est vide ou dépasse 40 000 caractères.`,
    fallback: "modèle à interroger quand le premier échoue",
    budget: "ce que les modèles peuvent dépenser : jetons (« 50k ») ou dollars US (« $0.50 ») ; une fois chacun",
    format: "formats du rapport, séparés par des virgules : html, md, json, pdf, xlsx",
    dryRun: "dire ce qui serait lu, débattu et dépensé ; rien n’est appelé ni conservé",
    noStore: "ne rien conserver : une revue sans lendemain",
    quiet: "pas de progression, seulement le résultat",
    counts: {
      documents: (n, p) => `${p} document${n > 1 ? "s" : ""}`,
      agents: (n, p) => `${p} agent${n > 1 ? "s" : ""}`,
      findings: (n, p) => `${p} constat${n > 1 ? "s" : ""}`,
      critiques: (n, p) => `${p} critique${n > 1 ? "s" : ""}`,
      contradictions: (n, p) => `${p} contradiction${n > 1 ? "s" : ""}`,
      settled: (n, p) => `${p} examinée${n > 1 ? "s" : ""}`,
      citations: (n, p) => `${p} citation${n > 1 ? "s" : ""}`,
      calculations: (n, p) => `${p} calcul${n > 1 ? "s" : ""}`,
      conflicts: (n, p) => `${p} conflit${n > 1 ? "s" : ""}`,
      checks: (n, p) => `${p} vérification${n > 1 ? "s" : ""}`,
      flagged: (n, p) => `${p} ${n > 1 ? "ne tiennent" : "ne tient"} pas`,
    },
    picturesRead: (document, done, of) => `${document} : images lues : ${done} sur ${of}`,
    caseDone: (done, of, topic) => `contradiction ${done} sur ${of} : ${topic}`,
    casesDone: (done, of) => `${done} sur ${of} contradictions`,
    spent: (calls, tokens, usd) => `Appels aux modèles : ${calls} ; ${tokens} jetons ; ${usd ?? "prix inconnu"}`,
    kept: (id) => `Conservé sous ${id}. Pour le revoir : tribunal show ${id}`,
    noReport: "Aucun rapport n’a été écrit ; --out <dossier> dit où en mettre un.",
    reportFailed: (place, why) =>
      `Le rapport n’a pas pu être écrit dans ${place} (${why}). Indiquez un endroit avec --out <dossier>.`,
    notKept: (why) => `Cette revue ne sera pas conservée : ${why}`,
    noHome: "il n’y a pas de dossier personnel. Donnez à TRIBUNAL_HOME un dossier à vous.",
    tryNoStore: "Pour examiner sans rien conserver : --no-store",
    stopped: (id) => `Arrêté. Rien de ce qui a été payé n’est perdu. Pour continuer :\n  tribunal resume ${id}`,
    stoppedUnkept: "Arrêté. Rien n’a été conservé (--no-store) : la prochaine revue repartira de zéro.",
    stopping: "Arrêt en cours… (Ctrl-C encore une fois pour quitter tout de suite)",
    failed: (id, why) =>
      `La revue a échoué : ${why}\nUne fois le problème réglé, continuez avec :\n  tribunal resume ${id}`,
    takenElsewhere: (id) =>
      `Un autre processus de Tribunal a pris cette revue et la poursuit.\nPour voir comment elle finit : tribunal show ${id}`,
    leftToCourt: (n) =>
      n === 1
        ? "Dans 1 cas, un modèle devait s’exprimer et n’a pas pu : les documents ont tranché seuls. Le rapport dit pourquoi."
        : `Dans ${n} cas, un modèle devait s’exprimer et n’a pas pu : les documents ont tranché seuls. Le rapport dit pourquoi.`,
    cannotWrite: (folder, why) =>
      `Le rapport ne peut pas être écrit dans ${folder} (${why}). Indiquez un autre dossier avec --out.`,
    formatNeedsOut: "--format dit sous quelle forme écrire le rapport ; dites où avec --out <dossier>.",
    badFormat: (given, known) => `Le format de rapport « ${given} » n’existe pas. Possibles : ${known}.`,
    badBudget: (given) =>
      `« ${given} » n’est pas un budget. Donnez des jetons, comme 50000 ou 50k, ou des dollars US, comme $0.50 ou 0,5usd.`,
    ambiguousBudget: (given) =>
      `« ${given} » peut se lire de deux façons. Écrivez-le sans séparateur, comme 1000usd ou 50000.`,
    budgetTwice: (given) =>
      `Il y a déjà un budget de ce genre à côté de « ${given} » : un en jetons et un en dollars au plus.`,
    unknownPrice: (model) =>
      `Le prix de ${model} est inconnu : un budget en dollars arrêterait chaque appel. Donnez le budget en jetons, comme --budget 50k.`,
    unknownRole: (given, known) => `« ${given} » n’est pas un rôle de modèle. Possibles : ${known}.`,
    modelTwice: (role) => `Il y a deux modèles pour le même rôle (${role}). N’en donnez qu’un.`,
    fallbackAlone:
      "--fallback désigne le remplaçant d’un modèle, et il n’y a pas de modèle. Ajoutez --model fournisseur:modèle.",
  },
  pt: {
    model:
      "modelo de linguagem como fornecedor:modelo, ou um por papel: arbitrator=fornecedor:modelo (pode repetir-se; por omissão: TRIBUNAL_MODEL; none: só as provas)",
    prompts:
      "pasta com as suas próprias instruções: arbitrator.md, critic.md…, e legal.md… para a missão de um analista",
    promptsAlone: "--prompts precisa de um modelo: indique --model fornecedor:modelo, ou TRIBUNAL_MODEL.",
    noPrompts: (folder) =>
      `Não há instruções em ${folder}: uma instrução é um arquivo de texto, por exemplo arbitrator.md.`,
    unknownPrompt: (file, names) => `${file} não é a instrução de ninguém. Nomes conhecidos: ${names}.`,
    promptUnfit: (file) => `${file} está vazio ou tem mais de 40 000 caracteres.`,
    fallback: "modelo a consultar quando o primeiro falha",
    budget: 'quanto os modelos podem gastar: tokens ("50k") ou dólares americanos ("$0.50"); uma vez cada',
    format: "formatos do relatório, separados por vírgulas: html, md, json, pdf, xlsx",
    dryRun: "dizer o que seria lido, debatido e gasto; nada é chamado nem guardado",
    noStore: "não guardar nada: uma revisão avulsa",
    quiet: "sem progresso, só o resultado",
    counts: {
      documents: (n, p) => `${p} documento${n === 1 ? "" : "s"}`,
      agents: (n, p) => `${p} agente${n === 1 ? "" : "s"}`,
      findings: (n, p) => (n === 1 ? `${p} constatação` : `${p} constatações`),
      critiques: (n, p) => `${p} crítica${n === 1 ? "" : "s"}`,
      contradictions: (n, p) => (n === 1 ? `${p} contradição` : `${p} contradições`),
      settled: (n, p) => `${p} examinada${n === 1 ? "" : "s"}`,
      citations: (n, p) => (n === 1 ? `${p} citação` : `${p} citações`),
      calculations: (n, p) => `${p} cálculo${n === 1 ? "" : "s"}`,
      conflicts: (n, p) => `${p} conflito${n === 1 ? "" : "s"}`,
      checks: (n, p) => `${p} ${n === 1 ? "verificação" : "verificações"}`,
      flagged: (n, p) => `${p} não ${n === 1 ? "se sustenta" : "se sustentam"}`,
    },
    picturesRead: (document, done, of) => `${document}: imagens lidas: ${done} de ${of}`,
    caseDone: (done, of, topic) => `${done} de ${of} contradições: ${topic}`,
    casesDone: (done, of) => `${done} de ${of} contradições`,
    spent: (calls, tokens, usd) => `Chamadas a modelos: ${calls}; ${tokens} tokens; ${usd ?? "preço desconhecido"}`,
    kept: (id) => `Guardada como ${id}. Para a rever: tribunal show ${id}`,
    noReport: "Nenhum relatório foi gravado; --out <pasta> diz onde o pôr.",
    reportFailed: (place, why) =>
      `O relatório não pôde ser gravado em ${place} (${why}). Indique um lugar com --out <pasta>.`,
    notKept: (why) => `Esta revisão não será guardada: ${why}`,
    noHome: "não há pasta pessoal. Defina TRIBUNAL_HOME com uma pasta sua.",
    tryNoStore: "Para rever sem guardar nada: --no-store",
    stopped: (id) => `Parada. Nada do que foi pago se perde. Para continuar:\n  tribunal resume ${id}`,
    stoppedUnkept: "Parada. Nada foi guardado (--no-store): a próxima revisão começa do zero.",
    stopping: "A parar… (Ctrl-C outra vez para sair já)",
    failed: (id, why) => `A revisão falhou: ${why}\nDepois de resolvido, continue com:\n  tribunal resume ${id}`,
    takenElsewhere: (id) =>
      `Outro processo do Tribunal ficou com esta revisão e continua-a.\nPara ver como termina: tribunal show ${id}`,
    leftToCourt: (n) =>
      n === 1
        ? "Em 1 caso um modelo devia falar e não pôde: os documentos decidiram sozinhos. O relatório diz porquê."
        : `Em ${n} casos um modelo devia falar e não pôde: os documentos decidiram sozinhos. O relatório diz porquê.`,
    cannotWrite: (folder, why) =>
      `O relatório não pode ser gravado em ${folder} (${why}). Indique outra pasta com --out.`,
    formatNeedsOut: "--format diz em que forma gravar o relatório; diga onde com --out <pasta>.",
    badFormat: (given, known) => `O formato de relatório “${given}” não existe. Possíveis: ${known}.`,
    badBudget: (given) =>
      `“${given}” não é um orçamento. Indique tokens, como 50000 ou 50k, ou dólares americanos, como $0.50 ou 0,5usd.`,
    ambiguousBudget: (given) =>
      `“${given}” pode ler-se de duas maneiras. Escreva sem separadores, como 1000usd ou 50000.`,
    budgetTwice: (given) =>
      `Já há um orçamento deste tipo ao lado de “${given}”: um em tokens e um em dólares, no máximo.`,
    unknownPrice: (model) =>
      `O preço de ${model} é desconhecido: um orçamento em dólares pararia todas as chamadas. Indique o orçamento em tokens, como --budget 50k.`,
    unknownRole: (given, known) => `“${given}” não é um papel de modelo. Possíveis: ${known}.`,
    modelTwice: (role) => `Há dois modelos para o mesmo papel (${role}). Indique só um.`,
    fallbackAlone: "--fallback indica quem substitui um modelo, e não há modelo. Acrescente --model fornecedor:modelo.",
  },
};
