import type { Catalogue } from "./catalogue.ts";

type Refusal =
  | "reason_required"
  | "name_required"
  | "review_not_found"
  | "subject_not_found"
  | "position_required"
  | "value_required"
  | "wrong_kind";

type AuditFault = "edited" | "removed" | "moved" | "added" | "rewritten" | "head";

interface DecisionWords {
  decide: string;
  contradictionArgument: string;
  accept: string;
  value: string;
  unit: string;
  dismiss: string;
  reason: string;
  by: string;
  oneOf: string;
  noContradiction: (given: string, known: string) => string;
  noneToDecide: string;
  severalContradictions: (given: string, known: string) => string;
  noPosition: (given: string, topic: string, known: string) => string;
  ambiguousValue: (given: string) => string;
  refused: Record<Refusal, string>;
  taken: (id: string) => string;
  accepted: (topic: string, agent: string) => string;
  valueSet: (topic: string, value: string) => string;
  dismissed: (topic: string) => string;
  correctionAccepted: (topic: string) => string;
  correctionRejected: (topic: string) => string;
  why: (reason: string, by: string, day: string) => string;
  engineStays: string;
  audit: string;
  auditVerify: string;
  auditList: string;
  keptHead: string;
  after: string;
  badHead: (given: string) => string;
  badAfter: (given: string) => string;
  whole: (rows: string) => string;
  wholeSince: (rows: string) => string;
  keepHead: (head: string) => string;
  faults: Record<AuditFault, (row: string, belongsAt: string | null) => string>;
  emptyTrail: string;
  moreRows: (after: number) => string;
  columns: { row: string; when: string; who: string; what: string; about: string; hash: string };
}

/** What `tribunal decide` and `audit` say. */
export const DECISION_WORDS: Catalogue<DecisionWords> = {
  en: {
    decide: "decide a contradiction yourself, with a reason; the engine's verdict stays on record",
    contradictionArgument: "id of the contradiction, the beginning of one, or its topic",
    accept: "this agent is right",
    value: "what is true instead of what the agents say",
    unit: "unit of --value, where it does not say it itself: EUR, %, months …",
    dismiss: "this contradiction does not matter",
    reason: "why; kept with the decision",
    by: "who decides; kept with the decision",
    oneOf: "Say what you decide with exactly one of --accept <agent>, --value <value> and --dismiss.",
    noContradiction: (given, known) => `This review has no contradiction ${given}. It has: ${known}.`,
    noneToDecide: "This review has no contradiction to decide.",
    severalContradictions: (given, known) => `${given} means several contradictions: ${known}. Give the id of one.`,
    noPosition: (given, topic, known) => `${given} takes no position on ${topic}. Those who do: ${known}.`,
    ambiguousValue: (given) =>
      `"${given}" can be read in two ways. Write the number without separators and give --unit.`,
    refused: {
      reason_required: 'A decision needs a reason: --reason "…"',
      name_required: 'A decision needs a name: --by "…"',
      review_not_found: "This review is not finished: there is nothing to decide on yet.",
      subject_not_found: "This review has no such contradiction.",
      position_required: "This agent takes no position in it.",
      value_required: "--value must say something.",
      wrong_kind: "A contradiction can be decided by --accept, --value or --dismiss only.",
    },
    taken: (id) => `Decision ${id} is on record and in the audit trail.`,
    accepted: (topic, agent) => `${topic}: ${agent} is right`,
    valueSet: (topic, value) => `${topic}: ${value}`,
    dismissed: (topic) => `${topic}: does not matter`,
    correctionAccepted: (topic) => `${topic}: correction accepted`,
    correctionRejected: (topic) => `${topic}: correction rejected`,
    why: (reason, by, day) => `${reason} (${by}, ${day})`,
    engineStays: "The engine's verdict stays beside it; later reviews of this deal show both.",
    audit: "the audit trail: what was done, by whom, and that nobody changed it since",
    auditVerify: "read the whole chain and name the first row that is not as it was written",
    auditList: "the rows of the trail, oldest first",
    keptHead: "a head you kept elsewhere, as verify printed it (hash:count): the chain must have passed through it",
    after: "only rows with a greater number",
    badHead: (given) =>
      `"${given}" is no head. It looks like this: 64 letters and digits, a colon, and the number of rows.`,
    badAfter: (given) => `--after must be a whole number, not "${given}".`,
    whole: (rows) => `The audit trail is whole: ${rows} rows, each as it was written.`,
    wholeSince: (rows) => `The audit trail is whole and passed through the head you kept: ${rows} rows.`,
    keepHead: (head) =>
      `Head: ${head}\nKeep it outside this machine: with it, verify also notices a chain that was rewritten as a whole.`,
    faults: {
      edited: (row) => `Row ${row} was edited: it does not say what was written.`,
      removed: (row) => `Row ${row} is missing: it was removed.`,
      moved: (row, belongsAt) =>
        `Row ${row} does not stand where it was written${belongsAt === null ? "" : `: it belongs at ${belongsAt}`}.`,
      added: (row) => `Row ${row} is not the chain's: it was added.`,
      rewritten: (row) =>
        `The chain is not the one that passed through the head you kept: rows up to ${row} were rewritten.`,
      head: (row) => `The record of where the chain ends is not right (row ${row}): rows at its end may be missing.`,
    },
    emptyTrail: "The audit trail is empty.",
    moreRows: (after) => `More: tribunal audit list --after ${after}`,
    columns: { row: "Row", when: "When (UTC)", who: "Who", what: "What", about: "About", hash: "Hash" },
  },
  fr: {
    decide: "trancher vous-même une contradiction, avec une raison ; le verdict du moteur reste consigné",
    contradictionArgument: "identifiant de la contradiction, son début, ou son sujet",
    accept: "cet agent a raison",
    value: "ce qui est vrai, à la place de ce que disent les agents",
    unit: "unité de --value si elle n’y est pas : EUR, %, mois…",
    dismiss: "cette contradiction est sans importance",
    reason: "pourquoi ; conservé avec la décision",
    by: "qui décide ; conservé avec la décision",
    oneOf: "Dites ce que vous décidez avec une seule des options --accept <agent>, --value <valeur> et --dismiss.",
    noContradiction: (given, known) => `Cette revue n’a pas de contradiction ${given}. Il y a : ${known}.`,
    noneToDecide: "Cette revue n’a aucune contradiction à trancher.",
    severalContradictions: (given, known) =>
      `${given} désigne plusieurs contradictions : ${known}. Donnez l’identifiant d’une seule.`,
    noPosition: (given, topic, known) => `${given} ne prend pas position sur ${topic}. Ceux qui le font : ${known}.`,
    ambiguousValue: (given) =>
      `« ${given} » peut se lire de deux façons. Écrivez le nombre sans séparateur et donnez --unit.`,
    refused: {
      reason_required: 'Une décision demande une raison : --reason "…"',
      name_required: 'Une décision demande un nom : --by "…"',
      review_not_found: "Cette revue n’est pas terminée : il n’y a encore rien à trancher.",
      subject_not_found: "Cette revue n’a pas cette contradiction.",
      position_required: "Cet agent n’y prend pas position.",
      value_required: "--value doit dire quelque chose.",
      wrong_kind: "Une contradiction se tranche seulement par --accept, --value ou --dismiss.",
    },
    taken: (id) => `La décision ${id} est consignée, journal d’audit compris.`,
    accepted: (topic, agent) => `${topic} : ${agent} a raison`,
    valueSet: (topic, value) => `${topic} : ${value}`,
    dismissed: (topic) => `${topic} : sans importance`,
    correctionAccepted: (topic) => `${topic} : correction acceptée`,
    correctionRejected: (topic) => `${topic} : correction refusée`,
    why: (reason, by, day) => `${reason} (${by}, ${day})`,
    engineStays: "Le verdict du moteur reste à côté ; les revues suivantes de ce dossier montrent les deux.",
    audit: "le journal d’audit : ce qui a été fait, par qui, et que personne ne l’a changé depuis",
    auditVerify: "lire toute la chaîne et nommer la première ligne qui n’est plus telle qu’elle fut écrite",
    auditList: "les lignes du journal, de la plus ancienne à la plus récente",
    keptHead: "une tête de chaîne que vous avez gardée ailleurs, telle que verify l’a affichée (hash:nombre)",
    after: "seulement les lignes de numéro supérieur",
    badHead: (given) =>
      `« ${given} » n’est pas une tête de chaîne. Elle a 64 lettres et chiffres, un deux-points, puis le nombre de lignes.`,
    badAfter: (given) => `--after doit être un nombre entier, et non « ${given} ».`,
    whole: (rows) => `Le journal d’audit est intact : ${rows} lignes, chacune telle qu’elle fut écrite.`,
    wholeSince: (rows) =>
      `Le journal d’audit est intact et passe bien par la tête que vous avez gardée : ${rows} lignes.`,
    keepHead: (head) =>
      `Tête : ${head}\nGardez-la hors de cette machine : avec elle, verify remarque aussi une chaîne entièrement réécrite.`,
    faults: {
      edited: (row) => `La ligne ${row} a été modifiée : elle ne dit plus ce qui fut écrit.`,
      removed: (row) => `La ligne ${row} manque : elle a été retirée.`,
      moved: (row, belongsAt) =>
        `La ligne ${row} n’est pas à la place où elle fut écrite${belongsAt === null ? "" : ` : sa place est ${belongsAt}`}.`,
      added: (row) => `La ligne ${row} n’appartient pas à la chaîne : elle a été ajoutée.`,
      rewritten: (row) =>
        `La chaîne n’est pas celle qui passait par la tête que vous avez gardée : les lignes jusqu’à ${row} ont été réécrites.`,
      head: (row) => `La marque de fin de chaîne est fausse (ligne ${row}) : des lignes manquent peut-être à la fin.`,
    },
    emptyTrail: "Le journal d’audit est vide.",
    moreRows: (after) => `Suite : tribunal audit list --after ${after}`,
    columns: { row: "Ligne", when: "Quand (UTC)", who: "Qui", what: "Quoi", about: "Sur", hash: "Hash" },
  },
  pt: {
    decide: "decidir você mesmo uma contradição, com um motivo; o veredito do motor fica registado",
    contradictionArgument: "identificador da contradição, o seu começo, ou o seu assunto",
    accept: "este agente tem razão",
    value: "o que é verdade em vez do que dizem os agentes",
    unit: "unidade de --value, se ele não a disser: EUR, %, meses…",
    dismiss: "esta contradição não tem importância",
    reason: "porquê; fica guardado com a decisão",
    by: "quem decide; fica guardado com a decisão",
    oneOf: "Diga o que decide com uma só das opções --accept <agente>, --value <valor> e --dismiss.",
    noContradiction: (given, known) => `Esta revisão não tem a contradição ${given}. Tem: ${known}.`,
    noneToDecide: "Esta revisão não tem contradições a decidir.",
    severalContradictions: (given, known) =>
      `${given} designa várias contradições: ${known}. Indique o identificador de uma.`,
    noPosition: (given, topic, known) => `${given} não toma posição sobre ${topic}. Quem toma: ${known}.`,
    ambiguousValue: (given) =>
      `«${given}» pode ler-se de duas maneiras. Escreva o número sem separadores e indique --unit.`,
    refused: {
      reason_required: 'Uma decisão precisa de um motivo: --reason "…"',
      name_required: 'Uma decisão precisa de um nome: --by "…"',
      review_not_found: "Esta revisão não está concluída: ainda não há nada a decidir.",
      subject_not_found: "Esta revisão não tem essa contradição.",
      position_required: "Este agente não toma posição nela.",
      value_required: "--value tem de dizer alguma coisa.",
      wrong_kind: "Uma contradição só se decide com --accept, --value ou --dismiss.",
    },
    taken: (id) => `A decisão ${id} está registada, também no registo de auditoria.`,
    accepted: (topic, agent) => `${topic}: ${agent} tem razão`,
    valueSet: (topic, value) => `${topic}: ${value}`,
    dismissed: (topic) => `${topic}: sem importância`,
    correctionAccepted: (topic) => `${topic}: correção aceite`,
    correctionRejected: (topic) => `${topic}: correção recusada`,
    why: (reason, by, day) => `${reason} (${by}, ${day})`,
    engineStays: "O veredito do motor fica ao lado; as próximas revisões deste dossiê mostram os dois.",
    audit: "o registo de auditoria: o que foi feito, por quem, e que ninguém o mudou desde então",
    auditVerify: "ler toda a cadeia e nomear a primeira linha que não está como foi escrita",
    auditList: "as linhas do registo, da mais antiga à mais recente",
    keptHead: "uma cabeça de cadeia que guardou noutro lugar, como verify a mostrou (hash:número)",
    after: "só as linhas com número maior",
    badHead: (given) =>
      `«${given}» não é uma cabeça de cadeia. Tem 64 letras e algarismos, dois pontos e o número de linhas.`,
    badAfter: (given) => `--after tem de ser um número inteiro, e não «${given}».`,
    whole: (rows) => `O registo de auditoria está íntegro: ${rows} linhas, cada uma como foi escrita.`,
    wholeSince: (rows) => `O registo de auditoria está íntegro e passa pela cabeça que guardou: ${rows} linhas.`,
    keepHead: (head) =>
      `Cabeça: ${head}\nGuarde-a fora desta máquina: com ela, verify nota também uma cadeia reescrita por inteiro.`,
    faults: {
      edited: (row) => `A linha ${row} foi alterada: não diz o que foi escrito.`,
      removed: (row) => `Falta a linha ${row}: foi retirada.`,
      moved: (row, belongsAt) =>
        `A linha ${row} não está onde foi escrita${belongsAt === null ? "" : `: o seu lugar é ${belongsAt}`}.`,
      added: (row) => `A linha ${row} não é da cadeia: foi acrescentada.`,
      rewritten: (row) =>
        `A cadeia não é a que passava pela cabeça que guardou: as linhas até ${row} foram reescritas.`,
      head: (row) => `A marca do fim da cadeia está errada (linha ${row}): podem faltar linhas no fim.`,
    },
    emptyTrail: "O registo de auditoria está vazio.",
    moreRows: (after) => `Continuação: tribunal audit list --after ${after}`,
    columns: { row: "Linha", when: "Quando (UTC)", who: "Quem", what: "O quê", about: "Sobre", hash: "Hash" },
  },
};
