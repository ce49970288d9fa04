/** What takes no room on the page: between two digits it parts nothing for a reader. Turned text is not among it. */
const ZERO_WIDTH = /[\u00ad\u061c\u180e\u200b-\u200f\u2060-\u2064\ufeff]/;

/** Whether a text holds characters that nobody sees. */
export const hasUnseen = (text: string): boolean => ZERO_WIDTH.test(text);

/** A text as a reader sees it, and where each of its characters stood; one place more for its end. */
export function asSeen(text: string): { seen: string; places: number[] } {
  const places: number[] = [];
  let seen = "";
  for (let at = 0; at < text.length; at++) {
    if (ZERO_WIDTH.test(text.charAt(at))) continue;
    seen += text.charAt(at);
    places.push(at);
  }
  return { seen, places: [...places, text.length] };
}
