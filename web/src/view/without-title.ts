/** What is said under a title, without the title it begins with: "ARR: €108K is stated" under "ARR" says it twice. */
export function withoutTitle(text: string, title: string): string {
  if (!text.startsWith(title)) return text;
  const said = text.slice(title.length).replace(/^\s*:\s*/u, "");
  return said.length < text.length - title.length ? said : text;
}
