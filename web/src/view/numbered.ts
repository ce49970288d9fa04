/** Things that never move: their place, from 1, is what tells them apart. */
export const numbered = <Item>(items: readonly Item[]): { number: number; item: Item }[] =>
  items.map((item, at) => ({ number: at + 1, item }));
