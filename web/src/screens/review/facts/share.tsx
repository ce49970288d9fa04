import type { ReactNode } from "react";

/** How much of it was understood, as a bar; the words beside it say the same. */
export function Share({ understood, seen }: { understood: number; seen: number }): ReactNode {
  return (
    <div aria-hidden className="mt-1.5 h-1.5 rounded bg-sunk">
      <div className="h-full rounded bg-accent" style={{ width: `${seen === 0 ? 0 : (understood / seen) * 100}%` }} />
    </div>
  );
}
