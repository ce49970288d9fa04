import { type ChangeObject, diffWordsWithSpace } from "diff";

/** A piece of a text that stays, goes or comes. */
export type WordChange = Pick<ChangeObject<string>, "value" | "added" | "removed">;

/**
 * Before and after as one text. Where less than half of what was written stays, the one stands whole before the other:
 * pieces of both in turn are read by nobody.
 */
export function wordChanges(before: string, after: string): WordChange[] {
  const changes = diffWordsWithSpace(before, after);
  const stays = changes.filter(({ added, removed }) => !added && !removed).map(({ value }) => value);
  if (2 * lettersIn(stays.join("")) >= lettersIn(before)) return changes;
  return [
    { value: before, added: false, removed: true },
    { value: " ", added: false, removed: false },
    { value: after, added: true, removed: false },
  ];
}

const lettersIn = (text: string): number => text.match(/[\p{L}\d]/gu)?.length ?? 0;
