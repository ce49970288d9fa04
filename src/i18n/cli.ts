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
  noOcr: string;
  failOnInspect: string;
  review: string;
  out: string;
  failOnReview: string;
  exitCodes: string;
  unknownOption: (option: string) => string;
  unknownCommand: (command: string) => string;
  missingArgument: (argument: string) => string;
  optionMissingArgument: (option: string) => string;
  missingOption: (option: string) => string;
  conflictingOptions: (option: string, other: string) => string;
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
    noOcr: "do not read pictures (OCR)",
    failOnInspect: "end with code 2 if something at this level or above was found",
    review: "settle the contradictions of a deal by evidence",
    out: "write the report into this folder (html, md, json, pdf and xlsx)",
    failOnReview: "end with code 2 if something of this severity or above is still open, or could not be examined",
    exitCodes: [
      "Exit codes:",
      "  0    done",
      "  1    bad input or usage, or the work failed",
      "  2    done, and something asked for with --fail-on remains (or a replay differs, or the audit trail is not whole)",
      "  130  stopped with Ctrl-C",
    ].join("\n"),
    unknownOption: (option) => `There is no option ${option}.`,
    unknownCommand: (command) => `There is no command ${command}.`,
    missingArgument: (argument) => `Something is missing: <${argument}>.`,
    optionMissingArgument: (option) => `The option ${option} needs a value.`,
    missingOption: (option) => `The option ${option} is missing.`,
    conflictingOptions: (option, other) => `${option} and ${other} exclude each other.`,
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
    noOcr: "ne pas lire les images (OCR)",
    failOnInspect: "finir avec le code 2 si quelque chose de ce niveau ou plus a été trouvé",
    review: "tranche les contradictions d’un dossier par les preuves",
    out: "écrire le rapport dans ce dossier (html, md, json, pdf et xlsx)",
    failOnReview: "finir avec le code 2 si un point de cette gravité ou plus reste ouvert ou n’a pas pu être examiné",
    exitCodes: [
      "Codes de sortie :",
      "  0    terminé",
      "  1    entrée ou commande incorrecte, ou travail qui a échoué",
      "  2    terminé, mais il reste ce que --fail-on surveille (ou une relecture diffère, ou le journal d’audit n’est pas intact)",
      "  130  arrêté par Ctrl-C",
    ].join("\n"),
    unknownOption: (option) => `L’option ${option} n’existe pas.`,
    unknownCommand: (command) => `La commande ${command} n’existe pas.`,
    missingArgument: (argument) => `Il manque quelque chose : <${argument}>.`,
    optionMissingArgument: (option) => `L’option ${option} demande une valeur.`,
    missingOption: (option) => `Il manque l’option ${option}.`,
    conflictingOptions: (option, other) => `${option} et ${other} s’excluent.`,
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
    noOcr: "não ler as imagens (OCR)",
    failOnInspect: "terminar com o código 2 se foi encontrado algo deste nível ou acima",
    review: "decide as contradições de um dossiê pelas provas",
    out: "gravar o relatório nesta pasta (html, md, json, pdf e xlsx)",
    failOnReview: "terminar com o código 2 se algo desta gravidade ou maior continuar aberto ou não pôde ser examinado",
    exitCodes: [
      "Códigos de saída:",
      "  0    concluído",
      "  1    entrada ou comando incorreto, ou trabalho que falhou",
      "  2    concluído, mas resta algo pedido com --fail-on (ou a repetição difere, ou o registo de auditoria não está íntegro)",
      "  130  parado com Ctrl-C",
    ].join("\n"),
    unknownOption: (option) => `A opção ${option} não existe.`,
    unknownCommand: (command) => `O comando ${command} não existe.`,
    missingArgument: (argument) => `Falta algo: <${argument}>.`,
    optionMissingArgument: (option) => `A opção ${option} precisa de um valor.`,
    missingOption: (option) => `Falta a opção ${option}.`,
    conflictingOptions: (option, other) => `${option} e ${other} excluem-se.`,
    invalidArgument: (option, given, choices) => `${option} não pode ser «${given}». Possíveis: ${choices}.`,
    excessArguments: "Há mais palavras do que este comando aceita.",
    didYouMean: (suggestion) => `Queria dizer ${suggestion}?`,
    seeHelp: (command) => `Ajuda: ${command} --help`,
    unexpected: (message) => `Isto não devia ter acontecido, e a culpa é nossa: ${message}`,
  },
};
