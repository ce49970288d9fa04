import { describe, expect, it } from "vitest";
import { maskSecrets, redact } from "./redact.ts";

describe("redact", () => {
  it("masks a known secret in every form it takes", () => {
    const secret = 'p@ss"word/1';
    const text = `key ${secret}, url?k=${encodeURIComponent(secret)}, ${JSON.stringify({ secret })}`;
    const masked = maskSecrets(text, [secret]);
    for (const form of [secret, encodeURIComponent(secret), 'p@ss\\"word']) expect(masked).not.toContain(form);
  });

  it.each([
    "Incorrect API key provided: sk-proj-abcDEF123456789",
    "authorization: Bearer eyJhbGciOi.abc.def-123",
    "GET /v1?key=AIzaSyA1234567890abcdefghij",
    "http://user:hunter22@proxy.local/x",
  ])("masks what looks like a key: %s", (text) => {
    const line = redact(text, []);
    expect(line).toContain("[redacted]");
    for (const part of ["abcDEF", "eyJhb", "AIzaSy", "hunter22"]) expect(line).not.toContain(part);
  });

  it("leaves words alone and keeps to one short line", () => {
    expect(redact("the model\n  is overloaded", ["is", ""])).toBe("the model is overloaded");
    expect(redact("x".repeat(500), []).length).toBeLessThan(210);
  });
});
