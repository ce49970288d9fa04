import type { Catalogue } from "./catalogue.ts";

interface CliWords {
  program: string;
  usage: string;
  commands: string;
  optionsTitle: string;
  argumentsTitle: string;
  help: string;
  version: string;
  inspect: string;
  dealArgument: string;
  json: string;
  lang: string;
  failOnInspect: string;
  review: string;
  out: string;
  failOnReview: string;
  unknownOption: (option: string) => string;
  unknownCommand: (command: string) => string;
  missingArgument: (argument: string) => string;
  optionMissingArgument: (option: string) => string;
  invalidArgument: (option: string, given: string, choices: string) => string;
  excessArguments: string;
  didYouMean: (suggestion: string) => string;
  seeHelp: (command: string) => string;
  unexpected: (message: string) => string;
}

/** What the command line says about itself. */
export const CLI_WORDS: Catalogue<CliWords> = {
  en: {
    program: "Quality control for the answers of AI analysts.",
    usage: "Usage:",
    commands: "Commands:",
    optionsTitle: "Options:",
    argumentsTitle: "Arguments:",
    help: "show this help",
    version: "show the version",
    inspect: "what was read of a deal, and how well",
    dealArgument: "folder of the deal",
    json: "one JSON document on standard output and nothing else",
    lang: "language of the answer",
    failOnInspect: "end with code 2 if something at this level or above was found",
    review: "settle the contradictions of a deal by evidence",
    out: "write the report (Markdown and JSON) into this folder",
    failOnReview: "end with code 2 if something of this severity or above is still open",
    unknownOption: (option) => `There is no option ${option}.`,
    unknownCommand: (command) => `There is no command ${command}.`,
    missingArgument: (argument) => `Something is missing: <${argument}>.`,
    optionMissingArgument: (option) => `The option ${option} needs a value.`,
    invalidArgument: (option, given, choices) => `${option} cannot be "${given}". Possible: ${choices}.`,
    excessArguments: "There are more words than this command takes.",
    didYouMean: (suggestion) => `Did you mean ${suggestion}?`,
    seeHelp: (command) => `Help: ${command} --help`,
    unexpected: (message) => `This should not have happened, and it is our fault: ${message}`,
  },
  fr: {
    program: "Contrôle qualité des réponses d’analystes IA.",
    usage: "Utilisation :",
    commands: "Commandes :",
    optionsTitle: "Options :",
    argumentsTitle: "Arguments :",
    help: "afficher cette aide",
    version: "afficher la version",
    inspect: "ce qui a été lu d’un dossier, et avec quelle qualité",
    dealArgument: "dossier à examiner",
    json: "un seul document JSON sur la sortie standard, et rien d’autre",
    lang: "langue de la réponse",
    failOnInspect: "finir avec le code 2 si quelque chose de ce niveau ou plus a été trouvé",
    review: "tranche les contradictions d’un dossier par les preuves",
    out: "écrire le rapport (Markdown et JSON) dans ce dossier",
    failOnReview: "finir avec le code 2 si un point de cette gravité ou plus reste ouvert",
    unknownOption: (option) => `L’option ${option} n’existe pas.`,
    unknownCommand: (command) => `La commande ${command} n’existe pas.`,
    missingArgument: (argument) => `Il manque quelque chose : <${argument}>.`,
    optionMissingArgument: (option) => `L’option ${option} demande une valeur.`,
    invalidArgument: (option, given, choices) => `${option} ne peut pas être « ${given} ». Possibles : ${choices}.`,
    excessArguments: "Il y a plus de mots que cette commande n’en attend.",
    didYouMean: (suggestion) => `Vouliez-vous dire ${suggestion} ?`,
    seeHelp: (command) => `Aide : ${command} --help`,
    unexpected: (message) => `Cela n’aurait pas dû arriver, et c’est notre faute : ${message}`,
  },
  pt: {
    program: "Controlo de qualidade das respostas de analistas de IA.",
    usage: "Utilização:",
    commands: "Comandos:",
    optionsTitle: "Opções:",
    argumentsTitle: "Argumentos:",
    help: "mostrar esta ajuda",
    version: "mostrar a versão",
    inspect: "o que foi lido de um dossiê, e com que qualidade",
    dealArgument: "pasta do dossiê",
    json: "um único documento JSON na saída padrão, e mais nada",
    lang: "língua da resposta",
    failOnInspect: "terminar com o código 2 se foi encontrado algo deste nível ou acima",
    review: "decide as contradições de um dossiê pelas provas",
    out: "gravar o relatório (Markdown e JSON) nesta pasta",
    failOnReview: "terminar com o código 2 se restar aberto algo desta gravidade ou maior",
    unknownOption: (option) => `A opção ${option} não existe.`,
    unknownCommand: (command) => `O comando ${command} não existe.`,
    missingArgument: (argument) => `Falta algo: <${argument}>.`,
    optionMissingArgument: (option) => `A opção ${option} precisa de um valor.`,
    invalidArgument: (option, given, choices) => `${option} não pode ser «${given}». Possíveis: ${choices}.`,
    excessArguments: "Há mais palavras do que este comando aceita.",
    didYouMean: (suggestion) => `Queria dizer ${suggestion}?`,
    seeHelp: (command) => `Ajuda: ${command} --help`,
    unexpected: (message) => `Isto não devia ter acontecido, e a culpa é nossa: ${message}`,
  },
};
