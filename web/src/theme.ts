import { useState } from "react";

export type Theme = "system" | "light" | "dark";

const REMEMBERED = "tribunal.theme";

/** The colours of the desk: the system's, or the reader's own choice, which is remembered. */
export function useTheme(): [Theme, (theme: Theme) => void] {
  const [theme, setTheme] = useState<Theme>(() => (localStorage.getItem(REMEMBERED) as Theme | null) ?? "system");
  return [
    theme,
    (chosen) => {
      setTheme(chosen);
      if (chosen === "system") {
        localStorage.removeItem(REMEMBERED);
        delete document.documentElement.dataset.theme;
      } else {
        localStorage.setItem(REMEMBERED, chosen);
        document.documentElement.dataset.theme = chosen;
      }
    },
  ];
}
