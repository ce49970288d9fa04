/** Every text in a value, in order and however deep it nests, each object once: it may hold itself. */
export function* textsIn(value: unknown): Generator<string> {
  const seen = new Set<object>();
  const open = [[value].values() as Iterator<unknown>];
  for (let inside = open.at(-1); inside !== undefined; inside = open.at(-1)) {
    const { done, value: one } = inside.next();
    if (done === true) open.pop();
    else if (typeof one === "string") yield one;
    else if (typeof one === "object" && one !== null && !isAgain(one, seen)) {
      open.push(Array.isArray(one) ? one.values() : Object.values(one).values());
    }
  }
}

/** Whether an object was met before. One that holds no others cannot hold itself, and is not remembered. */
export function isAgain(one: object, seen: Set<object>): boolean {
  const inside: unknown[] = Array.isArray(one) ? one : Object.values(one);
  if (!inside.some((part) => typeof part === "object" && part !== null)) return false;
  if (seen.has(one)) return true;
  seen.add(one);
  return false;
}
