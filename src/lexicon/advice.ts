/**
 * How a sentence begins that advises or sets a condition, in en/fr/pt: it tells the reader what to do, not what the
 * documents say.
 */
const BEGINS =
  /^[\s*_"“«>–—-]*(?:(?:\*\*)?[\p{L}\s]{3,24}\s?:\s*)?(?:if|unless|do not|don['’]t|pass(?: on|,|\.)|consider|ask for|negotiate|insist on|wait (?:for|until)|i would|i['’]d|you should|si (?!l[ae]s? .{0,40} (?:est|sont) )|ne pas|pas \d|non pour|demander|demandez|exiger|exigez|négocier|négociez|proposer|prévoir|prévoyez|attendre|à revoir|revenez|revoir|éventuellement|je |j['’]|il faudrait|mieux vaut|se (?:houver|o|a|os|as|não) |não investir|não investiria|pedir|exigir|negociar|esperar|voltar|reavaliar|eu |consideraria|proporia)/iu;

/** Words of what might be done: the reader's own ticket, and what would be fair. */
const MIGHT =
  /(?<!\p{L})(?:(?:serai(?:t|ent)|pourrai(?:t|ent)|seria|poderia) (?:plus juste|un compromis|se discuter|raisonnable|acceptable|mais justo|razoável|aceitável)|would be (?:fairer|reasonable|acceptable)|(?:be |est |serait )?worth (?:a|an|calling|asking|meeting|checking)|val(?:e|ha|eria) a pena|vaut la peine|vaudrait la peine|(?:petit |small |pequeno )?ticket (?:de|of|\(|around|autour))/iu;

/** True for a sentence that advises or sets a condition. */
export function isAdvice(text: string): boolean {
  return BEGINS.test(text) || MIGHT.test(text);
}

/** What the analyst would want to see before looking again: "come back at 30 customers" says nothing of today. */
const WISH =
  /^[\s*_"“«>–—-]*(?:come back|could be (?:looked|reconsidered|revisited)|would (?:look|reconsider|revisit)|reconsider|revisit|re-?engage|look again|happy to|conditions?\b|(?:y |à |nous )?(?:revoir|réexaminer|reconsidérer)|reven(?:ez|ir)|reparlons|on en reparle|reavaliar|revisitar|voltar|voltem|volte|rever|reconsiderar|condições)(?!\p{L})/iu;

/** True for a sentence that says when the analyst would look at the deal again. */
export function isWish(text: string): boolean {
  return WISH.test(text);
}
