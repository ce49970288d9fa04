import { type ReactNode, useEffect, useRef, useState } from "react";
import { Scroller } from "./scroller.tsx";

interface VirtualListProps<Item> {
  items: readonly Item[];
  /** Pixels of one row, all the same. */
  rowHeight: number;
  label: string;
  keyOf: (item: Item) => string | number;
  children: (item: Item, at: number) => ReactNode;
}

const BEYOND = 8;

/** A list of which only what is in sight exists: thousands of rows scroll like ten. */
export function VirtualList<Item>({ items, rowHeight, label, keyOf, children }: VirtualListProps<Item>): ReactNode {
  const frame = useRef<HTMLElement>(null);
  const [seen, setSeen] = useState({ first: 0, count: 20 });
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const look = () => {
      const first = Math.max(0, Math.floor(element.scrollTop / rowHeight) - BEYOND);
      const count = Math.ceil(element.clientHeight / rowHeight) + 2 * BEYOND;
      setSeen((old) => (old.first === first && old.count === count ? old : { first, count }));
    };
    look();
    const size = new ResizeObserver(look);
    size.observe(element);
    element.addEventListener("scroll", look, { passive: true });
    return () => {
      size.disconnect();
      element.removeEventListener("scroll", look);
    };
  }, [rowHeight]);
  const first = Math.min(seen.first, Math.max(0, items.length - 1));
  return (
    <Scroller at={frame} label={label} className="max-h-[70vh] overflow-y-auto">
      <ul className="relative" style={{ height: items.length * rowHeight }}>
        {items.slice(first, first + seen.count).map((item, at) => (
          <li
            key={keyOf(item)}
            aria-setsize={items.length}
            aria-posinset={first + at + 1}
            className="absolute inset-x-0"
            style={{ top: (first + at) * rowHeight, height: rowHeight }}
          >
            {children(item, first + at)}
          </li>
        ))}
      </ul>
    </Scroller>
  );
}
