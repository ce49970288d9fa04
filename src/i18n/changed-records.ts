import type { Catalogue } from "./catalogue.ts";

/** The row is null where none speaks of the record. */
type Changed = Record<"review" | "decision" | "conclusion" | "document", (id: string, row: string | null) => string>;

/** A record that is not what the audit trail says of it. */
export const CHANGED_RECORDS: Catalogue<Changed> = {
  en: {
    review: (id, row) =>
      row === null
        ? `The audit trail is whole, but the finished review ${id} is not on it: it was put there from outside.`
        : `The audit trail is whole, but the review ${id} is not what row ${row} says of it: it was changed or removed.`,
    decision: (id, row) =>
      row === null
        ? `The audit trail is whole, but the decision ${id} is not on it: it was put there from outside.`
        : `The audit trail is whole, but the decision ${id} is not what row ${row} says of it: it was changed or removed.`,
    conclusion: (id, row) =>
      row === null
        ? `The audit trail is whole, but the conclusion ${id} is not on it: it was put there from outside.`
        : `The audit trail is whole, but the conclusion ${id} is not what row ${row} says of it: it was changed or removed.`,
    document: (id) => `The audit trail is whole, but the bytes of the file with sha256 ${id} are others now.`,
  },
  fr: {
    review: (id, row) =>
      row === null
        ? `Le journal d’audit est intact, mais la revue terminée ${id} n’y figure pas : elle a été ajoutée de l’extérieur.`
        : `Le journal d’audit est intact, mais la revue ${id} n’est plus ce qu’en dit la ligne ${row} : elle a été modifiée ou supprimée.`,
    decision: (id, row) =>
      row === null
        ? `Le journal d’audit est intact, mais la décision ${id} n’y figure pas : elle a été ajoutée de l’extérieur.`
        : `Le journal d’audit est intact, mais la décision ${id} n’est plus ce qu’en dit la ligne ${row} : elle a été modifiée ou supprimée.`,
    conclusion: (id, row) =>
      row === null
        ? `Le journal d’audit est intact, mais la conclusion ${id} n’y figure pas : elle a été ajoutée de l’extérieur.`
        : `Le journal d’audit est intact, mais la conclusion ${id} n’est plus ce qu’en dit la ligne ${row} : elle a été modifiée ou supprimée.`,
    document: (id) => `Le journal d’audit est intact, mais le contenu du fichier de sha256 ${id} n’est plus le même.`,
  },
  pt: {
    review: (id, row) =>
      row === null
        ? `O registro de auditoria está íntegro, mas a revisão concluída ${id} não consta dele: foi acrescentada de fora.`
        : `O registro de auditoria está íntegro, mas a revisão ${id} já não é o que a linha ${row} diz: foi alterada ou apagada.`,
    decision: (id, row) =>
      row === null
        ? `O registro de auditoria está íntegro, mas a decisão ${id} não consta dele: foi acrescentada de fora.`
        : `O registro de auditoria está íntegro, mas a decisão ${id} já não é o que a linha ${row} diz: foi alterada ou apagada.`,
    conclusion: (id, row) =>
      row === null
        ? `O registro de auditoria está íntegro, mas a conclusão ${id} não consta dele: foi acrescentada de fora.`
        : `O registro de auditoria está íntegro, mas a conclusão ${id} já não é o que a linha ${row} diz: foi alterada ou apagada.`,
    document: (id) =>
      `O registro de auditoria está íntegro, mas o conteúdo do arquivo de sha256 ${id} já não é o mesmo.`,
  },
};
