import { type ButtonHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from "react";

const LOOK = {
  primary: "bg-accent text-accent-ink hover:opacity-90",
  plain: "border border-line-strong bg-paper text-ink hover:bg-sunk",
  quiet: "text-ink-soft hover:bg-sunk hover:text-ink",
  danger: "border border-bad bg-paper text-bad hover:bg-bad-wash",
} as const;

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  look?: keyof typeof LOOK;
}

/** A button; `type="button"` unless told. */
export function Button({ look = "plain", className = "", type = "button", ...rest }: ButtonProps): ReactNode {
  return (
    <button
      {...rest}
      type={type}
      className={`inline-flex min-h-9 items-center justify-center gap-1.5 rounded-md px-3 text-sm font-medium disabled:cursor-not-allowed disabled:opacity-50 ${LOOK[look]} ${className}`}
    />
  );
}

/** A key as it is printed on a keyboard. */
export function Key({ children }: { children: ReactNode }): ReactNode {
  return (
    <kbd className="inline-block min-w-5 rounded border border-line-strong bg-paper px-1 text-center font-mono text-xs text-ink-soft">
      {children}
    </kbd>
  );
}

interface FieldProps {
  label: string;
  hint?: string;
  /** The control, which takes its id, and the id of the hint that describes it. */
  children: (given: { id: string; "aria-describedby"?: string }) => ReactNode;
}

/** A label above its field, and a hint below it. */
export function Field({ label, hint, children }: FieldProps): ReactNode {
  const id = useId();
  const described = `${id}-hint`;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm font-medium">
        {label}
      </label>
      {children(hint === undefined ? { id } : { id, "aria-describedby": described })}
      {hint === undefined ? null : (
        <p id={described} className="mt-1 text-xs text-ink-faint">
          {hint}
        </p>
      )}
    </div>
  );
}

/** A label that opens the browser's choice of files. */
export const PICKER =
  "inline-flex min-h-9 cursor-pointer items-center rounded-md border border-line-strong bg-paper px-3 text-sm font-medium hover:bg-sunk focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent";

/** How every text field looks. */
export const INPUT =
  "w-full rounded-md border border-line-strong bg-paper px-3 py-2 text-sm text-ink placeholder:text-ink-faint";

/** The browser's own choice list: it works with every keyboard and on every telephone. */
export function Choice({
  label,
  className = "",
  ...rest
}: SelectHTMLAttributes<HTMLSelectElement> & { label: string }): ReactNode {
  return (
    <select
      {...rest}
      aria-label={label}
      className={`min-h-9 max-w-full rounded-md border border-line-strong bg-paper px-2 text-sm text-ink ${className}`}
    />
  );
}

interface OptionProps {
  /** Of the group: one of those that share it is chosen. */
  name: string;
  value: string;
  chosen: string;
  onChoose: (value: string) => void;
  children: ReactNode;
}

/** One of several, of which one must be chosen. */
export function Option({ name, value, chosen, onChoose, children }: OptionProps): ReactNode {
  return (
    <label className="flex items-start gap-2 rounded px-1 py-1 text-sm hover:bg-sunk">
      <input
        type="radio"
        name={name}
        required
        className="mt-1 accent-accent"
        value={value}
        checked={chosen === value}
        onChange={() => onChoose(value)}
      />
      <span className="min-w-0">{children}</span>
    </label>
  );
}
