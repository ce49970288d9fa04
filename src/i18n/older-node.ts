import type { Catalogue } from "./catalogue.ts";

interface Versions {
  has: string;
  needs: string;
}

const en = {
  fetching: ({ has, needs }: Versions) =>
    `This is Node ${has}, and Tribunal needs ${needs} or later: npm brings one for it (about 40 MB, once); yours stays as it is.`,
  none: ({ has, needs }: Versions) =>
    `This is Node ${has}, and Tribunal needs ${needs} or later. npm could not bring one: install a newer Node from https://nodejs.org and try again.`,
};

/** What is said where the Node at hand is too old. */
export const OLDER_NODE: Catalogue<typeof en> = {
  en,
  fr: {
    fetching: ({ has, needs }) =>
      `Ce Node est en version ${has}, et Tribunal demande au moins ${needs}\u00a0: npm lui en apporte un (environ 40 Mo, une fois)\u00a0; le vôtre reste tel quel.`,
    none: ({ has, needs }) =>
      `Ce Node est en version ${has}, et Tribunal demande au moins ${needs}. npm n’a pas pu en apporter un\u00a0: installez un Node plus récent depuis https://nodejs.org et recommencez.`,
  },
  pt: {
    fetching: ({ has, needs }) =>
      `Este é o Node ${has}, e o Tribunal precisa do ${needs} ou mais novo: o npm traz um para ele (cerca de 40 MB, uma vez); o seu fica como está.`,
    none: ({ has, needs }) =>
      `Este é o Node ${has}, e o Tribunal precisa do ${needs} ou mais novo. O npm não conseguiu trazer um: instale um Node mais novo de https://nodejs.org e tente de novo.`,
  },
};
