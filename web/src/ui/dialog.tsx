import X from "lucide-react/icons/x";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useWords } from "../i18n/language.tsx";
import { SHELL } from "../i18n/shell.ts";
import { Button } from "./controls.tsx";

interface DialogProps {
  title: string;
  onClose: () => void;
  /** For what is read rather than filled in. */
  wide?: boolean;
  children: ReactNode;
}

/** The browser's modal dialog: focus stays inside, Escape closes it, focus returns to where it was. */
export function Dialog({ title, onClose, wide = false, children }: DialogProps): ReactNode {
  const words = useWords(SHELL);
  const element = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const shown = element.current;
    shown?.showModal();
    shown?.querySelector<HTMLElement>("form input, form textarea, form select")?.focus();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={element}
      aria-labelledby={heading}
      // The event comes late: a dialog that was shown again meanwhile stays.
      onClose={() => element.current?.open !== true && onClose()}
      onKeyDown={(event) => event.stopPropagation()}
      className={`m-auto ${wide ? "w-[min(80rem,calc(100vw-1.5rem))]" : "w-[min(36rem,calc(100vw-1.5rem))]"} max-w-none rounded-xl border border-line bg-paper p-0 text-ink shadow-2xl`}
    >
      <div className="flex items-start justify-between gap-3 border-b border-line px-5 py-3">
        <h2 id={heading} className="text-lg font-semibold">
          {title}
        </h2>
        <Button look="quiet" aria-label={words.close} onClick={onClose} className="-mr-2 px-2">
          <X aria-hidden size={18} />
        </Button>
      </div>
      <div className="max-h-[75vh] overflow-y-auto px-5 py-4">{children}</div>
    </dialog>
  );
}
