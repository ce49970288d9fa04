import type { TribunalErrorCode } from "../domain/errors.ts";
import type { Locale } from "../domain/locale.ts";
import type { Catalogue } from "./catalogue.ts";
import { formatName } from "./formats.ts";
import { formatBytes, formatCount, formatSeconds } from "./measures.ts";

/** What an error carries, ready to be put into a sentence. */
interface Facts {
  /** The file between quotes, or a neutral noun where there is no name. */
  file: string;
  /** " (limit …, found …)" with the figures that are known, or nothing. */
  bytes: string;
  count: string;
  time: string;
  expected: string;
  /** The word that was given. */
  given: string;
  /** What it turned out to be; empty where nobody can tell. */
  found: string;
  /** The exact words of the part that failed, between brackets, or nothing. */
  why: string;
}

type ErrorSentences = Record<TribunalErrorCode, (facts: Facts) => string>;

const SENTENCES: Catalogue<ErrorSentences> = {
  en: {
    file_not_found: (f) => `${f.file} was not found. Check the path.`,
    file_empty: (f) => `${f.file} is empty (zero bytes). Export or download it again.`,
    file_too_large: (f) => `${f.file} is too large${f.bytes}. Split it, or raise the limit maxFileBytes.`,
    text_too_long: (f) => `${f.file} has too many characters to be checked at once${f.count}. Check it in parts.`,
    file_encrypted: (f) => `${f.file} is protected by a password. Save a copy without one.`,
    file_damaged: (f) => `${f.file} is damaged or incomplete${f.why}. Ask for a fresh copy.`,
    wrong_format: (f) =>
      `${f.file} is ${f.found === "" ? "not what its name says" : `${f.found}, not ${f.expected}`}. Rename it, or put the right file in its place.`,
    unsupported_format: (f) =>
      `${f.file} ${f.found === "" ? "has a format that" : `is ${f.found}, which`} cannot be read. Save it as PDF, PPTX, XLSX or DOCX.`,
    too_many_pages: (f) => `${f.file} has too many pages${f.count}. Keep the pages that matter, or raise maxPages.`,
    too_many_cells: (f) => `${f.file} has too many cells${f.count}. Keep the sheets that matter, or raise maxCells.`,
    too_many_parts: (f) =>
      `${f.file} is an archive of more parts than any document has${f.count}. Such files are often attacks; save it again from its program.`,
    archive_too_large: (f) =>
      `${f.file} would unpack to more than is allowed${f.bytes}. Such files are often attacks; if you trust it, raise maxInflatedBytes.`,
    parse_timeout: (f) => `Reading ${f.file} took too long and was stopped${f.time}. Simplify it, or raise timeoutMs.`,
    parse_memory: (f) =>
      `Reading ${f.file} took too much memory and was stopped${f.bytes}. Simplify it, or raise memoryBytes.`,
    parser_crashed: (f) => `Reading ${f.file} failed unexpectedly${f.why}. Save it again from its program and retry.`,
    work_timeout: (f) =>
      `The work on this deal took more processor time than allowed and was stopped${f.time}. Leave out the largest document or agent's answer, or raise the limit.`,
    work_memory: (f) =>
      `The work on this deal took more memory than allowed and was stopped${f.bytes}. Leave out the largest document or agent's answer, or raise the limit.`,
    work_crashed: (f) => `The process that worked on this deal ended unexpectedly${f.why}. Try again.`,
    path_outside_deal: (f) => `${f.file} points outside the deal folder. Put a copy of the file inside the folder.`,
    bad_json: (f) => `${f.file} is not valid JSON${f.why}.`,
    bad_input: (f) => `${f.file} cannot be used${f.why}.`,
    model_failed: (f) => `The model gave no usable answer${f.why}.`,
    script_failed: (f) => `The script of the test and what was asked differ${f.why}.`,
    unknown_option: (f) => `There is no option “${f.given}”. Look at its spelling.`,
    internal: (f) =>
      `Something in Tribunal itself went wrong${f.why}. The fault is not yours: please report it, with what shows it.`,
    empty_deal: (f) =>
      `${f.file} holds nothing to check. Expected at least one of: deck.pdf or deck.pptx, model.xlsx, context.json, funding-db.json, agents/*.json, or files under documents/.`,
  },
  fr: {
    file_not_found: (f) => `${f.file} est introuvable. Vérifiez le chemin.`,
    file_empty: (f) => `${f.file} est vide (zéro octet). Exportez-le ou téléchargez-le de nouveau.`,
    file_too_large: (f) => `${f.file} est trop volumineux${f.bytes}. Divisez-le, ou relevez la limite maxFileBytes.`,
    text_too_long: (f) =>
      `${f.file} compte trop de caractères pour être contrôlé d’un coup${f.count}. Contrôlez-le par parties.`,
    file_encrypted: (f) => `${f.file} est protégé par un mot de passe. Enregistrez-en une copie sans mot de passe.`,
    file_damaged: (f) => `${f.file} est endommagé ou incomplet${f.why}. Demandez-en une nouvelle copie.`,
    wrong_format: (f) =>
      `${f.file} ${f.found === "" ? "n’est pas ce que dit son nom" : `est ${f.found}, et non ${f.expected}`}. Renommez-le, ou mettez le bon fichier à sa place.`,
    unsupported_format: (f) =>
      `${f.file} ${f.found === "" ? "a" : `est ${f.found},`} un format qui ne se lit pas ici. Enregistrez-le en PDF, PPTX, XLSX ou DOCX.`,
    too_many_pages: (f) => `${f.file} a trop de pages${f.count}. Gardez les pages utiles, ou relevez maxPages.`,
    too_many_cells: (f) => `${f.file} a trop de cellules${f.count}. Gardez les onglets utiles, ou relevez maxCells.`,
    too_many_parts: (f) =>
      `${f.file} est une archive de plus de parties qu’aucun document n’en a${f.count}. C’est souvent une attaque ; enregistrez-le de nouveau depuis son logiciel.`,
    archive_too_large: (f) =>
      `${f.file} dépasserait la taille permise une fois décompressé${f.bytes}. C’est souvent une attaque ; si vous avez confiance, relevez maxInflatedBytes.`,
    parse_timeout: (f) =>
      `La lecture de ${f.file} a pris trop de temps et a été arrêtée${f.time}. Simplifiez le fichier, ou relevez timeoutMs.`,
    parse_memory: (f) =>
      `La lecture de ${f.file} a pris trop de mémoire et a été arrêtée${f.bytes}. Simplifiez le fichier, ou relevez memoryBytes.`,
    parser_crashed: (f) =>
      `La lecture de ${f.file} a échoué de façon inattendue${f.why}. Enregistrez-le à nouveau depuis son logiciel et réessayez.`,
    work_timeout: (f) =>
      `Le travail sur ce dossier a pris plus de temps de calcul que permis et a été arrêté${f.time}. Retirez le plus gros document ou la plus longue réponse d’agent, ou relevez la limite.`,
    work_memory: (f) =>
      `Le travail sur ce dossier a pris plus de mémoire que permis et a été arrêté${f.bytes}. Retirez le plus gros document ou la plus longue réponse d’agent, ou relevez la limite.`,
    work_crashed: (f) =>
      `Le processus qui travaillait sur ce dossier s’est arrêté de façon inattendue${f.why}. Réessayez.`,
    path_outside_deal: (f) =>
      `${f.file} désigne un endroit hors du dossier. Placez une copie du fichier dans le dossier.`,
    bad_json: (f) => `${f.file} n’est pas du JSON valide${f.why}.`,
    bad_input: (f) => `${f.file} est inutilisable${f.why}.`,
    model_failed: (f) => `Le modèle n’a pas donné de réponse utilisable${f.why}.`,
    script_failed: (f) => `Le script du test et ce qui a été demandé diffèrent${f.why}.`,
    unknown_option: (f) => `L'option « ${f.given} » n'existe pas. Vérifiez son orthographe.`,
    internal: (f) =>
      `Une erreur s’est produite dans Tribunal lui-même${f.why}. La faute n’est pas la vôtre : merci de la signaler, avec ce qui la montre.`,
    empty_deal: (f) =>
      `${f.file} ne contient rien à vérifier. Il faut au moins un de ces éléments : deck.pdf ou deck.pptx, model.xlsx, context.json, funding-db.json, agents/*.json, ou des fichiers sous documents/.`,
  },
  pt: {
    file_not_found: (f) => `${f.file} não foi encontrado. Verifique o caminho.`,
    file_empty: (f) => `${f.file} está vazio (zero bytes). Exporte-o ou descarregue-o novamente.`,
    file_too_large: (f) => `${f.file} é grande demais${f.bytes}. Divida-o, ou aumente o limite maxFileBytes.`,
    text_too_long: (f) =>
      `${f.file} tem caracteres demais para ser verificado de uma vez${f.count}. Verifique-o por partes.`,
    file_encrypted: (f) => `${f.file} está protegido por senha. Guarde uma cópia sem senha.`,
    file_damaged: (f) => `${f.file} está danificado ou incompleto${f.why}. Peça uma nova cópia.`,
    wrong_format: (f) =>
      `${f.file} ${f.found === "" ? "não é o que o seu nome diz" : `é ${f.found}, e não ${f.expected}`}. Mude-lhe o nome, ou coloque o arquivo certo no seu lugar.`,
    unsupported_format: (f) =>
      `${f.file} ${f.found === "" ? "tem" : `é ${f.found},`} um formato que aqui não se lê. Guarde-o em PDF, PPTX, XLSX ou DOCX.`,
    too_many_pages: (f) => `${f.file} tem páginas a mais${f.count}. Guarde só as páginas úteis, ou aumente maxPages.`,
    too_many_cells: (f) => `${f.file} tem células a mais${f.count}. Guarde só as folhas úteis, ou aumente maxCells.`,
    too_many_parts: (f) =>
      `${f.file} é um arquivo compactado com mais partes do que qualquer documento tem${f.count}. É muitas vezes um ataque; salve-o de novo no seu programa.`,
    archive_too_large: (f) =>
      `${f.file} ultrapassaria o tamanho permitido depois de descomprimido${f.bytes}. É muitas vezes um ataque; se confia nele, aumente maxInflatedBytes.`,
    parse_timeout: (f) =>
      `A leitura de ${f.file} demorou demasiado e foi interrompida${f.time}. Simplifique o arquivo, ou aumente timeoutMs.`,
    parse_memory: (f) =>
      `A leitura de ${f.file} ocupou demasiada memória e foi interrompida${f.bytes}. Simplifique o arquivo, ou aumente memoryBytes.`,
    parser_crashed: (f) =>
      `A leitura de ${f.file} falhou de forma inesperada${f.why}. Guarde-o de novo a partir do seu programa e tente outra vez.`,
    work_timeout: (f) =>
      `O trabalho sobre esta pasta ocupou mais tempo de cálculo do que o permitido e foi interrompido${f.time}. Retire o maior documento ou a resposta de agente mais longa, ou aumente o limite.`,
    work_memory: (f) =>
      `O trabalho sobre esta pasta ocupou mais memória do que o permitido e foi interrompido${f.bytes}. Retire o maior documento ou a resposta de agente mais longa, ou aumente o limite.`,
    work_crashed: (f) =>
      `O processo que trabalhava sobre esta pasta terminou de forma inesperada${f.why}. Tente outra vez.`,
    path_outside_deal: (f) => `${f.file} aponta para fora da pasta. Coloque uma cópia do arquivo dentro da pasta.`,
    bad_json: (f) => `${f.file} não é JSON válido${f.why}.`,
    bad_input: (f) => `${f.file} não pode ser usado${f.why}.`,
    model_failed: (f) => `O modelo não deu uma resposta utilizável${f.why}.`,
    script_failed: (f) => `O guião do teste e o que foi pedido diferem${f.why}.`,
    unknown_option: (f) => `A opção “${f.given}” não existe. Verifique a grafia.`,
    internal: (f) =>
      `Algo deu errado no próprio Tribunal${f.why}. A falha não é sua: por favor, informe-a, com o que a mostra.`,
    empty_deal: (f) =>
      `${f.file} não contém nada para verificar. É preciso pelo menos um destes: deck.pdf ou deck.pptx, model.xlsx, context.json, funding-db.json, agents/*.json, ou arquivos em documents/.`,
  },
};

const en = {
  document: "the document",
  limit: (limit: string) => ` (limit: ${limit})`,
  limitAndMeasured: (limit: string, measured: string) => ` (limit: ${limit}, measured: ${measured})`,
  /** Reasons that have a name; others are a program's own words and stay as they are. */
  reasons: {
    not_a_folder: "a deal is a folder or its documents, and this is neither",
    folder_among_files: "give one folder, or documents only",
    no_such_document: "there is no such document in the dossier",
    no_such_page: "there is no such page in it",
    file_changed: "it was changed after it was read",
    repeated_key: "a key stands twice in one object, so that it says two things",
  },
};

type Words = typeof en;

const WORDS: Catalogue<Words> = {
  en,
  fr: {
    document: "le document",
    limit: (limit) => ` (limite : ${limit})`,
    limitAndMeasured: (limit, measured) => ` (limite : ${limit}, mesuré : ${measured})`,
    reasons: {
      not_a_folder: "il faut un dossier ou des documents, et ce n’est ni l’un ni l’autre",
      folder_among_files: "donnez un seul dossier, ou seulement des documents",
      no_such_document: "il n’y a pas de tel document",
      no_such_page: "il n’y a pas de telle page",
      file_changed: "il a été modifié après sa lecture",
      repeated_key: "une clé y figure deux fois dans un même objet, et dit donc deux choses",
    },
  },
  pt: {
    document: "o documento",
    limit: (limit) => ` (limite: ${limit})`,
    limitAndMeasured: (limit, measured) => ` (limite: ${limit}, medido: ${measured})`,
    reasons: {
      not_a_folder: "é preciso uma pasta ou documentos, e isto não é nem uma coisa nem outra",
      folder_among_files: "indique uma só pasta, ou só documentos",
      no_such_document: "não há tal documento",
      no_such_page: "não há tal página",
      file_changed: "foi alterado depois de lido",
      repeated_key: "uma chave aparece duas vezes no mesmo objeto, e diz portanto duas coisas",
    },
  },
};

/** What is wrong with something a user handed over, as a person should read it: which file, which figures, what to do. */
export function explainInputError(
  error: { code: TribunalErrorCode; detail?: Record<string, string | number> },
  locale: Locale,
): string {
  const detail = error.detail ?? {};
  // What a program handed over is told in the error's own words: there is no file to name.
  if (error instanceof Error && error.code === "bad_input" && detail.file === undefined && detail.reason === undefined)
    return error.message;
  const words = WORDS[locale];
  const figures = (format: (value: number, locale: Locale) => string): string => {
    const { limit } = detail;
    const measured = detail.measured ?? detail.pages ?? detail.cells ?? detail.size;
    if (typeof limit !== "number") return "";
    if (typeof measured !== "number") return words.limit(format(limit, locale));
    return words.limitAndMeasured(format(limit, locale), format(measured, locale));
  };
  const sentence = SENTENCES[locale][error.code]({
    file: detail.file === undefined ? words.document : QUOTES[locale](String(detail.file)),
    bytes: figures(formatBytes),
    count: figures(formatCount),
    time: figures(formatSeconds),
    given: String(detail.given ?? ""),
    expected: formatName(detail.expected, locale),
    found: formatName(detail.found, locale),
    why: typeof detail.reason === "string" && detail.reason !== "" ? ` (${reasonIn(words, detail.reason)})` : "",
  });
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}

const QUOTES: Catalogue<(name: string) => string> = {
  en: (name) => `"${name}"`,
  fr: (name) => `« ${name} »`,
  pt: (name) => `“${name}”`,
};

function reasonIn({ reasons }: Words, reason: string): string {
  const named: Record<string, string> = reasons;
  return Object.hasOwn(named, reason) ? (named[reason] ?? reason) : reason;
}
