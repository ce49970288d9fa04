/**
 * The things startups count, in French, English, Portuguese and Spanish. A number before one of them is a count, and a count
 * is whole: "1.234 clients" can only be grouped. Words we do not list leave the number a plain number.
 */
const NOUNS = [
  // people who buy or use
  "clients?|customers?|clientes?|users?|utilisateurs?|utilisatrices?|usuários?|usuarios?|utilizador(?:es)?|abonnés?|subscribers?|assinantes?",
  "suscriptores?|cuentas?|miembros?|accounts?|comptes?|contas?|members?|membres?|membros?|visitors?|visiteurs?|visitantes?|leads?|prospects?|logos?|merchants?|marchands?|lojistas?",
  "inscrits?|cadastrad[oa]s?|payants?|pagantes?|patients?|pacientes?|students?|étudiants?|alunos?|drivers?|chauffeurs?|motoristas?|buyers?|acheteurs?|vendeurs?|sellers?|vendedores?",
  // people who work or invest
  "empleados?|personas?|employees?|employés?|salariés?|collaborateurs?|collaboratrices?|funcionários?|colaboradores?|trabalhadores|people|personnes?|pessoas?|ETP|FTEs?|founders?|fondateurs?|fundadores?|sócios?|associés?|co-?founders?",
  "developers?|développeurs?|desenvolvedores?|engineers?|ingénieurs?|engenheiros?|investors?|investisseurs?|investidores?|angels?|partners?|partenaires?|parceiros?|shareholders?|actionnaires?|acionistas?",
  // what is sold, signed, built
  "contracts?|contrats?|contratos?|orders?|commandes?|pedidos?|transactions?|transações|deals?|sales|ventes?|vendas?|units?|unités?|unidades?|licen[cs]es?|licenças?|seats?|sièges?|subscriptions?|abonnements?|assinaturas?",
  "downloads?|téléchargements?|installs?|sessions?|sessões|visits?|visites?|visitas?|shares?|actions?|ações|acções|BSPCE|BSA|titres|quotas?|patents?|brevets?|patentes?|products?|produits?|produtos?|pilots?|pilotes?|pilotos?|POCs?",
  "companies|company|entreprises?|empresas?|startups?|PMEs?|TPEs?|SMEs?|SMBs?|competitors?|concurrents?|concorrentes?|countries|country|pays|países|cities|villes?|cidades?|stores?|magasins?|lojas?|offices?|bureaux|escritórios?|sites?|points? de vente|pontos? de venda",
  "quarters?|trimestres?|semestres?|hours?|heures?|horas?|minutes?|minutos?|rounds?|slides|pages|lignes|kg|km|m²|m2|tonnes?|toneladas?|kWh|MWh|GWh|MW|GW",
].join("|");

const BEFORE =
  "paying|active|registered|new|full-time|net new|B2B|B2C|nouveaux|nouvelles|novos|novas|grands|monthly active|daily active|enterprise|signed|total";
const AFTER =
  "payants?|payantes?|actifs?|actives?|inscrits?|signés?|pagantes?|ativos?|ativas?|cadastrad[oa]s?|registrad[oa]s?|B2B|B2C|mensuels?|quotidiens?|grands comptes|novos|mensais|à temps plein|temps plein";

const SPACE = "[ \\u00a0\\u2009\\u202f]";

/** Sticky: optional "de" / "d'" / "of", then the noun with an adjective on either side. Group 1 is the noun phrase. */
export const NOUN = new RegExp(
  `${SPACE}{1,2}(?:(?:de|of)${SPACE}|d['’])?((?:(?:${BEFORE})${SPACE})?(?:${NOUNS})(?![\\p{L}\\d])(?:${SPACE}(?:${AFTER})(?![\\p{L}\\d]))?)`,
  "iuy",
);
