/** The papers of a data room, by what they are. */
export const ROOM_PAPERS = [
  "deck",
  "model",
  "cap_table",
  "term_sheet",
  "articles",
  "registry",
  "shareholders_agreement",
  "ip_assignment",
  "equity_plan",
  "customer_contracts",
  "customer_list",
  "accounts",
  "bank_statements",
  "employment",
] as const;
export type RoomPaper = (typeof ROOM_PAPERS)[number];

const word = (source: string) => new RegExp(`(?<![\\p{L}\\d])(?:${source})(?![\\p{L}\\d])`, "iu");

/** How a paper is called, folded, by its file, its sheet or its title. */
export const PAPER_NAMES: Record<RoomPaper, RegExp> = {
  deck: word("(?:pitch )?deck|pitch|investor presentation|presentation|apresentacao|teaser"),
  model: word(
    "(?:financial |business )?model|business plan|bp|forecast|budget|previsionnel|plan financier|modele financier|modelo financeiro|plano financeiro|projecoes|projections?",
  ),
  cap_table: word(
    "cap(?:italisation|italization)? ?tables?|captable|table(?:au)? (?:de )?(?:capitalisation|capi)|tableau de capital|repartition du capital|shareholders? (?:list|register|table)|registre des mouvements de titres|quadro (?:societario|de socios)|tabela de capitalizacao|composicao societaria|estrutura societaria",
  ),
  term_sheet: word(
    "term ?sheets?|termes? et conditions de l'investissement|lettre d'intention|letter of intent|carta de intencao(?: de investimento)?|principaux termes|termos principais",
  ),
  articles: word(
    "statuts|articles of (?:association|incorporation)|certificate of incorporation|bylaws|by laws|memorandum of association|contrato social|estatutos?(?: social)?",
  ),
  registry: word(
    "k ?bis|extrait (?:k ?bis|rcs|d'immatriculation(?: principale)?|du registre du commerce)|company registration|certificate of good standing|companies house|cartao cnpj|comprovante de inscricao|certidao simplificada|junta comercial",
  ),
  shareholders_agreement: word(
    "pacte(?: d'(?:associes|actionnaires))?|shareholders? agreement|sha|investors? rights agreement|acordo de (?:socios|acionistas|quotistas)",
  ),
  ip_assignment: word(
    "(?:ip|intellectual property|inventions?|patents?) assignments?|assignments? of (?:the )?(?:ip|intellectual property|inventions?|patents?)|deeds? of assignment|cession (?:de )?(?:pi|droits|propriete intellectuelle|brevets?|marques?)|piia|cessao de (?:direitos|propriedade intelectual|marcas?|patentes?)",
  ),
  equity_plan: word(
    "bspce|bsa(?: air)?|vesting|stock ?options?|option (?:plan|pool|grants?|agreements?)|(?:founders?'? |restricted )?stock purchase agreements?|esop|equity (?:incentive )?plan|aga|actions gratuites|good leaver|bad leaver|plano de opcoes|stock option plan|reverse vesting",
  ),
  customer_contracts: word(
    "contrats?(?: clients?)?(?! (?:de |d')(?:travail|cession|pret|bail|licence|souscription|emission|domiciliation))|(?:customer|client|commercial) (?:contracts?|agreements?)|msa|master (?:services?|subscription) agreement|bons? de commande|purchase orders?|contratos?(?: (?:com|de) clientes?)?(?! (?:social|de trabalho|de mutuo|de cessao|de locacao|de opcao))|conditions generales de vente|cgv",
  ),
  customer_list: word(
    "customers? ?(?:list|base|ledger|book)|client (?:list|base)|(?:liste|fichier|portefeuille|base) (?:des |de )?clients?|arr by customer|revenue by customer|ca par client|lista de clientes|carteira de clientes|receita por cliente|customers|clients|clientes|cohorts?|cohortes?|coortes?",
  ),
  accounts: word(
    "liasses?(?: fiscales?)?|comptes (?:annuels|sociaux)|bilans?|compte de resultat|plaquette(?: comptable)?|financial statements|annual accounts|audited accounts|balance sheet|p&l|profit and loss|income statement|demonstracoes? (?:financeiras?|contabeis)|dre|balancos?(?: patrimonial)?|balancetes?|fec",
  ),
  bank_statements: word(
    "bank statements?|releves? (?:bancaires?|de compte)|extratos?(?: bancarios?)?|camt ?053|ofx|account statements?",
  ),
  employment: word(
    "employment (?:contracts?|agreements?)|contrats? de travail|contratos? de trabalho|organigramme|org chart|organograma|payroll|livre de paie|folha de pagamento",
  ),
};

/** Signs that say in which country a company is registered, as printed. */
export const REGISTERED_IN: Record<"FR" | "BR" | "UK" | "US", RegExp> = {
  FR: word(
    "(?<=\\p{L} )(?:SASU?|SARL)|SIREN|SIRET|RCS [A-Z]\\p{L}+|K-?bis|SAS au capital|S\\.A\\.S\\.? au capital|BSPCE|BSA[ -]AIR",
  ),
  BR: word("CNPJ|Ltda\\.?|junta comercial|m[úu]tuo convers[íi]vel|contrato social|CVM 88"),
  UK: word("Companies House|registered in England(?: and Wales)?|company number|SEIS|EMI options?"),
  US: word("Delaware|C[- ]Corp(?:oration)?|EIN|83\\(b\\)|409A"),
};

/** What is expected at a stage; what a stage adds comes on top of the one before. */
export const EXPECTED_AT: Record<"pre_seed" | "seed" | "series_a", readonly RoomPaper[]> = {
  pre_seed: ["deck", "cap_table", "articles", "registry", "ip_assignment", "equity_plan"],
  seed: ["model", "term_sheet", "shareholders_agreement", "customer_contracts", "accounts"],
  series_a: ["customer_list", "bank_statements", "employment"],
};
