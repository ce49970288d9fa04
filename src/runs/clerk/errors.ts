import { broken, TribunalError } from "../../domain/errors.ts";
import { ModelFailure } from "../../model/failure.ts";
import { StoreFailure } from "../../store/failure.ts";

/** An error as plain data, so that the other process can throw the same. */
export type PackedError =
  | { kind: "tribunal"; code: TribunalError["code"]; message: string; detail: TribunalError["detail"] }
  | {
      kind: "model";
      failure: ModelFailure["kind"];
      detail: ModelFailure["detail"];
      usage: ModelFailure["usage"];
      retryAfterMs: number | undefined;
    }
  | { kind: "store"; code: StoreFailure["code"]; detail: StoreFailure["detail"] }
  | { kind: "other"; name: string; message: string; stack: string };

export function packError(error: unknown): PackedError {
  if (error instanceof ModelFailure) {
    const { kind: failure, detail, usage, retryAfterMs } = error;
    return { kind: "model", failure, detail, usage, retryAfterMs };
  }
  if (error instanceof StoreFailure) return { kind: "store", code: error.code, detail: error.detail };
  if (error instanceof TribunalError) {
    const { code, message, detail } = error;
    return { kind: "tribunal", code, message, detail };
  }
  const { name, message, stack = "" } = error instanceof Error ? error : { name: typeof error, message: String(error) };
  return { kind: "other", name, message, stack };
}

export function unpackError(packed: PackedError): Error {
  switch (packed.kind) {
    case "tribunal":
      return new TribunalError(packed.code, packed.message, packed.detail);
    case "model": {
      const { failure, detail, usage, retryAfterMs } = packed;
      return new ModelFailure(failure, { detail, usage, ...(retryAfterMs !== undefined && { retryAfterMs }) });
    }
    case "store":
      return new StoreFailure(packed.code, packed.detail);
    case "other":
      return Object.assign(broken(packed.message), { name: packed.name, stack: packed.stack });
  }
}
