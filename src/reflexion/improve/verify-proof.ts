import { standsAt } from "../audit/verify-sources.ts";
import type { Quantity } from "../../domain/quantity.ts";
import type { Desk } from "../desk.ts";
import type { Proof } from "../proof.ts";

/** Whether each place a proof names can be opened and carries its number; a stated one must also quote right. */
export function verifySourceText(proof: Proof, desk: Desk): boolean {
  if (proof.calculation === undefined) {
    const [address] = proof.addresses;
    if (address === undefined) return false;
    const { status } = desk.check({ type: desk.sourceOf(address), reference: proof.reference, quote: proof.passage });
    return status === "verified" || status === "relocated" || standsAt(quantityOf(proof.value, proof), address, desk);
  }
  return proof.addresses.every((address, at) => {
    const value = proof.inputs?.[at]?.value;
    return value !== undefined && standsAt(quantityOf(value, proof), address, desk);
  });
}

/** Enough of a quantity to look a number up. */
function quantityOf(value: number, { step }: Proof): Quantity {
  const text = String(value);
  const decimals = text.split(".")[1]?.length ?? 0;
  return { value, unit: "number", scale: 1, decimals, step: Math.max(step, 10 ** -decimals), text, start: 0, end: text.length };
}
