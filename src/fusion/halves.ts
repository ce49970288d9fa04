import type { World } from "./world.ts";

/** How many ways the objects are split in two. */
const SPLITS = 2;

/**
 * The same world with half of its objects, several times over: what all halves teach alike is solid, what depends on
 * which objects were seen is not. An object's half follows from its name, so the same claims give the same halves.
 */
export function halvesOf(world: World): World[] {
  const marks = world.objects.map(({ name }) => mark(name));
  return Array.from({ length: 2 * SPLITS }, (_, i) => ({
    ...world,
    objects: world.objects.filter((_, at) => (((marks[at] as number) >>> (i >> 1)) & 1) === (i & 1)),
  }));
}

/** FNV-1a, mixed once more so that each bit depends on the whole name. */
function mark(name: string): number {
  let state = 2_166_136_261;
  for (let i = 0; i < name.length; i++) state = Math.imul(state ^ name.charCodeAt(i), 16_777_619) >>> 0;
  state = Math.imul(state ^ (state >>> 15), 2_246_822_519) >>> 0;
  return (state ^ (state >>> 13)) >>> 0;
}
