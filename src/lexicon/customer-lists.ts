/** Words of lists of customers with what each pays, in French, English and Portuguese, folded (see `fold.ts`). */

/** The heading over the customers' names. */
export const CUSTOMER_COLUMN =
  /^(?:noms? (?:du |des )?)?(?:clients?|customers?|clientes?|accounts?|comptes?|contas?)(?: (?:names?|noms?|nomes?))?$|^(?:nome do )?cliente$|^company name$|^raison sociale$|^razao social$/u;

/** Headings over what comes in for a year, a month, or in a time that the heading names. */
export const AMOUNT_COLUMNS = {
  arr: /(?<!\p{L})(?:arr|annual(?:ised|ized)? recurring revenue|revenu annuel recurrent|rar|receita recorrente anual)(?!\p{L})/u,
  mrr: /(?<!\p{L})(?:mrr|monthly recurring revenue|monthly fee|abonnement mensuel|revenu mensuel recurrent|mensalidade|receita recorrente mensal)(?!\p{L})/u,
  revenue:
    /(?<!\p{L})(?:revenues?|sales|turnover|billed|invoiced|chiffre d.affaires|ca(?= |$)|facture|receitas?|faturamento|vendas)(?!\p{L})/u,
} as const;

/** Headings over what kind of contract it is and how far it has come. */
export const STATUS_COLUMN =
  /(?<!\p{L})(?:status|statut|type|kind|stage|contract|contrat|contrato|nature|natureza|tipo|situacao|notes?|comments?|commentaires?|remarques?|observac\p{L}+)(?!\p{L})/u;

/** What is no recurring contract, by why it is none. */
export const NOT_RECURRING = {
  pilot:
    /(?<!\p{L})(?:pilots?|pilotes?|pilotos?|poc|proofs? of concept|preuve de concept|prova de conceito|trials?|essai|free trial|teste|beta)(?!\p{L})/u,
  letter:
    /(?<!\p{L})(?:lois?|letters? of intent|lettres? d.intention|cartas? de intencao|mou|memorandum|verbal|signature pending|not signed|non signe|a signer|nao assinado|in negotiation|en negociation|em negociacao|pipeline|prospect)(?!\p{L})/u,
  one_off:
    /(?<!\p{L})(?:one[- ]?(?:off|time|shot)|non[- ]?recurring|non recurrent|ponctuel(?:le)?|unique|set[- ]?up(?: fee)?|implementation fee|consulting|prestation|pontual|nao recorrente|projeto unico|avulso)(?!\p{L})/u,
  ended:
    /(?<!\p{L})(?:churned|cancell?ed|terminated|lost|resilie|resiliation|termine|perdu|cancelado|encerrado|perdido)(?!\p{L})/u,
} as const;

/** "Pilot converted", "no longer a pilot": words that take it back. */
export const TAKEN_BACK =
  /(?<!\p{L})(?:converted|no longer|not a|former|ex|ended pilot|after|apres|transforme|converti|convertido|plus un|deixou|signed|signe|assinado|live|active|actif|ativo)(?!\p{L})/u;

/** Lists that say themselves to be a part: "Top 10 customers". */
export const PART_OF_LIST =
  /(?<!\p{L})(?:top|main|key|selected|principaux|principales|principais|maiores|extract|extrait|sample|exemples?|examples?|references?)(?!\p{L})/u;

/** What calls a table one of cohorts, over its rows, on its sheet or in its file's name. */
export const COHORTS = /(?<!\p{L})(?:cohorts?|cohortes?|coortes?|safras?|retention|vintages?|retencao)(?!\p{L})/u;
/** "M3", "Month 3", "+3", "Year 1": how old a cohort is, over or beside its figures. */
export const COHORT_AGE = /^\+?(?:(m|month|mois|mes|y|year|an|annee|ano)\s?\+?\s?)?(\d{1,2})$/u;
/** How many a cohort began with. */
export const COHORT_SIZE =
  /(?<!\p{L})(?:size|customers?|clients?|clientes?|users?|utilisateurs?|usuarios?|taille|tamanho|new|nouveaux|novos)(?!\p{L})/u;
/** What a table of cohorts counts. */
export const COHORT_MEASURES = {
  arr: /(?<!\p{L})arr(?!\p{L})/u,
  mrr: /(?<!\p{L})mrr(?!\p{L})/u,
  revenue:
    /(?<!\p{L})(?:revenues?|sales|nrr|net dollar|chiffre d.affaires|ca|revenus?|receitas?|faturamento|vendas)(?!\p{L})/u,
  customers:
    /(?<!\p{L})(?:customers?|clients?|clientes?|logos?|users?|accounts?|comptes?|contas?|utilisateurs?|usuarios?)(?!\p{L})/u,
} as const;

/** The one customer who pays most, as a sentence says how much that is. */
export const LARGEST_CUSTOMER =
  /(?<!\p{L})(?:(?:largest|biggest|top|main|number one|first) (?:single )?(?:customer|client|account)(?!s)|(?:plus gros|premier|principal|plus grand) client(?!s)|(?:maior|principal) cliente(?!s))\s*(?:\([^)]{0,40}\)\s*)?(?:[:=–-]|(?:is|was|at|represents?|accounts? for|makes? up|brings?|pese|represente|fait|compte pour|representa|responde por|pesa|e)(?!\p{L}))/u;
/** "No customer is above 10 %". */
export const AT_MOST_FOR_ONE =
  /(?<!\p{L})(?:no (?:single )?(?:one )?(?:customer|client|account)|none of our (?:customers|clients|accounts)|aucun (?:de nos )?clients?|nenhum cliente)(?!\p{L}).{0,60}?(?:more than|over|above|exceed\p{L}*|beyond|plus de|depasse|superieur|pese|represente|mais de|acima|ultrapassa|passa de|supera)(?!\p{L})/u;
