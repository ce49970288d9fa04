/** Texts and lists made to be slow: each as the files of a deal, of so many bytes (findings: one for every ten bytes). */
type Files = Record<string, string>;

const repeated = (text: string, bytes: number) => text.repeat(Math.ceil(bytes / text.length)).slice(0, bytes);
const words = (bytes: number) => repeated("plain words that say nothing of note and go on ", bytes);
const agent = (rest: string) => ({ "agents/a.json": `{"agentName":"a","tier":1,${rest}}` });
const text = (content: string) => ({ "documents/a.txt": content });

/** So many of them as make so many bytes, each of its own. */
function listed(one: (i: number) => string, bytes: number, between = "\n"): string {
  const parts: string[] = [];
  for (let size = 0; size < bytes; size += (parts.at(-1)?.length ?? 0) + between.length) parts.push(one(parts.length));
  return parts.join(between);
}

function finding(i: number): string {
  const evidence = `[{"type":"quote","content":"Cost line ${i}: ${1_000 + i} €","source":"Context"}]`;
  return `{"id":"same","metric":"Cost line ${i}","value":${1_000 + i},"unit":"EUR","confidence":{"score":75},"evidence":${evidence}}`;
}

function findingOfDay(i: number): string {
  const day = new Date(Date.UTC(1960, 0, 1 + (i % 39_000))).toISOString().slice(0, 10);
  return `{"id":"f${i}","metric":"Headcount","value":${1_000 + i},"period":"${day}","confidence":{"score":75},"evidence":[]}`;
}

/**
 * Shapes on which work that looks at everything before, for everything there is, takes minutes. A megabyte of each is twice
 * the work of half a megabyte, and no more.
 */
export const LONG_TEXTS: Readonly<Record<string, (bytes: number) => Files>> = {
  "one line of words": (bytes) => text(words(bytes)),
  "one word": (bytes) => text("x".repeat(bytes)),
  "one row of digits": (bytes) => text("1".repeat(bytes)),
  "numbers with commas": (bytes) => text(repeated("1, ", bytes)),
  "amounts without a word": (bytes) => text(repeated("$1 ", bytes)),
  "one name and one amount": (bytes) => text(repeated("ARR: $1M ", bytes)),
  "brackets that never close": (bytes) => text(repeated("((1) ", bytes)),
  "digits with nothing between": (bytes) => text(repeated("1\u200b", bytes)),
  "one cell": (bytes) => ({ "documents/a.csv": `label,value\n"${words(bytes)}",1\n` }),
  "one row of cells": (bytes) => ({ "documents/a.csv": `${repeated("1,", bytes)}1\n` }),
  "rows of one number": (bytes) => ({ "documents/a.csv": `value\n${repeated("1\n", bytes)}` }),
  "one JSON string": (bytes) => ({ "context.json": JSON.stringify({ note: words(bytes) }) }),
  "one sentence of an agent": (bytes) => agent(`"analysis":${JSON.stringify(words(bytes))}`),
  "numbers in one sentence of an agent": (bytes) => agent(`"analysis":${JSON.stringify(repeated("1, ", bytes))}`),
  "lines of one topic": (bytes) => text(listed((i) => `ARR ${2_000 + (i % 90)}: ${1_000 + i} K€`, bytes, "\n\n")),
  "lines of shares": (bytes) => text(listed((i) => `Fund number ${i} holds ${(i % 9_000) / 100} %`, bytes, "\n\n")),
  "lines of customers": (bytes) =>
    text(listed((i) => `Customer C${i}: ${i % 90} % of revenue, ${i} K€`, bytes, "\n\n")),
  "lines of shares of one whole": (bytes) =>
    text(listed((i) => `${(i % 97) + 1} % of the school market: ${i + 1} M€`, bytes, "\n\n")),
  "lines that come to a sum": (bytes) =>
    text(listed((i) => `Basket ${i}: ${1_000 + i} M€, of which 8 % online, that is ${90 + i} M€`, bytes, "\n\n")),
  "lines of many at a price": (bytes) =>
    text(listed((i) => `Meals cost ${(i % 90) + 4} € per meal, and ${i + 20} meals bring ${i + 1} K€`, bytes, "\n\n")),
  "rows of years": (bytes) => ({
    "documents/a.csv": `label,2023,2024,2025\n${listed((i) => `Revenue of unit ${i},${i},${i + 1},${i + 2}`, bytes)}\n`,
  }),
  "red flags of an agent": (bytes) =>
    agent(
      `"redFlags":[${listed((i) => `{"title":"Churn of cohort ${i} is ${i % 50} %","severity":"CRITICAL"}`, bytes, ",")}]`,
    ),
  "agents of one finding": (bytes) => ({
    "agents/a.json": `[${listed((i) => `{"agentName":"a${i}","tier":1,"findings":[${finding(i)}]}`, bytes, ",")}]`,
  }),
  "sentences of an agent": (bytes) =>
    agent(
      `"analysis":${JSON.stringify(listed((i) => `The ARR of unit ${i} is ${i} K€ (slide ${i % 30}).`, bytes, " "))}`,
    ),
  "findings of as many days": (bytes) =>
    agent(`"findings":[${Array.from({ length: bytes / 20 }, (_, i) => findingOfDay(i)).join(",")}]`),
  "findings under one id": (bytes) =>
    agent(`"findings":[${Array.from({ length: bytes / 10 }, (_, i) => finding(i)).join(",")}]`),
};
