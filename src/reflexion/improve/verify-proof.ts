import type { Address } from "../../domain/address.ts";
import { sameFigure } from "../../quantities/compare.ts";
import { inMonths } from "../../quantities/durations.ts";
import type { Desk } from "../desk.ts";
import type { Proof } from "../proof.ts";

/**
 * Whether a proof holds when its sources are checked like anybody's: a stated one must quote a passage that is there;
 * every input of a computed one must be a value that was read at the place it names.
 */
export function holds(proof: Proof, desk: Desk): boolean {
  if (proof.calculation !== undefined) {
    return proof.addresses.every((address, at) => wasReadAt(proof.inputs?.[at]?.value, address, desk));
  }
  const [address] = proof.addresses;
  if (address === undefined || !wasReadAt(proof.value, address, desk)) return false;
  if (proof.passage.trim() === "") return false;
  return (
    desk.check({ type: desk.sourceOf(address), reference: proof.reference, quote: proof.passage }).status === "verified"
  );
}

function wasReadAt(value: number | undefined, address: Address, desk: Desk): boolean {
  if (value === undefined) return false;
  return desk.factsAt(address).some(({ quantity }) => {
    const read = quantity.unit === "duration" ? inMonths(quantity) : quantity.value;
    return sameFigure({ value: Math.abs(read) }, { value: Math.abs(value) });
  });
}
