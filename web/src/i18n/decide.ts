import type { CheckStatus, ConclusionKind } from "../../../src/domain/follow-up.ts";
import type { Catalogue } from "../../../src/i18n/catalogue.ts";

interface DecideWords {
  title: string;
  checklist: string;
  done: (done: number, all: number) => string;
  nothing: string;
  status: string;
  statuses: Record<CheckStatus, string>;
  owner: string;
  note: string;
  open: string;
  decision: string;
  none: string;
  kinds: Record<ConclusionKind, string>;
  put: string;
  stands: string;
  earlier: string;
  said: (p: { by: string; day: string }) => string;
  share: string;
  shareHint: string;
  label: string;
  days: string;
  make: string;
  made: string;
  copy: string;
  copied: string;
  copyFailed: string;
  until: (day: string) => string;
  ended: (day: string) => string;
  revoked: string;
  revoke: string;
}

/** What is left to verify, the decision, and who else may read. */
export const DECIDE: Catalogue<DecideWords> = {
  fr: {
    title: "Vérifier et décider",
    checklist: "À vérifier",
    done: (done, all) => `${done} sur ${all}`,
    nothing: "Cette revue ne laisse rien à vérifier de plus.",
    status: "État",
    statuses: { open: "À faire", doing: "En cours", done: "Vérifié", dropped: "Sans suite" },
    owner: "Qui",
    note: "Note",
    open: "Voir les preuves",
    decision: "Votre décision",
    none: "Aucune décision pour l’instant.",
    kinds: { invest: "Investir", wait: "Attendre", pass: "Refuser" },
    put: "Inscrire la décision",
    stands: "Décision en vigueur",
    earlier: "Décisions précédentes",
    said: (p) => `${p.by}, le ${p.day}`,
    share: "Partager en lecture seule",
    shareHint:
      "Le lien montre le rapport de cette revue et rien d’autre : ni vos autres dossiers, ni le bureau. Il prend fin à sa date, ou quand vous le révoquez.",
    label: "Pour qui",
    days: "Jours",
    make: "Créer le lien",
    made: "Voici le lien. Il n’est montré que cette fois :",
    copy: "Copier le lien",
    copied: "Lien copié",
    copyFailed: "Le navigateur refuse la copie : sélectionnez le lien.",
    until: (day) => `jusqu’au ${day}`,
    ended: (day) => `terminé le ${day}`,
    revoked: "révoqué",
    revoke: "Révoquer",
  },
  en: {
    title: "Verify and decide",
    checklist: "To verify",
    done: (done, all) => `${done} of ${all}`,
    nothing: "This review leaves nothing further to verify.",
    status: "Status",
    statuses: { open: "To do", doing: "Under way", done: "Verified", dropped: "Dropped" },
    owner: "Who",
    note: "Note",
    open: "See the evidence",
    decision: "Your decision",
    none: "No decision yet.",
    kinds: { invest: "Invest", wait: "Wait", pass: "Pass" },
    put: "Put the decision on record",
    stands: "The decision that stands",
    earlier: "Earlier decisions",
    said: (p) => `${p.by}, ${p.day}`,
    share: "Share, to read only",
    shareHint:
      "The link shows the report of this review and nothing else: none of your other deals, nothing of the desk. It ends on its date, or when you revoke it.",
    label: "For whom",
    days: "Days",
    make: "Make the link",
    made: "Here is the link. It is shown this once:",
    copy: "Copy the link",
    copied: "Link copied",
    copyFailed: "The browser refuses to copy: select the link.",
    until: (day) => `until ${day}`,
    ended: (day) => `ended ${day}`,
    revoked: "revoked",
    revoke: "Revoke",
  },
  pt: {
    title: "Verificar e decidir",
    checklist: "A verificar",
    done: (done, all) => `${done} de ${all}`,
    nothing: "Esta revisão não deixa mais nada a verificar.",
    status: "Estado",
    statuses: { open: "Por fazer", doing: "Em curso", done: "Verificado", dropped: "Sem efeito" },
    owner: "Quem",
    note: "Nota",
    open: "Ver as provas",
    decision: "A sua decisão",
    none: "Ainda sem decisão.",
    kinds: { invest: "Investir", wait: "Esperar", pass: "Recusar" },
    put: "Registar a decisão",
    stands: "Decisão em vigor",
    earlier: "Decisões anteriores",
    said: (p) => `${p.by}, ${p.day}`,
    share: "Partilhar só para leitura",
    shareHint:
      "O link mostra o relatório desta revisão e mais nada: nenhum outro negócio, nada da mesa de trabalho. Termina na sua data, ou quando o revogar.",
    label: "Para quem",
    days: "Dias",
    make: "Criar o link",
    made: "Eis o link. Só é mostrado desta vez:",
    copy: "Copiar o link",
    copied: "Link copiado",
    copyFailed: "O navegador recusa a cópia: selecione o link.",
    until: (day) => `até ${day}`,
    ended: (day) => `terminado em ${day}`,
    revoked: "revogado",
    revoke: "Revogar",
  },
};
