/** Words under which a paper says who the company is, in French, English and Portuguese, folded (see `fold.ts`). */

const label = (source: string) => new RegExp(`^\\P{L}*(?:${source})(?![\\p{L}\\d])`, "u");

/** Lines "Registered office: …": each of one thing. */
export const IDENTITY_LABELS = {
  name: label(
    "denomination(?: sociale)?|raison sociale|nom de la societe|(?:company|legal|registered|corporate) name|name of the company|razao social|denominacao social|nome empresarial|nome da empresa",
  ),
  office: label(
    "(?:adresse du )?siege(?: social)?|registered (?:office|address|seat)|(?:endereco da )?sede(?: social)?|address of the registered office",
  ),
  incorporated: label(
    "date (?:d.immatriculation|de constitution|de creation)|immatricul\\p{L}+ (?:le|depuis)|date of incorporation|incorporation date|incorporated (?:on|in)|data de (?:abertura|constituicao)|constituida em",
  ),
  founded: label(
    "(?:year )?founded(?: in)?|founding (?:year|date)|fond(?:ee?|ation)(?: en)?|(?:ano de )?funda(?:da|cao)(?: em)?",
  ),
} as const;

/** What a company calls its form, at the end of its name. As printed. */
export const LEGAL_FORM =
  /(?<![\p{L}\d])(?:S\.?A\.?S\.?U?\.?|S\.?A\.?R\.?L\.?|E\.?U\.?R\.?L\.?|S\.A\.|SA|S\/A|Inc\.?|Incorporated|Corp\.?|Corporation|L\.?L\.?C\.?|Ltd\.?|Limited|PLC|plc|LLP|GmbH|AG|B\.?V\.?|Ltda\.?|LTDA\.?|EIRELI|Lda\.?|S\.?L\.?U?\.?)(?![\p{L}\d])/u;

/** "Acme SAS, société par actions simplifiée au capital de …": what a paper of law says after a party's name. */
export const PARTY_FOLLOWS =
  /^[\s,(–-]*(?:(?:une )?societe (?:par actions|a responsabilite|anonyme)|au capital|(?:une )?sas au capital|an? (?:\p{L}+ ){0,3}(?:corporation|company|limited liability)|(?:a company )?(?:incorporated|registered|organi[sz]ed) (?:in|under)|pessoa juridica|sociedade (?:limitada|anonima|empresaria|por acoes)|inscrita no cnpj|com sede|dont le siege|whose registered)/u;

/** Where a party's office begins in such a sentence. */
export const OFFICE_IN_TEXT =
  /(?:siege social(?: est)?(?: situe| sis| fixe)?(?: au| a)?|registered office(?: is)?(?: situated| located)?(?: at)?|com sede(?: e foro)?(?: na| no| em| a)?|sediada (?:na|no|em))\s*:?\s*/u;
/** Where it ends. */
export const OFFICE_ENDS =
  /[;(|]|\.(?:\s|$)|\s[–—]\s|,?\s(?:creee?|fondee?|founded|fundada|constitu\p{L}+|incorporated|siren|siret|rcs|cnpj|r\.c\.s|capital|au capital|est|is|tel|www|contact|immatricul\p{L}*|et immatricul\p{L}*|registered|represent\p{L}*|inscrit\p{L}*|neste ato|ci-apres|hereinafter|doravante|sous le numero|with company number)/u;

/** "La société Acme, société par actions simplifiée": a paper of law that says the form in words. */
export const SPOKEN_NAME =
  /(?:soci[ée]t[ée]|company|sociedade|empresa)\s(?:dite\s|dénommée\s|denominada\s)?((?:\p{Lu}[\p{L}\d&'’.-]*\s?){1,5}),\s(?=(?:une\s)?soci[ée]t[ée]\s(?:par actions|à responsabilité|anonyme)|sociedade\s(?:limitada|an[ôo]nima|empres[áa]ria)|an?\s(?:private|public|limited))/u;
/** "créée en 2019", behind the company's name. */
export const FOUNDED_BESIDE = /(?:creee?|fondee?|founded|fundada) (?:in|en|em|le|on)\s/u;

/** "immatriculée le 12/03/2021". */
export const INCORPORATED_IN_TEXT =
  /(?:creee? le|constitue?e? le|immatricul\p{L}+ (?:au \p{L}+(?: de)? \p{L}+ )?(?:le|depuis le)|incorporated on|constituida em)\s/u;

/** "Founded in 2019", of the company that speaks: at the start of its line, after its name or "we". */
export const FOUNDED_IN_TEXT =
  /^(?:(?:we were |nous avons ete |nous sommes |a empresa foi |somos )?(?:founded|fondee?|fundada|creee)|.{0,30}\b(?:was|a ete|foi) (?:founded|fondee?|fundada|creee))\s(?:in|en|em)\s/u;

/** A number of a house with its street. */
export const HOUSE =
  /(?:(\d{1,5})\s*(?:bis|ter|quater)?,?\s+(?:rue|avenue|av\.?|bd|boulevard|place|quai|allee|chemin|impasse|cours|route|square|passage|(?:\p{L}+\s){1,3}(?:street|st\.?|road|rd\.?|avenue|ave\.?|lane|way|drive)))(?!\p{L})|(?:rua|avenida|av\.?|alameda|travessa|praca|rodovia)\s[^\d;]{2,60}?,?\s(?:n[.ºo°]*\s*)?(\d{1,5})(?!\d)/u;
/** A postal code of the four countries, as printed. */
export const POSTCODE = /(?<![\p{L}\d])(?:\d{5}-\d{3}|[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}|\d{5}(?:-\d{4})?)(?![\p{L}\d])/u;
