/** What was made for a key is given again, for the last few keys; what failed is made anew. */
export function keepFew<Made>(most: number) {
  const kept = new Map<string, Promise<Made>>();
  return (key: string, make: () => Promise<Made>): Promise<Made> => {
    const known = kept.get(key);
    const making = known ?? make();
    kept.delete(key);
    kept.set(key, making);
    if (known === undefined) making.catch(() => kept.delete(key));
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break;
      kept.delete(oldest);
    }
    return making;
  };
}
