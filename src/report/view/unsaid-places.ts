/** The places that a sentence does not name itself, each once: "page 9" is said where "Deck, page 9" is. */
export function unsaidPlaces(places: readonly string[], sentence: string): string[] {
  return places.filter(
    (place, at) =>
      !names(sentence, place) && !places.some((other, rank) => rank !== at && other !== place && names(other, place)),
  );
}

/** Whether a text ends or goes on behind these words with no further number: "page 1" is not in "page 14". */
function names(text: string, place: string): boolean {
  const at = text.indexOf(place);
  return at >= 0 && !/^\d/.test(text.slice(at + place.length));
}
