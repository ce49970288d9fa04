import type { ReactNode, Ref } from "react";

interface ScrollerProps {
  label: string;
  className?: string;
  children: ReactNode;
  at?: Ref<HTMLElement>;
}

/** A part of the page that scrolls by itself: named, and within reach of the keyboard. */
export function Scroller({ label, className = "overflow-x-auto", children, at }: ScrollerProps): ReactNode {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: without a mouse, only what has the focus can be scrolled
    <section ref={at} tabIndex={0} aria-label={label} className={className}>
      {children}
    </section>
  );
}
