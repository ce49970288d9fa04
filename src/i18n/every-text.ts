/** The same data with every text in it changed; keys, numbers, dates and pictures as they are. */
export function everyText<Data>(data: Data, change: (text: string) => string): Data {
  if (typeof data === "string") return (data.startsWith("data:") ? data : change(data)) as Data;
  if (Array.isArray(data)) return data.map((one) => everyText(one, change)) as Data;
  if (typeof data !== "object" || data === null || Object.getPrototypeOf(data) !== Object.prototype) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, everyText(value, change)])) as Data;
}
