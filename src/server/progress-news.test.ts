import { describe, expect, it } from "vitest";
import type { TenantStore } from "../store/port.ts";
import { ProgressNews } from "./progress-news.ts";

/** A store of one review with three events, that counts how often it is asked. */
function counting(tenant: string) {
  const asked: string[] = [];
  const store = {
    tenant,
    reviews: {
      get: async (id: string) => {
        asked.push(`${id} status`);
        return { status: "running" };
      },
    },
    events: {
      after: async (id: string, seq: number) => {
        asked.push(`${id} after ${seq}`);
        return [1, 2, 3].filter((n) => n > seq).map((n) => ({ seq: n, at: "now", event: { n } }));
      },
    },
  } as unknown as TenantStore;
  return { store, asked };
}

describe("news of a review", () => {
  it("are read once for all who wait for the same, the status first", async () => {
    const { store, asked } = counting("ours");
    const news = new ProgressNews();
    const heard = await Promise.all(Array.from({ length: 200 }, () => news.after(store, "rev_1", 1)));
    expect(asked).toEqual(["rev_1 status", "rev_1 after 1"]);
    expect(new Set(heard).size).toBe(1);
    expect(heard[0]?.events.map(({ seq }) => seq)).toEqual([2, 3]);
  });

  it("are read anew for whoever asks later, heard less, or is another tenant", async () => {
    const [ours, theirs] = [counting("ours"), counting("theirs")];
    const news = new ProgressNews();
    await Promise.all([news.after(ours.store, "rev_1", 3), news.after(ours.store, "rev_1", 0)]);
    await news.after(ours.store, "rev_1", 3);
    await Promise.all([news.after(ours.store, "rev_1", 3), news.after(theirs.store, "rev_1", 3)]);
    expect(ours.asked.filter((one) => one.endsWith("after 3"))).toHaveLength(3);
    expect(theirs.asked).toEqual(["rev_1 status", "rev_1 after 3"]);
  });

  it("that cannot be read are asked for again", async () => {
    const news = new ProgressNews();
    let times = 0;
    const failing = {
      ...counting("ours").store,
      reviews: {
        get: async () => {
          times += 1;
          throw new Error("out of reach");
        },
      },
    } as unknown as TenantStore;
    await expect(news.after(failing, "rev_1", 0)).rejects.toThrow("out of reach");
    await expect(news.after(failing, "rev_1", 0)).rejects.toThrow("out of reach");
    expect(times).toBe(2);
  });
});
