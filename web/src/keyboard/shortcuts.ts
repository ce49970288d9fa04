import { useEffect, useRef } from "react";

/** What each key does: "j", "Enter", "/", "Escape" … as `KeyboardEvent.key` names them. */
export type Shortcuts = Record<string, () => void>;

/** Keys that work while the component is there, except while somebody types or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const current = useRef(shortcuts);
  useEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if (document.querySelector("dialog[open]") !== null) return;
      const target = event.target instanceof HTMLElement ? event.target : null;
      if (target?.closest("input, textarea, select, [contenteditable]") !== null && target !== null) {
        if (event.key === "Escape") target.blur();
        return;
      }
      // Enter on a link or button is theirs.
      if (event.key === "Enter" && target?.closest("a, button, summary") !== null && target !== null) return;
      const action = current.current[event.key];
      if (action === undefined) return;
      event.preventDefault();
      action();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, []);
}

/** Puts the cursor into the search field of the page, if it has one. */
export function focusSearch(): void {
  document.querySelector<HTMLInputElement>('input[type="search"]')?.focus();
}
