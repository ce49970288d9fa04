const NETWORK =
  /(?<!\p{L})(?:twitter|telegram|discord|instagram|linkedin|tiktok|youtube|facebook|reddit|mastodon|newsletter|e-?mail (?:list|subscribers)|mailing list|liste (?:e-?mail|de diffusion)|lista de e-?mails?)(?!\p{L})/iu;
const AUDIENCE =
  /^[^\p{L}]*(?:(?:our |social |online )*community|social media|followers|notre communaut[ée]|communaut[ée]|r[ée]seaux sociaux|comunidade|comunidad|redes sociais|redes sociales|seguidores)(?!\p{L})/iu;
const NEARLY =
  /(?<!\p{L})(?:near|nearing|close to|towards?|approaching|tends? to|proche de|vers|tend vers|pr[óo]ximo (?:de|a)|perto de|tende a|cercano a|tiende a)\s*$/iu;

/** True where words name a social network: who follows there uses it, not the product. */
export function isOnNetwork(words: string): boolean {
  return NETWORK.test(words);
}

/** True for a heading over followers. */
export function isAudience(heading: string): boolean {
  return AUDIENCE.test(heading);
}

/** True where the words before a figure only come near it. */
export function isNearly(before: string): boolean {
  return NEARLY.test(before);
}
