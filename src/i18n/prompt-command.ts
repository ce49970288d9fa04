import type { Catalogue } from "./catalogue.ts";

/** The words of `tribunal prompt` about itself. */
export const PROMPT_WORDS: Catalogue<{ description: string; role: string }> = {
  en: {
    description: "print a prompt to paste into any chat window; save its answer as agents/<role>.json",
    role: "which analyst should answer",
  },
  fr: {
    description:
      "afficher un prompt à coller dans n’importe quel chat ; enregistrer sa réponse dans agents/<role>.json",
    role: "quel analyste doit répondre",
  },
  pt: {
    description: "mostrar um prompt para colar em qualquer chat; guardar a resposta em agents/<role>.json",
    role: "que analista deve responder",
  },
};
