import { BaseSequencer, type TestSpecification } from "vitest/node";

/** They take most of a minute each by themselves, or the longest of the short ones: begun last, they would keep one core waiting for the other. */
const LONGEST = [
  "test/hostile-inputs.test.ts",
  "test/linear-time.test.ts",
  "test/review-resume.test.ts",
  "test/server-kill.test.ts",
  "test/desk-reading.test.ts",
  "test/desk-key.test.ts",
  "src/evidence/topics/recognise.test.ts",
];

const rank = ({ moduleId }: TestSpecification): number => {
  const at = LONGEST.findIndex((name) => moduleId.endsWith(name));
  return at < 0 ? LONGEST.length : at;
};

/** The longest files first, and the many short ones of the unit project last: they fill what is left evenly. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isUnit = ({ project }: TestSpecification) => Number(project.name === "unit");
    return sorted.toSorted((a, b) => isUnit(a) - isUnit(b) || rank(a) - rank(b));
  }
}
