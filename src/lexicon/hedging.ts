/**
 * Words by which a speaker takes back what he says, in fr/en/pt. A model that argues or decides may not use them: it
 * states what it can prove, or leaves it out.
 */
export const DOUBT = [
  "probably|likely|perhaps|maybe|presumably|apparently|seemingly|supposedly|possibly",
  "it (?:would )?(?:seems?|appears?)|seems?|i (?:think|believe|guess|suppose|feel)|we (?:think|believe)|in my (?:opinion|view)",
  "probablement|vraisemblablement|sans doute|peut-être|apparemment|il semble(?:rait)?|semble(?:nt|rait)?|para[iî]t|paraissent|je (?:pense|crois|suppose|dirais)|nous (?:pensons|croyons)|à mon avis|selon moi",
  "provavelmente|possivelmente|talvez|aparentemente|supostamente|parecem?(?: que)?|ao que parece|(?:eu )?(?:acho|penso|creio|suponho) que|na minha opinião",
].join("|");

const HEDGE = new RegExp(`(?<![\\p{L}\\p{N}])(?:${DOUBT})(?![\\p{L}\\p{N}])`, "iu");

/** The first words of a text that hedge, as written; null where it states plainly. */
export const hedgeIn = (text: string): string | null => HEDGE.exec(text)?.[0] ?? null;
