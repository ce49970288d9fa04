import type { Catalogue } from "../../../src/i18n/catalogue.ts";

const en = {
  title: "Comments",
  none: "Open a passage anywhere in the review to comment on it.",
  add: "Comment on this passage",
  text: "Your comment",
  put: "Comment",
  said: (p: { by: string; day: string }) => `${p.by}, ${p.day}`,
  close: "Settled",
  closed: "settled",
  open: "Open the passage",
};

/** What people say at a passage. */
export const COMMENTS: Catalogue<typeof en> = {
  en,
  fr: {
    title: "Commentaires",
    none: "Ouvrez un passage, n’importe où dans la revue, pour le commenter.",
    add: "Commenter ce passage",
    text: "Votre commentaire",
    put: "Commenter",
    said: (p) => `${p.by}, le ${p.day}`,
    close: "Réglé",
    closed: "réglé",
    open: "Ouvrir le passage",
  },
  pt: {
    title: "Comentários",
    none: "Abra uma passagem, em qualquer parte da revisão, para a comentar.",
    add: "Comentar esta passagem",
    text: "O seu comentário",
    put: "Comentar",
    said: (p) => `${p.by}, ${p.day}`,
    close: "Resolvido",
    closed: "resolvido",
    open: "Abrir a passagem",
  },
};
