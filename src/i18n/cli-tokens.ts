import type { Catalogue } from "./catalogue.ts";

interface TokenWords {
  token: string;
  create: string;
  list: string;
  revoke: string;
  tenant: string;
  label: string;
  tokenArgument: string;
  created: (p: { id: string; tenant: string; label: string }) => string;
  secret: (secret: string) => string;
  once: string;
  none: string;
  noSuchToken: (given: string) => string;
  revoked: (id: string, label: string) => string;
  badTenant: (given: string) => string;
  columns: { id: string; tenant: string; label: string; created: string; used: string; state: string };
  good: string;
  void: string;
}

/** What `tribunal token` says. */
export const TOKEN_WORDS: Catalogue<TokenWords> = {
  en: {
    token: "access tokens of the server: who may use the API and the desk",
    create: "make a token; its secret is shown once",
    list: "the tokens there are, and when they were last used",
    revoke: "make a token void, with every session opened with it",
    tenant: 'whose deals it opens: letters, digits, "-" and "_" (the command line\'s own are "local")',
    label: "who or what uses it; stands in the audit trail",
    tokenArgument: "id of the token, as `tribunal token list` shows it",
    created: (p) => `Token ${p.id} ("${p.label}") opens the deals of "${p.tenant}".`,
    secret: (secret) => `Secret: ${secret}`,
    once: "Keep it now: it is not stored, and will not be shown again.",
    none: "There is no token yet. `tribunal token create` makes one.",
    noSuchToken: (given) => `There is no good token "${given}". To see them: tribunal token list`,
    revoked: (id, label) => `Token ${id} ("${label}") is void from now on.`,
    badTenant: (given) => `"${given}" is no name for a tenant: use 1 to 60 letters, digits, "-" and "_".`,
    columns: {
      id: "Token",
      tenant: "Tenant",
      label: "Label",
      created: "Made (UTC)",
      used: "Last used",
      state: "State",
    },
    good: "good",
    void: "void",
  },
  fr: {
    token: "jetons d’accès du serveur : qui peut utiliser l’API et le bureau",
    create: "créer un jeton ; son secret n’est affiché qu’une fois",
    list: "les jetons existants, et leur dernière utilisation",
    revoke: "révoquer un jeton, avec toutes les sessions ouvertes par lui",
    tenant:
      "à qui sont les dossiers qu’il ouvre : lettres, chiffres, « - » et « _ » (ceux de la ligne de commande sont à « local »)",
    label: "qui ou quoi s’en sert ; figure dans le journal d’audit",
    tokenArgument: "identifiant du jeton, tel que `tribunal token list` l’affiche",
    created: (p) => `Le jeton ${p.id} (« ${p.label} ») ouvre les dossiers de « ${p.tenant} ».`,
    secret: (secret) => `Secret : ${secret}`,
    once: "Gardez-le maintenant : il n’est pas enregistré et ne sera plus affiché.",
    none: "Il n’y a pas encore de jeton. `tribunal token create` en crée un.",
    noSuchToken: (given) => `Il n’y a pas de jeton valide « ${given} ». Pour les voir : tribunal token list`,
    revoked: (id, label) => `Le jeton ${id} (« ${label} ») n’est plus valable.`,
    badTenant: (given) => `« ${given} » ne convient pas : il faut 1 à 60 lettres, chiffres, « - » et « _ ».`,
    columns: {
      id: "Jeton",
      tenant: "À qui",
      label: "Nom",
      created: "Créé (UTC)",
      used: "Dernier usage",
      state: "État",
    },
    good: "valide",
    void: "révoqué",
  },
  pt: {
    token: "tokens de acesso do servidor: quem pode usar a API e a mesa",
    create: "criar um token; o segredo só é mostrado uma vez",
    list: "os tokens que há, e quando foram usados pela última vez",
    revoke: "anular um token, com todas as sessões abertas com ele",
    tenant:
      "de quem são os negócios que ele abre: letras, algarismos, «-» e «_» (os da linha de comando são de «local»)",
    label: "quem ou o que o usa; fica no registo de auditoria",
    tokenArgument: "identificador do token, como `tribunal token list` o mostra",
    created: (p) => `O token ${p.id} («${p.label}») abre os negócios de «${p.tenant}».`,
    secret: (secret) => `Segredo: ${secret}`,
    once: "Guarde-o agora: não fica gravado e não volta a ser mostrado.",
    none: "Ainda não há nenhum token. `tribunal token create` cria um.",
    noSuchToken: (given) => `Não há um token válido «${given}». Para os ver: tribunal token list`,
    revoked: (id, label) => `O token ${id} («${label}») deixou de valer.`,
    badTenant: (given) => `«${given}» não serve: use de 1 a 60 letras, algarismos, «-» e «_».`,
    columns: {
      id: "Token",
      tenant: "De quem",
      label: "Nome",
      created: "Criado (UTC)",
      used: "Último uso",
      state: "Estado",
    },
    good: "válido",
    void: "anulado",
  },
};
