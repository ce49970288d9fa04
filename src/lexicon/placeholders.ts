/** What a template says where a company has not written yet, in fr/en/pt. Read without case; accents as written. */
export const PLACEHOLDERS: readonly RegExp[] = [
  /lorem ipsum/i,
  /\[(?:your|our|company|startup|insert|name|nom|votre|société|entreprise|nome|sua|empresa|logo|date|amount|montant|valor)[^\]\n]{0,40}\]/i,
  /\b(?:insert|add|enter|type) (?:your|here|text|a |the )[^.\n]{0,40}/i,
  /\byour (?:company|startup|logo|product|text|tagline) (?:name|here)\b/i,
  /\b(?:insérez|saisissez|ajoutez|écrivez|complétez|remplacez) (?:ici|votre|vos|le|la|ce)\b/i,
  /\bnom de (?:la société|votre (?:société|entreprise|startup))\b/i,
  /\b(?:insira|digite|adicione|escreva|preencha|substitua) (?:aqui|o|a|seu|sua|seus)\b/i,
  /\bnome da (?:empresa|sua empresa|startup)\b/i,
  /(?<![\p{L}\d])X{2,3}(?:[.,]X+)?\s?(?:%|€|\$|£|M€|K€|k€|M\$|[MmKk]\b|R\$|millions?|milhões|clients?|customers?|clientes)/u,
  /(?:€|\$|£|R\$)\s?X{2,3}(?![\p{L}])/u,
];
