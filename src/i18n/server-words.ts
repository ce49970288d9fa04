import type { Catalogue } from "./catalogue.ts";

const en = {
  alreadyEnded: "This review has already ended.",
  notResumable: "Only a failed, cancelled or interrupted review can be resumed.",
  nothing_stale: "No document has changed since this review.",
  not_latest: "Only the latest finished review of a deal can be re-checked.",
  decision: {
    reason_required: "A decision needs a reason.",
    name_required: "A decision needs a name.",
    review_not_found: "This review is not finished: there is nothing to decide on yet.",
    subject_not_found: "This review has no such contradiction or correction.",
    position_required: "Say which agent is right: it must hold a position in this contradiction.",
    value_required: "Say which value is true.",
    wrong_kind: "This kind of decision does not fit: corrections are accepted or rejected, contradictions are not.",
  },
  /** Whoever opens a link that was given out, and can no more. */
  linkEnded:
    "This link shows nothing any more: it has ended, was revoked, or is not whole. Ask whoever sent it for a new one.",
  noDesk: "The desk is not built here. The API works all the same: see /api/openapi.json.",
  /** The command line. */
  serve: "the desk and the API, on this machine",
  port: "port to listen on; 0 takes any that is free",
  host: "address to listen on; another than this machine’s own needs --allow-remote",
  allowRemote: "allow other machines to reach the server",
  allowHost: "a further name under which the server may be called; may be repeated",
  trustedProxy:
    "Address of a proxy in front of the server: limits then count the client it names. May be given several times",
  publicUrl: "the address others see, behind a proxy; with https cookies are sent over https only",
  open: "open the browser",
  noOpen: "do not open the browser",
  newToken: "make a further access token and print it",
  model:
    "model for reviews that name none, as provider:model, or one for a role: arbitrator=provider:model (repeatable; default: TRIBUNAL_MODEL; none: evidence alone)",
  unknownPrice: (model: string) =>
    `The price of ${model} is not known, so a budget in dollars would stop every call. Give the budget in tokens.`,
  concurrency: "reviews at the same time; 0: workers run them all",
  example: "sign in at once and, where there is no deal yet, review an example",
  desk: "folder of the built desk",
  listening: (url: string) => `Tribunal is ready: ${url}`,
  storeAt: (location: string) => `Reviews are kept in ${location}`,
  firstToken: (token: string) => `Access token: ${token}`,
  tokenOnce: "It is shown this once. Keep it: only its fingerprint is stored.",
  signInAt: (url: string) => `Signed-in page, good once and for ten minutes: ${url}`,
  stopHint: "Ctrl-C stops the server; running reviews go on at the next start.",
  stopping: "Stopping …",
  stopped: (waiting: number) =>
    waiting === 0
      ? "Stopped."
      : `Stopped. ${waiting === 1 ? "1 review goes" : `${waiting} reviews go`} on at the next start.`,
  needsAllowRemote: (host: string) =>
    `Listening on ${host} lets other machines in. If you want that, add --allow-remote (and --allow-host with the name they use).`,
  remoteWarning: "Other machines can reach this server without encryption. Put a proxy with https before it.",
  badNumber: (given: string, least: number, most: number) =>
    `"${given}" cannot be used. Expected a number from ${least} to ${most}.`,
  log: "one line of JSON per request on standard error",
  badUrl: (given: string) => `"${given}" is no address. Expected something like https://tribunal.example.org.`,
  portTaken: (port: number) =>
    `Port ${port} is taken. Another Tribunal may be running; otherwise choose one with --port.`,
  cannotListen: (host: string, reason: string) => `The server cannot listen on ${host}: ${reason}`,
};

/** What the server and its command say besides refusals. */
export const SERVER_WORDS: Catalogue<typeof en> = {
  en,
  fr: {
    alreadyEnded: "Cette revue est déjà terminée.",
    notResumable: "Seule une revue échouée, annulée ou interrompue peut être reprise.",
    nothing_stale: "Aucun document n’a changé depuis cette revue.",
    not_latest: "Seule la dernière revue terminée d’un dossier peut être revérifiée.",
    decision: {
      reason_required: "Une décision demande un motif.",
      name_required: "Une décision demande un nom.",
      review_not_found: "Cette revue n’est pas terminée : il n’y a encore rien à décider.",
      subject_not_found: "Cette revue ne contient pas cette contradiction ou cette correction.",
      position_required: "Indiquez quel agent a raison : il doit défendre une position dans cette contradiction.",
      value_required: "Indiquez quelle valeur est la bonne.",
      wrong_kind: "Ce type de décision ne convient pas : on accepte ou rejette une correction, pas une contradiction.",
    },
    linkEnded:
      "Ce lien ne montre plus rien : il a pris fin, a été révoqué, ou n’est pas entier. Demandez-en un autre à qui vous l’a envoyé.",
    noDesk: "Le bureau n’est pas construit ici. L’API fonctionne quand même : voir /api/openapi.json.",
    serve: "le bureau et l’API, sur cette machine",
    port: "port d’écoute ; 0 prend n’importe quel port libre",
    host: "adresse d’écoute ; une autre que celle de la machine elle-même exige --allow-remote",
    allowRemote: "permettre à d’autres machines d’atteindre le serveur",
    allowHost: "un autre nom sous lequel le serveur peut être appelé ; peut être répété",
    trustedProxy:
      "Adresse d’un proxy placé devant le serveur : les limites comptent alors le client qu’il désigne. Peut être répété",
    publicUrl: "l’adresse visible de l’extérieur, derrière un proxy ; en https, les cookies ne passent qu’en https",
    open: "ouvrir le navigateur",
    noOpen: "ne pas ouvrir le navigateur",
    newToken: "créer un nouveau jeton d’accès et l’afficher",
    model:
      "modèle des revues qui n’en nomment aucun, sous la forme fournisseur:modèle, ou un par rôle : arbitrator=fournisseur:modèle (répétable ; par défaut TRIBUNAL_MODEL ; none : les preuves seules)",
    unknownPrice: (model) =>
      `Le prix de ${model} est inconnu : un budget en dollars bloquerait donc chaque appel. Donnez le budget en jetons.`,
    concurrency: "nombre de revues en même temps ; 0 : les exécutants les font toutes",
    example: "ouvrir une session tout de suite et, s’il n’y a encore aucun dossier, examiner un exemple",
    desk: "dossier du bureau construit",
    listening: (url) => `Tribunal est prêt : ${url}`,
    storeAt: (location) => `Les revues sont conservées dans ${location}`,
    firstToken: (token) => `Jeton d’accès : ${token}`,
    tokenOnce: "Il n’est affiché que cette fois. Gardez-le : seule son empreinte est enregistrée.",
    signInAt: (url) => `Page déjà connectée, valable une fois et dix minutes : ${url}`,
    stopHint: "Ctrl-C arrête le serveur ; les revues en cours reprendront au prochain démarrage.",
    stopping: "Arrêt en cours…",
    stopped: (waiting) =>
      waiting === 0
        ? "Arrêté."
        : `Arrêté. ${waiting === 1 ? "1 revue reprendra" : `${waiting} revues reprendront`} au prochain démarrage.`,
    needsAllowRemote: (host) =>
      `Écouter sur ${host} laisse entrer d’autres machines. Si c’est voulu, ajoutez --allow-remote (et --allow-host avec le nom qu’elles emploient).`,
    remoteWarning: "D’autres machines peuvent atteindre ce serveur sans chiffrement. Placez un proxy https devant lui.",
    badNumber: (given, least, most) => `« ${given} » est inutilisable. Il faut un nombre de ${least} à ${most}.`,
    log: "une ligne JSON par requête sur la sortie d’erreur",
    badUrl: (given) => `« ${given} » n’est pas une adresse. Exemple attendu : https://tribunal.example.org.`,
    portTaken: (port) =>
      `Le port ${port} est occupé. Un autre Tribunal tourne peut-être ; sinon, choisissez-en un avec --port.`,
    cannotListen: (host, reason) => `Le serveur ne peut pas écouter sur ${host} : ${reason}`,
  },
  pt: {
    alreadyEnded: "Esta revisão já terminou.",
    notResumable: "Só uma revisão falhada, cancelada ou interrompida pode ser retomada.",
    nothing_stale: "Nenhum documento mudou desde esta revisão.",
    not_latest: "Só a última revisão terminada de um dossiê pode ser reverificada.",
    decision: {
      reason_required: "Uma decisão precisa de um motivo.",
      name_required: "Uma decisão precisa de um nome.",
      review_not_found: "Esta revisão não terminou: ainda não há nada a decidir.",
      subject_not_found: "Esta revisão não tem essa contradição ou correção.",
      position_required: "Diga qual agente tem razão: tem de defender uma posição nesta contradição.",
      value_required: "Diga qual é o valor verdadeiro.",
      wrong_kind: "Este tipo de decisão não se aplica: aceitam-se ou rejeitam-se correções, não contradições.",
    },
    linkEnded: "Este link já não mostra nada: terminou, foi revogado ou não está inteiro. Peça outro a quem o enviou.",
    noDesk: "A secretária não está construída aqui. A API funciona na mesma: veja /api/openapi.json.",
    serve: "a secretária e a API, nesta máquina",
    port: "porta de escuta; 0 usa qualquer uma livre",
    host: "endereço de escuta; outro que não o da própria máquina exige --allow-remote",
    allowRemote: "permitir que outras máquinas cheguem ao servidor",
    allowHost: "outro nome pelo qual o servidor pode ser chamado; pode repetir-se",
    trustedProxy:
      "Endereço de um proxy à frente do servidor: os limites contam então o cliente que ele indica. Pode repetir-se",
    publicUrl: "o endereço visto de fora, atrás de um proxy; com https, os cookies só passam por https",
    open: "abrir o navegador",
    noOpen: "não abrir o navegador",
    newToken: "criar mais um token de acesso e mostrá-lo",
    model:
      "modelo das revisões que não indicam nenhum, como fornecedor:modelo, ou um por função: arbitrator=fornecedor:modelo (repetível; por omissão TRIBUNAL_MODEL; none: só as provas)",
    unknownPrice: (model) =>
      `O preço de ${model} é desconhecido: um orçamento em dólares bloquearia cada chamada. Indique o orçamento em tokens.`,
    concurrency: "revisões ao mesmo tempo; 0: os executores fazem-nas todas",
    example: "iniciar logo a sessão e, se ainda não houver dossiês, rever um exemplo",
    desk: "pasta da secretária construída",
    listening: (url) => `O Tribunal está pronto: ${url}`,
    storeAt: (location) => `As revisões ficam guardadas em ${location}`,
    firstToken: (token) => `Token de acesso: ${token}`,
    tokenOnce: "Só é mostrado desta vez. Guarde-o: apenas a sua impressão digital fica gravada.",
    signInAt: (url) => `Página com sessão iniciada, válida uma vez e por dez minutos: ${url}`,
    stopHint: "Ctrl-C para o servidor; as revisões em curso continuam no próximo arranque.",
    stopping: "A parar…",
    stopped: (waiting) =>
      waiting === 0
        ? "Parado."
        : `Parado. ${waiting === 1 ? "1 revisão continua" : `${waiting} revisões continuam`} no próximo arranque.`,
    needsAllowRemote: (host) =>
      `Escutar em ${host} deixa entrar outras máquinas. Se é isso que quer, junte --allow-remote (e --allow-host com o nome que elas usam).`,
    remoteWarning: "Outras máquinas chegam a este servidor sem cifra. Ponha um proxy com https à frente dele.",
    badNumber: (given, least, most) => `“${given}” não pode ser usado. Espera-se um número de ${least} a ${most}.`,
    log: "uma linha JSON por pedido na saída de erros",
    badUrl: (given) => `“${given}” não é um endereço. Espera-se algo como https://tribunal.example.org.`,
    portTaken: (port) =>
      `A porta ${port} está ocupada. Talvez outro Tribunal esteja a correr; senão, escolha uma com --port.`,
    cannotListen: (host, reason) => `O servidor não consegue escutar em ${host}: ${reason}`,
  },
};
