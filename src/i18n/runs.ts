import type { Catalogue } from "./catalogue.ts";

const en = {
  unexpected: (message: string) => `The review stopped on a fault of ours: ${message} You can resume it.`,
  processDied: (times: number) =>
    `The program ended without a word ${times} times during this review, so it is not tried again by itself. A document of the deal may be the cause: remove the largest one, or resume the review.`,
};

/** How a review ended that could not be finished. */
export const RUN_SENTENCES: Catalogue<typeof en> = {
  en,
  fr: {
    unexpected: (message) =>
      `La revue s’est arrêtée sur une erreur de notre part : ${message} Vous pouvez la reprendre.`,
    processDied: (times) =>
      `Le programme s’est arrêté brutalement ${times} fois pendant cette revue ; elle n’est donc plus relancée d’elle-même. Un document du dossier en est peut-être la cause : retirez le plus volumineux, ou reprenez la revue.`,
  },
  pt: {
    unexpected: (message) => `A revisão parou por um erro nosso: ${message} Pode retomá-la.`,
    processDied: (times) =>
      `O programa terminou sem aviso ${times} vezes durante esta revisão, por isso ela já não é relançada sozinha. Um documento da pasta pode ser a causa: retire o maior, ou retome a revisão.`,
  },
};
