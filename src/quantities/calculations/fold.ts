/** Lower case without accents, character by character, so that positions stay the same. */
export function fold(text: string): string {
  let folded = "";
  for (const character of text) {
    const plain = character.normalize("NFD").charAt(0).toLowerCase();
    folded += plain.length === character.length ? plain : character;
  }
  return folded;
}
