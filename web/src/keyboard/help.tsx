import { type ReactNode, useEffect, useState } from "react";
import { HELP } from "../i18n/help.ts";
import { useWords } from "../i18n/language.tsx";
import { Key } from "../ui/controls.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { focusSearch, useShortcuts } from "./shortcuts.ts";

const ASKED = "tribunal:help";

/** Shows the list of keys. */
export const openHelp = (): void => {
  dispatchEvent(new Event(ASKED));
};

/** The keys of the desk, on "?". */
export function ShortcutHelp(): ReactNode {
  const words = useWords(HELP);
  const [open, setOpen] = useState(false);
  useShortcuts({ "?": openHelp, "/": focusSearch });
  useEffect(() => {
    const show = () => setOpen(true);
    addEventListener(ASKED, show);
    return () => removeEventListener(ASKED, show);
  }, []);
  if (!open) return null;
  return (
    <Dialog title={words.title} onClose={() => setOpen(false)}>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-2 text-sm">
        {words.keys.map(([keys, does]) => (
          <div key={does} className="contents">
            <dt className="flex gap-1">
              {keys.split(" ").map((key) => (
                <Key key={key}>{key}</Key>
              ))}
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
