import Upload from "lucide-react/icons/upload";
import { type DragEvent, type ReactNode, useId, useState } from "react";
import { Link } from "wouter";
import { DEALS } from "../../i18n/deals.ts";
import { useWords } from "../../i18n/language.tsx";
import { PROMPTS } from "../../i18n/prompts.ts";
import { PICKER } from "../../ui/controls.tsx";
import { type DroppedFile, filesOf, filesOfInput } from "./dropped-files.ts";

interface DropZoneProps {
  onFiles: (files: DroppedFile[]) => void;
  /** What to drop, where the deal is there already: then nobody needs an analysis to begin with. */
  further?: { title: string; hint?: string };
}

/** Where files and folders are dropped, or chosen by who does not drag. */
export function DropZone({ onFiles, further }: DropZoneProps): ReactNode {
  const words = useWords(DEALS);
  const prompts = useWords(PROMPTS);
  const [over, setOver] = useState(false);
  const label = useId();
  const drop = async (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    onFiles(await filesOf(event.dataTransfer));
  };
  return (
    <section
      aria-labelledby={label}
      data-testid="drop-zone"
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
      className={`flex flex-wrap items-center gap-x-4 gap-y-3 rounded-lg border border-dashed px-4 py-4 ${over ? "border-accent bg-accent-wash" : "border-line-strong bg-paper"}`}
    >
      <Upload aria-hidden className="text-accent" size={22} />
      <div className="min-w-0 flex-1 basis-64">
        <p id={label} className="font-medium">
          {further?.title ?? words.drop}
        </p>
        <p className="text-xs text-ink-faint">{further?.hint ?? words.dropHint}</p>
        {further === undefined ? (
          <Link href="~/prompts" className="text-xs text-accent underline">
            {prompts.none}
          </Link>
        ) : null}
      </div>
      <div className="flex flex-wrap gap-2">
        <label className={PICKER}>
          {words.chooseFiles}
          <input
            type="file"
            multiple
            className="sr-only"
            onChange={({ target }) => {
              onFiles(filesOfInput(target.files));
              target.value = "";
            }}
          />
        </label>
        <label className={PICKER}>
          {words.chooseFolder}
          <input
            type="file"
            // Not in React's types, and every browser has it.
            {...{ webkitdirectory: "" }}
            className="sr-only"
            onChange={({ target }) => {
              onFiles(filesOfInput(target.files));
              target.value = "";
            }}
          />
        </label>
      </div>
    </section>
  );
}
