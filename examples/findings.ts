/** Small builders for the analysts of the example deals. */
export type Evidence = { type: string; content: string; source: string };

export const quote = (source: string, content: string): Evidence => ({ type: "quote", content, source });
export const sum = (source: string, content: string): Evidence => ({ type: "calculation", content, source });
export const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;

/** Numbers findings from F001 on, deal by deal. */
export function findingNumbering() {
  let serial = 0;
  return (
    metric: string,
    value: number | string | null,
    unit: string | null,
    score: number,
    category: string,
    evidence: Evidence[],
    more: object = {},
  ) => {
    serial += 1;
    const id = `F${String(serial).padStart(3, "0")}`;
    return { id, metric, category, value, unit, assessment: null, confidence: { score }, evidence, ...more };
  };
}
