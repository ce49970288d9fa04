import { describe, expect, it } from "vitest";
import { releasedChangelog, releasedLines, versionAbove } from "../scripts/changelog.ts";
import { DOORS, thingsAt } from "../scripts/public-face.ts";
import { reference } from "../scripts/reference.ts";

describe("a release", () => {
  it("moves what is unreleased under its version, and refuses to release nothing", () => {
    const text = "# Changelog\n\n## Unreleased\n\n- More.\n\n## 0.1.0 (2026-01-01)\n\n- First.\n";
    const released = releasedChangelog(text, "0.2.0", new Date("2026-02-03T12:00:00Z"));
    expect(released).toBe(
      "# Changelog\n\n## Unreleased\n\n## 0.2.0 (2026-02-03)\n\n- More.\n\n## 0.1.0 (2026-01-01)\n\n- First.\n",
    );
    expect(releasedLines(released ?? "", "0.2.0")).toEqual(["- More."]);
    expect(releasedChangelog(released ?? "", "0.3.0", new Date())).toBeNull();
    expect(releasedChangelog("# Changelog\n", "0.3.0", new Date())).toBeNull();
  });

  it.each([
    ["0.2.0", true],
    ["1.0.0", true],
    ["0.1.1", true],
    ["0.1.0", false],
    ["0.0.9", false],
    ["next", false],
    ["0.2", false],
  ])("takes a version above the last: %s", (version, above) => {
    expect(versionAbove(version, "0.1.0")).toBe(above);
  });
});

describe("the reference", () => {
  it("has everything users import", () => {
    const page = reference();
    for (const [door, entry] of Object.entries(DOORS)) {
      expect(page).toContain(`## ${door}\n`);
      for (const { name } of thingsAt(entry)) expect(page).toContain(`#### ${name}\n`);
    }
  });
});
