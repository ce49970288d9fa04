/** Whether the browser asks for the Portuguese of Portugal before that of Brazil. */
export const wishesPortugal = (tags: readonly string[]): boolean =>
  tags.find((tag) => /^pt\b/i.test(tag))?.toLowerCase() === "pt-pt";
