import type { CheckId, CheckStatus } from "../../domain/check.ts";
import type { Locale } from "../../domain/locale.ts";

/** The words every check shares: its name, how it ended, what stands around it. */
export interface CheckWords {
  /** The section and its first line. */
  section: string;
  intro: string;
  /** The section as the name of a sheet: at most 31 characters. */
  sheet: string;
  command: string;
  failOn: string;
  titles: Record<CheckId, string>;
  status: Record<CheckStatus, string>;
  sum: string;
  impact: string;
  ask: string;
  found: string;
  missing: string;
  /** Over the checks that had nothing to work on. */
  notMade: string;
  check: string;
  result: string;
  place: string;
  /** Beside a finding that is told elsewhere. */
  toldAbove: string;
  /** What comes out rests on a figure that a contradiction of this name denies. */
  restsOnDenied: (name: string) => string;
  failed: (reason?: string) => string;
  /** Between a name and what is said of it. */
  colon: string;
  /** An input that the documents give with two values, and what to ask. */
  twice: (name: string) => string;
  askTwice: (name: string) => string;
  ranged: (name: string) => string;
  askRanged: (name: string) => string;
  /** What an answer would change. */
  changes: string;
  /** "3 flags, 2 questions, 3 come out, 1 computed, 4 lack documents". */
  counts: (counts: { flags: number; questions: number; holds: number; computed: number; missing: number }) => string;
  /** "Open Deck, page 8". */
  open: (place: string) => string;
}

const because = (said: string, why: string, reason: string | undefined): string =>
  reason === undefined ? said : `${said} ${why}${reason}`;

const en: CheckWords = {
  section: "The checks a professional makes",
  sheet: "Professional checks",
  intro: "Each from the documents alone: what it needs and where that stands, its sum, and what to ask.",
  command: "the checks a professional makes: cap table, instruments, exit, term sheet, market, company, data room …",
  failOn: "exit with 2 where a check ends with a flag, or with a flag or a question",
  titles: {
    cap_table: "Cap table",
    instruments: "Convertible instruments",
    exit_waterfall: "What an exit pays",
    term_sheet: "Term sheet",
    use_of_funds: "Use of funds",
    definitions: "Definitions of the metrics",
    customers: "Customers and cohorts",
    money_trail: "Money trail",
    workbook: "Workbook audit",
    plan_realism: "Realism of the plan",
    market: "Market",
    company: "Company and registers",
    data_room: "Data room",
  },
  status: {
    flag: "does not hold",
    question: "to explain",
    holds: "comes out",
    computed: "computed",
    missing: "documents missing",
    failed: "could not run",
  },
  sum: "The sum",
  impact: "What it changes",
  ask: "Ask the founder",
  found: "Found",
  missing: "Missing",
  notMade: "Not made: what each would need",
  check: "Check",
  result: "Result",
  place: "Place",
  toldAbove: "told above",
  restsOnDenied: (name) => `What comes out here rests on a figure that the documents contradict: ${name}.`,
  failed: (reason) => because("This check could not run: nothing it would have found is known.", "Why: ", reason),
  colon: ": ",
  twice: (name) => `${name} (the documents say two different things)`,
  askTwice: (name) => `${name}: which of the two values in the documents is right?`,
  ranged: (name) => `${name} (the documents give a range)`,
  askRanged: (name) => `${name}: the documents give a range; which figure should we count with?`,
  changes: "The answer settles what this check leaves open.",
  counts: ({ flags, questions, holds, computed, missing }) =>
    `${flags} ${flags === 1 ? "check does" : "checks do"} not hold, ${questions} to explain, ${holds} ${holds === 1 ? "comes" : "come"} out, ${computed} computed, ${missing} without the documents`,
  open: (place) => `Open ${place}`,
};

const fr: CheckWords = {
  section: "Les vérifications d'un professionnel",
  sheet: "Vérifications",
  intro: "Chacune à partir des seuls documents : ce qu'il lui faut et où cela se trouve, son calcul, et que demander.",
  command:
    "les vérifications d'un professionnel : table de capitalisation, instruments, sortie, term sheet, marché, société, data room…",
  failOn: "sortir avec 2 si une vérification finit par une alerte, ou par une alerte ou une question",
  titles: {
    cap_table: "Table de capitalisation",
    instruments: "Instruments convertibles",
    exit_waterfall: "Ce que paie une sortie",
    term_sheet: "Term sheet",
    use_of_funds: "Emploi des fonds",
    definitions: "Définitions des indicateurs",
    customers: "Clients et cohortes",
    money_trail: "Piste de l'argent",
    workbook: "Audit du classeur",
    plan_realism: "Réalisme du plan",
    market: "Marché",
    company: "Société et registres",
    data_room: "Data room",
  },
  status: {
    flag: "ne tient pas",
    question: "à expliquer",
    holds: "tombe juste",
    computed: "calculé",
    missing: "documents manquants",
    failed: "n'a pas pu se faire",
  },
  sum: "Le calcul",
  impact: "Ce que cela change",
  ask: "À demander au fondateur",
  found: "Trouvé",
  missing: "Manquant",
  notMade: "Non faites : ce qu'il faudrait à chacune",
  check: "Vérification",
  result: "Résultat",
  place: "Lieu",
  toldAbove: "dit plus haut",
  restsOnDenied: (name) => `Ce qui tombe juste ici repose sur un chiffre que les documents contredisent : ${name}.`,
  failed: (reason) =>
    because(
      "Cette vérification n'a pas pu se faire : rien de ce qu'elle aurait trouvé n'est connu.",
      "Pourquoi : ",
      reason,
    ),
  colon: " : ",
  twice: (name) => `${name} (les documents disent deux choses différentes)`,
  askTwice: (name) => `${name} : laquelle des deux valeurs des documents est juste ?`,
  ranged: (name) => `${name} (les documents donnent une fourchette)`,
  askRanged: (name) => `${name} : les documents donnent une fourchette ; avec quel chiffre faut-il compter ?`,
  changes: "La réponse tranche ce que cette vérification laisse ouvert.",
  counts: ({ flags, questions, holds, computed, missing }) =>
    `${flags} ${flags > 1 ? "vérifications ne tiennent" : "vérification ne tient"} pas, ${questions} à expliquer, ${holds} ${holds > 1 ? "tombent" : "tombe"} juste, ${computed} ${computed > 1 ? "calculées" : "calculée"}, ${missing} sans les documents`,
  open: (place) => `Ouvrir ${place}`,
};

const pt: CheckWords = {
  section: "As verificações de um profissional",
  sheet: "Verificações",
  intro: "Cada uma só a partir dos documentos: o que ela precisa e onde está, a sua conta, e o que perguntar.",
  command:
    "as verificações de um profissional: cap table, instrumentos, saída, term sheet, mercado, empresa, data room…",
  failOn: "sair com 2 se uma verificação termina com um alerta, ou com um alerta ou uma pergunta",
  titles: {
    cap_table: "Cap table",
    instruments: "Instrumentos conversíveis",
    exit_waterfall: "O que uma saída paga",
    term_sheet: "Term sheet",
    use_of_funds: "Uso dos recursos",
    definitions: "Definições das métricas",
    customers: "Clientes e coortes",
    money_trail: "Rastro do dinheiro",
    workbook: "Auditoria da planilha",
    plan_realism: "Realismo do plano",
    market: "Mercado",
    company: "Empresa e registros",
    data_room: "Data room",
  },
  status: {
    flag: "não se sustenta",
    question: "a explicar",
    holds: "confere",
    computed: "calculado",
    missing: "documentos em falta",
    failed: "não pôde ser feita",
  },
  sum: "A conta",
  impact: "O que muda",
  ask: "Perguntar ao fundador",
  found: "Encontrado",
  missing: "Em falta",
  notMade: "Não feitas: o que falta a cada uma",
  check: "Verificação",
  result: "Resultado",
  place: "Lugar",
  toldAbove: "dito acima",
  restsOnDenied: (name) => `O que aqui confere apoia-se num número que os documentos contradizem: ${name}.`,
  failed: (reason) =>
    because("Esta verificação não pôde ser feita: nada do que ela teria encontrado é conhecido.", "Por quê: ", reason),
  colon: ": ",
  twice: (name) => `${name} (os documentos dizem duas coisas diferentes)`,
  askTwice: (name) => `${name}: qual dos dois valores dos documentos está certo?`,
  ranged: (name) => `${name} (os documentos dão um intervalo)`,
  askRanged: (name) => `${name}: os documentos dão um intervalo; com que valor devemos contar?`,
  changes: "A resposta resolve o que esta verificação deixa em aberto.",
  counts: ({ flags, questions, holds, computed, missing }) =>
    `${flags} ${flags === 1 ? "verificação não se sustenta" : "verificações não se sustentam"}, ${questions} a explicar, ${holds} ${holds === 1 ? "confere" : "conferem"}, ${computed} ${computed === 1 ? "calculada" : "calculadas"}, ${missing} sem os documentos`,
  open: (place) => `Abrir ${place}`,
};

export const CHECK_WORDS: Record<Locale, CheckWords> = { en, fr, pt };
