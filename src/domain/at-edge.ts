import { TribunalError } from "./errors.ts";

type Callable = (...given: never[]) => unknown;
type Constructor = abstract new (...given: never[]) => object;

/**
 * An exported function as others call it: whatever goes wrong in it reaches them as a `TribunalError`. Our own code is
 * typed and refuses by name what it can foresee; a program without types can still hand over a list where a text is
 * meant, deep inside an object. The build puts this around every exported function (`scripts/edge.ts`).
 */
// @__NO_SIDE_EFFECTS__
export function atEdge<Call extends Callable>(name: string, call: Call): Call {
  return named(name, call.length, function (this: unknown, ...given: unknown[]) {
    try {
      const made = Reflect.apply(call, this, given);
      return made instanceof Promise ? made.catch((error) => Promise.reject(asOurs(name, error, given))) : made;
    } catch (error) {
      throw asOurs(name, error, given);
    }
  }) as unknown as Call;
}

/** An exported class as others make and call it: its constructor and its methods are each `atEdge`. */
// @__NO_SIDE_EFFECTS__
export function classAtEdge<Class extends Constructor>(name: string, within: Class): Class {
  const Base = within as unknown as new (...given: unknown[]) => object;
  class Outer extends Base {
    constructor(...given: unknown[]) {
      try {
        super(...given);
      } catch (error) {
        throw asOurs(name, error, given);
      }
    }
  }
  for (const [method, { value }] of Object.entries(Object.getOwnPropertyDescriptors(within.prototype))) {
    if (method === "constructor" || typeof value !== "function") continue;
    const outer = atEdge(`${name}.${method}`, value);
    Object.defineProperty(Outer.prototype, method, { value: outer, writable: true, configurable: true });
  }
  return named(name, within.length, Outer) as unknown as Class;
}

function named<Made extends object>(name: string, length: number, made: Made): Made {
  return Object.defineProperties(made, { name: { value: name }, length: { value: length } });
}

/** Ours stays as it is, and so does the reason of a signal: who aborts expects to see it again. */
function asOurs(where: string, error: unknown, given: readonly unknown[]): unknown {
  if (error instanceof TribunalError || isAbort(error, given)) return error;
  const reason = reasonOf(error);
  return new TribunalError(
    "bad_input",
    `${where} could not use what it was handed: ${reason}. Where every argument has the type it declares, the fault is Tribunal's: please report it.`,
    { where, reason },
    error,
  );
}

function isAbort(error: unknown, given: readonly unknown[]): boolean {
  if (error instanceof DOMException) return error.name === "AbortError" || error.name === "TimeoutError";
  return given.some((one) => {
    const signal = looked(() => (one as { signal?: unknown } | null | undefined)?.signal, null);
    return signal instanceof AbortSignal && signal.aborted && signal.reason === error;
  });
}

const reasonOf = (error: unknown): string =>
  looked(() => (error instanceof Error ? error.message : String(error)).replace(/\.$/, ""), "it cannot be read");

/** What a stranger's object says, which may fall over merely by being looked at. */
function looked<Seen>(look: () => Seen, otherwise: Seen): Seen {
  try {
    return look();
  } catch {
    return otherwise;
  }
}
