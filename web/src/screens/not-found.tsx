import type { ReactNode } from "react";
import { Link } from "wouter";
import { useWords } from "../i18n/language.tsx";
import { SHELL } from "../i18n/shell.ts";
import { Empty } from "../ui/states.tsx";

/** An address that leads nowhere. */
export function NotFound(): ReactNode {
  const { notFound } = useWords(SHELL);
  return (
    <Empty page title={notFound.title}>
      <p>{notFound.body}</p>
      <Link href="~/" className="mt-3 inline-block font-medium text-accent underline">
        {notFound.back}
      </Link>
    </Empty>
  );
}
