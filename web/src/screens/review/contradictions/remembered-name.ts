const KEY = "tribunal.name";

/** Who decides at this desk; empty where nobody has yet. */
export const rememberedName = (): string => localStorage.getItem(KEY) ?? "";

export const rememberName = (name: string): void => localStorage.setItem(KEY, name.trim());
