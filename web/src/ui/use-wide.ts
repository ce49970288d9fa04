import { useSyncExternalStore } from "react";

/** From here on a list and what is open in it stand side by side. */
const WIDE = "(min-width: 80rem)";

const subscribe = (changed: () => void) => {
  const query = matchMedia(WIDE);
  query.addEventListener("change", changed);
  return () => query.removeEventListener("change", changed);
};

/** Whether the window is wide enough for two columns. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches);
