import type { ReactNode } from "react";
import type { Address } from "../../../../../src/domain/address.ts";
import { CommentsAt } from "../comments.tsx";
import { PageView } from "./page-view.tsx";
import { SheetView } from "./sheet-view.tsx";
import { TextView } from "./text-view.tsx";

/** The place itself, with what people said there. */
export function ExhibitView({ address, words }: { address: Address; words?: string | undefined }): ReactNode {
  return (
    <>
      <PlaceView address={address} />
      <CommentsAt place={address} words={words} />
    </>
  );
}

/** A page with the passage marked, a cell in its grid, or a line of text. */
function PlaceView({ address }: { address: Address }): ReactNode {
  switch (address.kind) {
    case "page":
    case "slide":
      return <PageView address={address} />;
    case "cell":
      return <SheetView address={address} />;
    case "paragraph":
      return <TextView documentId={address.document} around={String(address.paragraph)} />;
    case "path":
      return <TextView documentId={address.document} around={address.path} />;
  }
}
