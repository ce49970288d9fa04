import { useEffect, useRef } from "react";

/** How long a page may take until its heading is there; later, whoever reads has gone on. */
const PATIENCE_MS = 8_000;

/**
 * When another page has come: its heading gets the focus, so that a screen reader reads it and the next Tab goes on
 * from it, and the page begins at its top. Going back leaves the place to the browser, which remembers it.
 */
export function useArrival(path: string): void {
  const last = useRef(path);
  const goingBack = useRef(false);
  useEffect(() => {
    const back = () => {
      goingBack.current = true;
    };
    addEventListener("popstate", back);
    return () => removeEventListener("popstate", back);
  }, []);
  useEffect(() => {
    if (last.current === path) return;
    last.current = path;
    if (!goingBack.current) scrollTo(0, 0);
    goingBack.current = false;
    return focusHeading();
  }, [path]);
}

/** Focuses the heading as soon as it is on the page. Gives a way to stop waiting for it. */
function focusHeading(): () => void {
  const started = document.activeElement;
  const found = (): boolean => {
    const heading = [...document.querySelectorAll<HTMLElement>("#content h1")].find((one) => one.checkVisibility());
    if (heading === undefined) return false;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    return true;
  };
  if (found()) return () => undefined;
  const stop = () => {
    observer.disconnect();
    clearTimeout(end);
  };
  const observer = new MutationObserver(() => {
    // Somebody has begun to use the page: their focus is theirs.
    const taken = document.activeElement !== document.body && document.activeElement !== started;
    if (taken || found()) stop();
  });
  const end = setTimeout(stop, PATIENCE_MS);
  observer.observe(document.body, { childList: true, subtree: true, attributes: true, attributeFilter: ["style"] });
  return stop;
}
