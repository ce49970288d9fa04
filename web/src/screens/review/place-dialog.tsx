import type { ReactNode } from "react";
import type { Address } from "../../../../src/domain/address.ts";
import { Dialog } from "../../ui/dialog.tsx";
import { Quoted } from "../../ui/quoted.tsx";
import { ExhibitView } from "./contradictions/exhibit-view.tsx";

/** A place somebody wants to see, and the words there. */
export interface OpenPlace {
  title: string;
  at: Address;
  words?: string | undefined;
}

/** The place itself, with its words above it; a cell's row stands in the grid itself, each figure in the reader's form. */
export function PlaceDialog({
  place: { title, at, words },
  onClose,
  children,
}: {
  place: OpenPlace;
  onClose: () => void;
  /** What else is known of it. */
  children?: ReactNode;
}): ReactNode {
  return (
    <Dialog wide title={title} onClose={onClose}>
      {words === undefined || words === "" || at.kind === "cell" ? null : (
        <Quoted as="p" className="mb-2 text-sm">
          {words}
        </Quoted>
      )}
      {children}
      <ExhibitView address={at} words={words} />
    </Dialog>
  );
}
