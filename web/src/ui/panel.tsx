import type { ReactNode } from "react";

interface PanelProps {
  title?: ReactNode;
  /** To the right of the title. */
  aside?: ReactNode;
  id?: string;
  level?: 2 | 3;
  children: ReactNode;
  className?: string;
}

/** One matter, on paper of its own. */
export function Panel({ title, aside, id, level = 2, children, className = "" }: PanelProps): ReactNode {
  const Heading = `h${level}` as const;
  return (
    <section id={id} className={`rounded-lg border border-line bg-paper ${className}`}>
      {title === undefined ? null : (
        <header
          className={`flex flex-wrap items-center justify-between gap-2 border-line px-4 py-2.5 ${children === null ? "" : "border-b"}`}
        >
          <Heading className="text-sm font-semibold text-ink">{title}</Heading>
          {aside}
        </header>
      )}
      {children === null ? null : <div className="px-4 py-3">{children}</div>}
    </section>
  );
}

/** A figure with its name under it. */
export function Figure({ value, name, note }: { value: ReactNode; name: ReactNode; note?: ReactNode }): ReactNode {
  return (
    <div>
      <p className="text-2xl leading-tight font-semibold">{value}</p>
      <p className="text-xs text-ink-faint">{name}</p>
      {note === undefined ? null : <p className="text-xs text-ink-soft">{note}</p>}
    </div>
  );
}

/** Something long to read, closed until it is wanted. */
export function Fold({ title, children }: { title: ReactNode; children: ReactNode }): ReactNode {
  return (
    <details className="rounded-lg border border-line bg-paper">
      <summary className="px-4 py-2.5 text-sm font-semibold hover:bg-wash">{title}</summary>
      <div className="border-t border-line px-4 py-3 text-sm">{children}</div>
    </details>
  );
}
