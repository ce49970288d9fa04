import type { Locale } from "../domain/locale.ts";
import type { Catalogue } from "./catalogue.ts";

const en = {
  BAD_SHAPE: "the answer could not be read as a verdict",
  WINNER_NOT_A_PARTY: "it names a winner who is not one of the parties",
  DECISION_WINNER_MISMATCH: "its decision and its winner do not belong together",
  NO_VERIFIED_EVIDENCE: "nothing verified bears out the side it chose",
  AGAINST_VERIFIED_EVIDENCE: "verified passages speak for the other side",
  BOTH_SIDES_PHANTOM: "both sides cite sources that do not exist, so nothing could be decided",
  VALUE_NOT_FOUNDED: "its value is nobody's and in no document",
  VALUE_OUTSIDE_RANGE: "its value lies outside its own range",
  VALUE_NOT_THE_WINNERS: "its value is not the one of the side it chose",
  UNRESOLVED_WITH_VALUE: "it leaves the question open and gives a value all the same",
  WRONG_ARITHMETIC: "a sum in it is wrong",
  TRUST_TOO_HIGH: "it claims more trust than the evidence carries",
  CAN_TRUST_UNFOUNDED: "it asks for trust with nothing verified",
  MISSING_WHAT_TO_VERIFY: "it does not say what to verify",
  MISSING_QUESTION: "it has no question for the founder",
  LOSER_WITHOUT_FLAW: "it does not say what is wrong with the losing side",
  UNKNOWN_SOURCE: "it cites a source or a passage that is not in the documents",
  NO_DECISIVE_FACTOR: "it gives no reason",
  HEDGED: "it hedges where it should state",
  ONE_LINER_TOO_LONG: "its summary is too long",
};

/** Each rule of evidence a verdict can break, as its reader is told. */
type GuardRules = typeof en;

export const GUARD_RULES: Catalogue<GuardRules> = {
  en,
  fr: {
    BAD_SHAPE: "la réponse n’a pas pu être lue comme un verdict",
    WINNER_NOT_A_PARTY: "il donne raison à quelqu’un qui n’est pas partie au débat",
    DECISION_WINNER_MISMATCH: "sa décision et le gagnant qu’il nomme ne vont pas ensemble",
    NO_VERIFIED_EVIDENCE: "rien de vérifié n’appuie le côté qu’il a choisi",
    AGAINST_VERIFIED_EVIDENCE: "des passages vérifiés parlent pour l’autre côté",
    BOTH_SIDES_PHANTOM: "les deux côtés citent des sources qui n’existent pas : rien ne pouvait être tranché",
    VALUE_NOT_FOUNDED: "sa valeur n’est celle de personne et ne figure dans aucun document",
    VALUE_OUTSIDE_RANGE: "sa valeur sort de sa propre fourchette",
    VALUE_NOT_THE_WINNERS: "sa valeur n’est pas celle du côté qu’il a choisi",
    UNRESOLVED_WITH_VALUE: "il laisse la question ouverte et donne pourtant une valeur",
    WRONG_ARITHMETIC: "un de ses calculs est faux",
    TRUST_TOO_HIGH: "il affiche plus de fiabilité que les preuves n’en permettent",
    CAN_TRUST_UNFOUNDED: "il demande qu’on s’y fie sans rien de vérifié",
    MISSING_WHAT_TO_VERIFY: "il ne dit pas quoi vérifier",
    MISSING_QUESTION: "il ne pose pas de question au fondateur",
    LOSER_WITHOUT_FLAW: "il ne dit pas ce qui est faux du côté perdant",
    UNKNOWN_SOURCE: "il cite une source ou un passage absents des documents",
    NO_DECISIVE_FACTOR: "il ne donne aucune raison",
    HEDGED: "il suppose au lieu d’affirmer",
    ONE_LINER_TOO_LONG: "son résumé est trop long",
  },
  pt: {
    BAD_SHAPE: "a resposta não pôde ser lida como um veredito",
    WINNER_NOT_A_PARTY: "dá razão a quem não é parte no debate",
    DECISION_WINNER_MISMATCH: "a decisão e o vencedor que indica não combinam",
    NO_VERIFIED_EVIDENCE: "nada de verificado apoia o lado que escolheu",
    AGAINST_VERIFIED_EVIDENCE: "trechos verificados falam a favor do outro lado",
    BOTH_SIDES_PHANTOM: "os dois lados citam fontes que não existem: nada podia ser decidido",
    VALUE_NOT_FOUNDED: "o valor não é de ninguém nem está em nenhum documento",
    VALUE_OUTSIDE_RANGE: "o valor fica fora do seu próprio intervalo",
    VALUE_NOT_THE_WINNERS: "o valor não é o do lado que escolheu",
    UNRESOLVED_WITH_VALUE: "deixa a questão em aberto e mesmo assim dá um valor",
    WRONG_ARITHMETIC: "um dos cálculos está errado",
    TRUST_TOO_HIGH: "mostra mais confiabilidade do que as provas permitem",
    CAN_TRUST_UNFOUNDED: "pede confiança sem nada de verificado",
    MISSING_WHAT_TO_VERIFY: "não diz o que verificar",
    MISSING_QUESTION: "não faz nenhuma pergunta ao fundador",
    LOSER_WITHOUT_FLAW: "não diz o que está errado no lado que perdeu",
    UNKNOWN_SOURCE: "cita uma fonte ou um trecho que não está nos documentos",
    NO_DECISIVE_FACTOR: "não dá nenhuma razão",
    HEDGED: "supõe em vez de afirmar",
    ONE_LINER_TOO_LONG: "o resumo é longo demais",
  },
};

/** Why a verdict was refused, from codes on record such as "TRUST_TOO_HIGH: HIGH", each reason once. */
export function sayRefusal(codes: readonly string[], locale: Locale): string {
  const rules = GUARD_RULES[locale];
  const separator = locale === "fr" ? "\u00a0; " : "; ";
  const reasons = codes.map((code) => {
    const rule = code.split(":", 1)[0] ?? "";
    return Object.hasOwn(rules, rule) ? rules[rule as keyof GuardRules] : code;
  });
  return [...new Set(reasons)].join(separator);
}
