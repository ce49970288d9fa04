/**
 * How a sentence begins that advises or sets a condition, in en/fr/pt: it tells the reader what to do, not what the
 * documents say.
 */
const BEGINS =
  /^[\s*_"“«>–—-]*(?:(?:\*\*)?[\p{L}\s]{3,24}\s?:\s*)?(?:if|unless|do not|don['’]t|pass(?: on|,|\.)|consider|ask for|negotiate|insist on|wait (?:for|until)|i would|i['’]d|you should|si (?!l[ae]s? .{0,40} (?:est|sont) )|ne pas|pas \d|non pour|demander|demandez|exiger|exigez|négocier|négociez|proposer|prévoir|prévoyez|attendre|à revoir|revenez|revoir|éventuellement|je |j['’]|il faudrait|mieux vaut|se (?:houver|o|a|os|as|não) |não investir|não investiria|pedir|exigir|negociar|esperar|voltar|reavaliar|eu |consideraria|proporia)/iu;

/** Words of what might be done: the reader's own ticket, and what would be fair. */
const MIGHT =
  /(?<!\p{L})(?:(?:serai(?:t|ent)|pourrai(?:t|ent)|seria|poderia) (?:plus juste|un compromis|se discuter|raisonnable|acceptable|mais justo|razoável|aceitável)|would be (?:fairer|reasonable|acceptable)|(?:petit |small |pequeno )?ticket (?:de|of|\(|around|autour))/iu;

/** True for a sentence that advises or sets a condition. */
export function isAdvice(text: string): boolean {
  return BEGINS.test(text) || MIGHT.test(text);
}
