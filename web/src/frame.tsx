import { useQueryClient } from "@tanstack/react-query";
import Keyboard from "lucide-react/icons/keyboard";
import Languages from "lucide-react/icons/languages";
import LogOut from "lucide-react/icons/log-out";
import Moon from "lucide-react/icons/moon";
import Scale from "lucide-react/icons/scale";
import Sun from "lucide-react/icons/sun";
import SunMoon from "lucide-react/icons/sun-moon";
import type { ReactNode } from "react";
import { Link, useRoute } from "wouter";
import type { Locale } from "../../src/domain/locale.ts";
import type { Session } from "../../src/server/contract.ts";
import { server } from "./api/client.ts";
import { LANGUAGES, useLanguage, useWords } from "./i18n/language.tsx";
import { COLON } from "./i18n/numbers.ts";
import { SHELL } from "./i18n/shell.ts";
import { openHelp } from "./keyboard/help.tsx";
import { useTheme } from "./theme.ts";
import { Button } from "./ui/controls.tsx";

/** The bar above every page, and the page. */
export function Frame({ session, children }: { session: Session | null; children: ReactNode }): ReactNode {
  const words = useWords(SHELL);
  return (
    <>
      <a href="#content" className="sr-only focus:not-sr-only focus:absolute focus:z-50 focus:bg-paper focus:p-2">
        {words.skip}
      </a>
      <header className="sticky top-0 z-30 border-b border-line bg-paper print:hidden">
        <div className="mx-auto flex h-12 max-w-[110rem] items-center gap-1 px-3 sm:px-5">
          <Link href="/" className="mr-2 flex items-center gap-2 font-semibold tracking-tight">
            <Scale aria-hidden size={19} className="text-accent" />
            <span className="max-[26rem]:sr-only">Tribunal</span>
          </Link>
          {session === null ? null : (
            <nav aria-label="Tribunal" className="flex">
              <Tab href="/">{words.deals}</Tab>
              <Tab href="/agents">{words.agents}</Tab>
              <span className="max-sm:hidden">
                <Tab href="/prompts">{words.prompts}</Tab>
              </span>
            </nav>
          )}
          <div className="ml-auto flex items-center gap-1">
            <LanguageChoice />
            <ThemeChoice />
            {session === null ? null : (
              <>
                <span className="max-sm:hidden">
                  <Button
                    look="quiet"
                    className="px-2"
                    aria-label={words.keyboard}
                    title={words.keyboard}
                    onClick={openHelp}
                  >
                    <Keyboard aria-hidden size={18} />
                  </Button>
                </span>
                <SignOut label={session.label} />
              </>
            )}
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className="mx-auto max-w-[110rem] outline-none">
        {children}
      </main>
    </>
  );
}

function Tab({ href, children }: { href: string; children: ReactNode }): ReactNode {
  const [here] = useRoute(href);
  return (
    <Link
      href={href}
      aria-current={here ? "page" : undefined}
      className={`block rounded px-2 py-1 text-sm hover:bg-sunk ${here ? "font-semibold text-ink" : "text-ink-soft"}`}
    >
      {children}
    </Link>
  );
}

function LanguageChoice(): ReactNode {
  const words = useWords(SHELL);
  const { locale, speak } = useLanguage();
  return (
    <span className="relative inline-flex min-h-9 items-center gap-1 rounded-md px-2 text-sm text-ink-soft focus-within:outline-2 focus-within:outline-accent hover:bg-sunk">
      <Languages aria-hidden size={17} />
      <span aria-hidden className="font-medium uppercase">
        {locale}
      </span>
      <select
        aria-label={words.language}
        className="absolute inset-0 w-full opacity-0"
        value={locale}
        onChange={({ target }) => speak(target.value as Locale)}
      >
        {Object.entries(LANGUAGES).map(([tag, name]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </span>
  );
}

const THEMES = ["system", "light", "dark"] as const;
const THEME_ICON = { system: SunMoon, light: Sun, dark: Moon };

/** One button that goes through the three: the sun, the moon, or what the system says. */
function ThemeChoice(): ReactNode {
  const words = useWords(SHELL);
  const { locale } = useLanguage();
  const [theme, setTheme] = useTheme();
  const Icon = THEME_ICON[theme];
  const label = `${words.theme}${COLON[locale]}${words.themes[theme]}`;
  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? "system";
  return (
    <Button look="quiet" className="px-2" aria-label={label} title={label} onClick={() => setTheme(next)}>
      <Icon aria-hidden size={17} />
    </Button>
  );
}

function SignOut({ label }: { label: string }): ReactNode {
  const words = useWords(SHELL);
  const queries = useQueryClient();
  const leave = async () => {
    await server.session.$delete();
    await queries.resetQueries();
  };
  return (
    <Button
      look="quiet"
      className="px-2"
      aria-label={words.signOut}
      title={`${words.signOut} (${label})`}
      onClick={leave}
    >
      <LogOut aria-hidden size={17} />
    </Button>
  );
}
