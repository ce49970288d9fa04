import type { Catalogue } from "../../../src/i18n/catalogue.ts";
import type { DecisionKind } from "../../../src/server/contract.ts";

interface DecisionWords {
  title: (topic: string) => string;
  decideTitle: (topic: string) => string;
  decide: string;
  accept: string;
  override: string;
  acceptTitle: (topic: string) => string;
  what: string;
  position: (agent: string, claim: string) => string;
  otherValue: string;
  value: string;
  unit: string;
  dismiss: string;
  reason: string;
  reasonHint: string;
  by: string;
  byHint: string;
  record: string;
  recording: string;
  agreed: string;
  history: string;
  none: string;
  noneOpen: string;
  readAs: (value: string) => string;
  readAsWords: string;
  engine: string;
  superseded: string;
  elsewhere: string;
  did: Record<DecisionKind, (what: string) => string>;
  recorded: string;
}

/** What people decide, and its trail. */
export const DECISIONS: Catalogue<DecisionWords> = {
  fr: {
    title: (topic) => `Passer outre : ${topic}`,
    decideTitle: (topic) => `Trancher : ${topic}`,
    decide: "Trancher",
    accept: "Accepter",
    override: "Passer outre",
    acceptTitle: (topic) => `Accepter le verdict : ${topic}`,
    what: "Ce que vous décidez",
    position: (agent, claim) => `${agent} a raison : ${claim}`,
    otherValue: "Une autre valeur",
    value: "Valeur",
    unit: "Unité",
    dismiss: "Ce n’est pas une vraie contradiction",
    reason: "Raison",
    reasonHint: "Obligatoire. Elle reste au dossier, à côté du verdict du moteur.",
    by: "Votre nom",
    byHint: "Retenu dans ce navigateur pour la prochaine fois.",
    record: "Enregistrer la décision",
    recording: "Enregistrement…",
    agreed: "Verdict confirmé à la lecture des preuves.",
    history: "Décisions",
    none: "Personne n’a encore pris de décision ici. Le verdict du moteur s’applique.",
    noneOpen: "Personne n’a encore tranché. La question reste ouverte.",
    readAs: (value) => `Lu comme ${value}`,
    readAsWords: "Ce n’est pas un nombre : gardé comme texte, tel quel.",
    engine: "Le moteur",
    superseded: "remplacée par une décision plus récente",
    elsewhere: "dans une autre revue de ce dossier",
    did: {
      accept_position: (what) => `donne raison à ${what}`,
      set_value: (what) => `retient ${what}`,
      dismiss: () => "écarte cette contradiction",
      accept_correction: () => "accepte la correction",
      reject_correction: () => "rejette la correction",
    },
    recorded: "Décision enregistrée",
  },
  en: {
    title: (topic) => `Override: ${topic}`,
    decideTitle: (topic) => `Decide: ${topic}`,
    decide: "Decide",
    accept: "Accept",
    override: "Override",
    acceptTitle: (topic) => `Accept the verdict: ${topic}`,
    what: "What you decide",
    position: (agent, claim) => `${agent} is right: ${claim}`,
    otherValue: "Another value",
    value: "Value",
    unit: "Unit",
    dismiss: "This is no real contradiction",
    reason: "Reason",
    reasonHint: "Required. It stays on record beside the engine’s verdict.",
    by: "Your name",
    byHint: "Remembered in this browser for the next time.",
    record: "Record the decision",
    recording: "Recording…",
    agreed: "Verdict confirmed after reading the evidence.",
    history: "Decisions",
    none: "Nobody has decided anything here yet. The engine’s verdict stands.",
    noneOpen: "Nobody has decided yet. The question stays open.",
    readAs: (value) => `Read as ${value}`,
    readAsWords: "Not a number: kept as text, as it is.",
    engine: "The engine",
    superseded: "superseded by a later decision",
    elsewhere: "in another review of this deal",
    did: {
      accept_position: (what) => `holds that ${what} is right`,
      set_value: (what) => `retains ${what}`,
      dismiss: () => "dismisses this contradiction",
      accept_correction: () => "accepts the correction",
      reject_correction: () => "rejects the correction",
    },
    recorded: "Decision recorded",
  },
  pt: {
    title: (topic) => `Contrariar: ${topic}`,
    decideTitle: (topic) => `Decidir: ${topic}`,
    decide: "Decidir",
    accept: "Aceitar",
    override: "Contrariar",
    acceptTitle: (topic) => `Aceitar o veredito: ${topic}`,
    what: "O que você decide",
    position: (agent, claim) => `${agent} tem razão: ${claim}`,
    otherValue: "Outro valor",
    value: "Valor",
    unit: "Unidade",
    dismiss: "Não é uma contradição de verdade",
    reason: "Motivo",
    reasonHint: "Obrigatório. Fica registrado ao lado do veredito do motor.",
    by: "Seu nome",
    byHint: "Lembrado neste navegador para a próxima vez.",
    record: "Registrar a decisão",
    recording: "Registrando…",
    agreed: "Veredito confirmado após a leitura das provas.",
    history: "Decisões",
    none: "Ninguém decidiu nada aqui ainda. Vale o veredito do motor.",
    noneOpen: "Ninguém decidiu ainda. A questão continua em aberto.",
    readAs: (value) => `Lido como ${value}`,
    readAsWords: "Não é um número: guardado como texto, tal como está.",
    engine: "O motor",
    superseded: "substituída por uma decisão mais recente",
    elsewhere: "em outra revisão deste negócio",
    did: {
      accept_position: (what) => `dá razão a ${what}`,
      set_value: (what) => `mantém ${what}`,
      dismiss: () => "descarta esta contradição",
      accept_correction: () => "aceita a correção",
      reject_correction: () => "rejeita a correção",
    },
    recorded: "Decisão registrada",
  },
};
