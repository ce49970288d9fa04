import type { Catalogue } from "./catalogue.ts";

const en = {
  description: "serve the checks to other agents over the Model Context Protocol (standard input and output)",
  root: "folder whose deals the agents may name (default: the current one)",
  notAFolder: (path: string) => `${path} is not a folder. Name the folder that holds the deals.`,
};

/** What the command says about itself. */
export const MCP_WORDS: Catalogue<typeof en> = {
  en,
  fr: {
    description: "offrir les vérifications à d’autres agents par le Model Context Protocol (entrée et sortie standard)",
    root: "dossier dont les agents peuvent nommer les deals (par défaut : le dossier courant)",
    notAFolder: (path) => `${path} n’est pas un dossier. Indiquez le dossier qui contient les deals.`,
  },
  pt: {
    description: "oferecer as verificações a outros agentes pelo Model Context Protocol (entrada e saída padrão)",
    root: "pasta cujos deals os agentes podem nomear (por omissão: a pasta atual)",
    notAFolder: (path) => `${path} não é uma pasta. Indique a pasta que contém os deals.`,
  },
};
