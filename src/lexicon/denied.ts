import type { Absolute } from "./absolutes.ts";

/** What founders say there is none of, and how their pages show it all the same; folded (no accents, lower case). */

const NO = String.raw`(?<!\p{L})(?:no|without|zero|sans|aucune?|pas de|pas d['’]|sem|nenhuma?)`;
const ANY = `(?: (?:any|need for|besoin d[e'’]|aucune?|qualquer|nenhuma?))?`;

/** Nothing behind them says of what, for whom or until when: "no bank account", "no fees until 2028". */
const AT_ALL = String.raw`(?=\s*(?:$|[.,;!)/–—-]|(?:and|or|et|ni|ou|e|nem|no|sem|sans)\s))`;

/** None of these, and nothing before them says of which kind. */
const noneAtAll = (nouns: string): string => `${NO}${ANY} ?(?:${nouns})${AT_ALL}`;

const MIDDLEMEN = String.raw`(?:\p{L}+ )?(middle-?m[ae]n|intermedi\p{L}+|brokers?|dealers?|distributors?|resellers?|wholesalers?|banks?|courtiers?|grossistes?|revendeurs?|distributeurs?|banques?|corretor(?:es)?|atravessador(?:es)?|revendedor(?:es)?|distribuidor(?:es)?|bancos?)`;

const HOSTS = String.raw`(?<!ex-|at |chez |na )\b(?:firebase|firestore|aws|amazon web services|azure|google cloud|heroku|supabase)\b`;

/** How a company works with those it is said to do without. */
export const WORKS_THROUGH =
  /\b(?:partner(?:s|ed|ship)?|network of|(?:sold|sell|deliver\p{L}*|distribut\p{L}*) (?:\p{L}+ )?(?:through|via|by)|partenaires?|partenariats?|reseau de|parceir[oa]s?|parcerias?|rede de)\b/u;

export const DENIED: readonly Absolute[] = [
  {
    id: "no_fee",
    claim: new RegExp(noneAtAll("fees?|frais|taxas?|tarifas?"), "u"),
    denial:
      /\b(?:transactions?|transfer|service|platform|processing|conversion|payment|withdrawal|booking|usage|success|management|sending) fees?\b|\bfrais de (?:transaction|service|transfert|traitement|paiement|plateforme|reservation|dossier|gestion)\b|\btaxas? de (?:transacao|servico|transferencia|intermediacao|plataforma|processamento|saque|reserva|gestao)\b/u,
    counted: true,
  },
  {
    id: "no_middlemen",
    claim: new RegExp(
      String.raw`${NO}${ANY} ${MIDDLEMEN}${AT_ALL}|\b(?:eliminat\p{L}+|cut(?:s|ting)? out|bypass\p{L}*|supprim\p{L}+|elimin(?:e|es|ent|er|ons|a|amos|am|ar|ando))(?: the| les| les| os| as| all)?(?: needs? (?:for|of)| besoin de)?(?: the| all)? ${MIDDLEMEN}(?:${AT_ALL}|(?= (?:from|of|in|altogether|entirely|d[aoeu]|das|dos|des|na|no)\b))`,
      "u",
    ),
    denial: new RegExp(String.raw`(?<!\p{L})${MIDDLEMEN}(?!\p{L}|['’])`, "u"),
    partnered: true,
  },
  {
    id: "no_ads",
    claim: /\bad-free\b|\b(?:no|without|zero) ads\b|\bsans (?:publicites|pubs?)\b|\bsem anuncios\b/u,
    denial:
      /\b(?:ads?|advertis(?:ing|ements?)|sponsorship) (?:revenues?|income|sales)\b|\brevenus? publicitaires?\b|\brecettes? publicitaires?\b|\breceitas? (?:de|com) (?:publicidade|anuncios)\b|\breceita publicitaria\b/u,
    planned: true,
  },
  {
    id: "data_kept",
    claim:
      /\b(?:never|not|don['’]t) (?:sell|resell|share|moneti[sz]e) (?:\p{L}+ ){0,2}data\b|\bdata (?:is|are) never (?:sold|shared)\b|\bne (?:vendons|revendons|partageons|vend|revend) (?:pas|jamais|aucune)(?: \p{L}+){0,2} donnees\b|\bdonnees (?:ne sont )?jamais (?:vendues|revendues|partagees)\b|\b(?:nao|nunca) (?:vendemos|compartilhamos|partilhamos)(?: \p{L}+)? dados\b/u,
    denial:
      /\bdata (?:sales|licen[cs]ing|moneti[sz]ation|resale)\b|\bwe (?:also |then )?(?:sell|licen[cs]e|moneti[sz]e) (?:\p{L}+ ){0,2}data\b|\b(?:vente|revente|monetisation) (?:de |des |d['’])?(?:\p{L}+ )?donnees\b|\b(?:venda|revenda|monetizacao) (?:de|dos) (?:\p{L}+ )?dados\b/u,
    planned: true,
  },
  {
    id: "no_term",
    claim:
      /\bcancel (?:at )?any ?time\b|\b(?:no|without)(?: long-term| minimum)? (?:commitment|lock-?in)\b(?! (?:for|during|until))|\bsans engagement\b(?! (?:pendant|pour|durant|jusqu))|\bresiliable a tout moment\b|\bsem (?:fidelidade|fidelizacao)\b(?! (?:durante|ate|no))|\bcancele quando quiser\b/u,
    denial:
      /\b(?:minimum (?:term|commitment)|(?:commitment|contract)s?) of (?:\d+|twelve|eighteen|twenty-four|one|two|three) (?:months|years?)\b|\b\d+[- ](?:month|year) (?:minimum|commitment|contracts?|lock-?in)\b|\b(?:contrats?|engagement)(?: \p{L}+)? (?:de|sur) (?:\d+|un|deux|trois|douze) (?:mois|ans?)\b|\b(?:contratos?|permanencia|fidelidade)(?: minim[ao])? de (?:\d+|um|dois|tres|doze) (?:meses|anos?)\b|\bannual contracts?\b|\bcontrats annuels\b|\bcontratos anuais\b/u,
    another: /\b(?:lease|rent|supplier|supply|bail|loyer|fournisseur|aluguel|fornecedor|exclusiv\p{L}+)\b/u,
  },
  {
    id: "no_hands",
    claim:
      /\b(?:fully|100 ?%|entirely|completely) automat\p{L}+|\b(?:no|without)(?: any)? (?:human|manual) (?:intervention|work|review|entry|input)\b|\b(?:entierement|totalement|100 ?%) automatis\p{L}+|\bsans (?:aucune )?(?:intervention|saisie) (?:humaine|manuelle)\b|\b(?:totalmente|100 ?%|inteiramente) automat\p{L}+|\bsem (?:intervencao|digitacao) (?:humana|manual)\b/u,
    denial:
      /\b(?:manually|by hand|manuellement|a la main|manualmente|a mao)\b|\b(?:reviewed|checked|validated|verified|read|corrected|relu|verifie|valide|controle|revisad|verificad|conferid|validad)\p{L}* (?:by|par|por|pel[ao]) (?:our|an?|the|two|nos|notre|une?|deux|nossa|nosso|uma?|dois|duas)? ?(?:\p{L}+ )?(?:team|analysts?|experts?|staff|people|equipe|analystes?|metreurs?|salaries|analistas?|equipa|pessoas|especialistas?)\b/u,
    sameThing: true,
  },
  {
    id: "one_operator",
    claim:
      /\b(?:fully )?decentrali[sz]ed (?:architecture|storage|infrastructure|network|by design)\b|\bcensorship[- ]resist\p{L}+|\b(?:architecture|infrastructure|stockage) decentralisee?\b|\bresistan(?:ce|te?) a la censure\b|\b(?:arquitetura|infraestrutura|armazenamento) descentralizad[ao]\b|\bresistente a censura\b|\bno central servers?\b|\bsans serveur central\b|\bsem servidor central\b/u,
    denial: new RegExp(HOSTS, "u"),
  },
];
