import { type ReactNode, useState } from "react";
import { Link } from "wouter";
import type { Address } from "../../../../../src/domain/address.ts";
import { type FigureSlot, slotted } from "../../../../../src/domain/figure-slots.ts";
import { shownLevel } from "../../../../../src/domain/shown-level.ts";
import { together } from "../../../../../src/i18n/key-figures.ts";
import { sayPeriod } from "../../../../../src/i18n/periods.ts";
import { useLanguage, useWords } from "../../../i18n/language.tsx";
import { measured } from "../../../i18n/numbers.ts";
import { OVERVIEW } from "../../../i18n/overview.ts";
import { Badge, LevelBadge } from "../../../ui/badges.tsx";
import { Said } from "../../../ui/said.tsx";
import { personsWord } from "../../../view/decided.ts";
import { type DerivedFigure, type KeyFigure, type PlannedFigure, valueAndTime } from "../../../view/figure-slots.ts";
import { decisionsOn, useReview } from "../current-review.ts";
import { type OpenPlace, PlaceDialog } from "../place-dialog.tsx";
import { Understood } from "./understood.tsx";

/** The figures a decision rests on: value, deck and model, what each rests on; each opens its place. */
export function FigureTiles(): ReactNode {
  const words = useWords(OVERVIEW);
  const { answer } = useReview().review;
  const [shown, setShown] = useState<OpenPlace | null>(null);
  if (answer.keyFigures === undefined) return null;
  return (
    <section aria-label={words.figures}>
      <h2 className="sr-only">{words.figures}</h2>
      <ul
        className="grid grid-cols-2 overflow-hidden rounded-lg border border-line bg-line gap-px lg:grid-cols-4"
        data-testid="figures"
      >
        {slotted(answer).map((one) => (
          <li key={one.slot} className="flex min-w-0 flex-col bg-paper px-3.5 py-3">
            {one.kind === "stated" ? (
              <Stated figure={one.figure} onOpen={setShown} />
            ) : one.kind === "derived" ? (
              <Derived figure={one.figure} onOpen={setShown} />
            ) : one.kind === "planned" || one.kind === "unsure" ? (
              <Planned slot={one.slot} kind={one.kind} figure={one.figure} onOpen={setShown} />
            ) : (
              <Silent slot={one.slot} />
            )}
          </li>
        ))}
      </ul>
      <Understood />
      {shown === null ? null : <PlaceDialog place={shown} onClose={() => setShown(null)} />}
    </section>
  );
}

type Opens = { onOpen: (place: OpenPlace) => void };

const VALUE = "text-xl leading-tight font-semibold tracking-tight";

function Name({ children }: { children: string }): ReactNode {
  return (
    <Said as="h3" className="text-xs font-medium text-ink-faint">
      {children}
    </Said>
  );
}

function Value({ formatted }: { formatted: string }): ReactNode {
  const { locale } = useLanguage();
  const { value, time } = valueAndTime(formatted);
  return (
    <p className="mt-0.5">
      <Said className={VALUE}>{value}</Said>{" "}
      {time === null ? null : <Said className="text-xs text-ink-faint">{sayPeriod(time, locale)}</Said>}
    </p>
  );
}

function Stated({ figure, onOpen }: Opens & { figure: KeyFigure }): ReactNode {
  const words = useWords(OVERVIEW);
  const { topic, name, against, deck, model, reference } = figure;
  const current = useReview();
  const { locale } = useLanguage();
  const own = current.cases.find(({ contradiction }) => contradiction.topicId === topic);
  const person = own === undefined ? null : personsWord(own, decisionsOn(own.id, current), locale);
  const sides = [
    [words.deck, deck],
    [words.model, model],
  ] as const;
  const stated = sides.flatMap(([of, side]) => (side === undefined ? [] : [{ of, side }]));
  const agree = new Set(stated.map(({ side }) => valueAndTime(side.formatted).value)).size <= 1;
  return (
    <>
      <Name>{name}</Name>
      <Retained figure={figure} />
      <ul className="mt-1 space-y-0.5 text-xs">
        {stated.map(({ of, side }) => (
          <li key={of}>
            {agree ? null : <Said className="text-ink-soft">{`${side.formatted} `}</Said>}
            <Opener
              title={side.reference}
              onClick={() =>
                onOpen({ title: `${name} · ${side.reference}`, at: side.address as Address, words: side.passage })
              }
            >
              {inShort(of, side.address as Address, side.reference)}
            </Opener>
          </li>
        ))}
        {stated.length === 0 ? (
          <li>
            <Said className="text-ink-soft">{together(reference)}</Said>
          </li>
        ) : null}
        {against.map((said) => (
          <li key={said}>
            <Said className="text-bad">{`≠ ${said}`}</Said>
          </li>
        ))}
      </ul>
      <p className="mt-auto pt-1.5">
        {/* What the documents' figure rests on says nothing of a person's. */}
        {person?.value == null ? <LevelBadge level={shownLevel(figure, person !== null)} /> : null}
      </p>
    </>
  );
}

/** A person's value first, what the documents state below it; else their value, and the verdict's where it is another. */
function Retained({ figure: { topic, formatted, value: shown } }: { figure: KeyFigure }): ReactNode {
  const words = useWords(OVERVIEW);
  const { locale } = useLanguage();
  const current = useReview();
  const one = current.cases.find(({ contradiction }) => contradiction.topicId === topic);
  if (one === undefined) return <Value formatted={formatted} />;
  const person = personsWord(one, decisionsOn(one.id, current), locale);
  const { value = null, unit } = one.resolution?.finalValue ?? {};
  const verdict = typeof value === "number" && value !== shown ? measured(value, unit, locale) : null;
  const decided = person?.value ?? null;
  const below = decided === null ? verdict : words.engineSaid(verdict ?? formatted);
  return (
    <>
      <Value formatted={decided ?? formatted} />
      {below === null ? null : (
        <p className="mt-1 text-xs" data-testid={`retained-${topic}`}>
          {person === null || decided === null ? null : (
            <Said className="text-ink-soft">{`${words.person(person.decision.by)} · `}</Said>
          )}
          <Link href={`/contradictions/${one.id}`} className="font-semibold underline underline-offset-2">
            <Said>{below}</Said>
          </Link>{" "}
          {decided === null ? <span className="text-ink-soft">{words.verdict}</span> : null}
        </p>
      )}
    </>
  );
}

function Derived({ figure, onOpen }: Opens & { figure: DerivedFigure }): ReactNode {
  const words = useWords(OVERVIEW);
  const { locale } = useLanguage();
  const { name, formatted, period, calculation, inputs } = figure;
  return (
    <>
      <Name>{name}</Name>
      <p className="mt-0.5">
        <Said className={VALUE}>{formatted}</Said>{" "}
        {period === undefined ? null : <span className="text-xs text-ink-faint">{sayPeriod(period, locale)}</span>}
      </p>
      <Said as="p" className="mt-1 text-xs text-ink-soft">
        {calculation}
      </Said>
      <ul className="space-y-0.5 text-xs">
        {[...new Map(inputs.map((input) => [input.reference, input])).values()].map((input) => (
          <li key={input.reference}>
            <Opener
              title={input.reference}
              onClick={() => onOpen({ title: `${input.name} · ${input.reference}`, at: input.address as Address })}
            >
              {inShort(words.model, input.address as Address, input.reference)}
            </Opener>
          </li>
        ))}
      </ul>
      <p className="mt-auto pt-1.5">
        <LevelBadge level={shownLevel(figure, false)} />
      </p>
    </>
  );
}

interface PlannedProps extends Opens {
  slot: FigureSlot;
  kind: "planned" | "unsure";
  figure: PlannedFigure;
}

/** A plan, or what was read without certainty: shown, and nothing rests on it. */
function Planned({ slot, kind, figure, onOpen }: PlannedProps): ReactNode {
  const words = useWords(OVERVIEW);
  const { locale } = useLanguage();
  const { name, printed, period, passage, reference, address } = figure;
  return (
    <>
      <Name>{name}</Name>
      <p className="mt-0.5">
        <Said className="text-xl leading-tight font-medium tracking-tight text-ink-faint italic">{printed}</Said>{" "}
        {period === undefined ? null : <span className="text-xs text-ink-faint">{sayPeriod(period, locale)}</span>}
      </p>
      <p className="mt-1 text-xs">
        <Opener onClick={() => onOpen({ title: `${name} · ${reference}`, at: address as Address, words: passage })}>
          {reference}
        </Opener>
      </p>
      <p className="mt-auto pt-1.5" data-slot={slot}>
        <Badge tone="warn">{words[kind]}</Badge>
      </p>
    </>
  );
}

function Silent({ slot }: { slot: FigureSlot }): ReactNode {
  const words = useWords(OVERVIEW);
  return (
    <>
      <Name>{words.slots[slot]}</Name>
      <p aria-hidden className="mt-0.5 text-xl leading-tight text-ink-faint">
        –
      </p>
      <p className="mt-auto pt-1.5 text-xs text-ink-faint">{words.silent}</p>
    </>
  );
}

/** A cell needs no more than its name where the column is narrow: "Model, Revenue C12". */
const inShort = (model: string, address: Address, reference: string): string =>
  address.kind === "cell" ? `${model}, ${address.sheet} ${address.cell}` : reference;

/** The name of a place, which opens it. */
function Opener(props: { onClick: () => void; title?: string; children: string }): ReactNode {
  const { onClick, title, children } = props;
  return (
    <button
      type="button"
      title={title}
      onClick={onClick}
      className="text-left text-accent underline underline-offset-2"
    >
      <Said>{together(children)}</Said>
    </button>
  );
}
