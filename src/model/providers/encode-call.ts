/** A call's parameters or result as text that can be kept and read again: JSON, with bytes and dates as what they are. */
export const encodeCall = (call: unknown): string =>
  JSON.stringify(call, function (this: Record<string, unknown>, key, value: unknown) {
    const own = this[key];
    if (own instanceof Uint8Array) return { $bytes: Buffer.from(own).toString("base64") };
    if (own instanceof Date) return { $date: own.toISOString() };
    if (own instanceof URL) return { $url: own.href };
    return value;
  });

export const decodeCall = (text: string): unknown =>
  JSON.parse(text, (_, value: unknown) => {
    if (typeof value !== "object" || value === null) return value;
    const { $bytes, $date, $url } = value as Record<string, unknown>;
    if (typeof $bytes === "string") return new Uint8Array(Buffer.from($bytes, "base64"));
    if (typeof $date === "string") return new Date($date);
    if (typeof $url === "string") return new URL($url);
    return value;
  });
