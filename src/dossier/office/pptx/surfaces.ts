import type { Box } from "../../../domain/document.ts";
import type { Colour } from "./colours.ts";
import type { Reach } from "./outline.ts";
import { isOpaque, laidOn, type Paint } from "./paint.ts";
import type { Pixels } from "./pixels.ts";

/** Something painted on a slide. */
export interface Surface {
  box: Box;
  paint: Paint;
  /** Place of its shape in the order of drawing. */
  order: number;
  /** Where in its box it is painted; everywhere where absent. */
  reach?: Reach | undefined;
  /** A picture's own colours. */
  pixels?: Pixels | undefined;
}

/** All that is painted on a slide, to be asked what lies under and over a point. */
export interface Surfaces {
  add(surface: Surface): void;
  /** The colours behind a text of the shape drawn at `order`; undefined where nobody can say. */
  under(x: number, y: number, order: number): readonly Colour[] | undefined;
  /** True where something drawn later hides the point. */
  isCovered(x: number, y: number, order: number): boolean;
}

const BANDS = 24;
/** So many surfaces are looked at for one point; a slide with more at one place was made to keep us busy. */
const MOST_LOOKED_AT = 1_500;
const HIDDEN_SHARE = 0.9;

/** Surfaces of a slide of this size over its background, kept by bands of its height. */
export function surfacesOn(height: number, background: Paint): Surfaces {
  const bands = Array.from({ length: BANDS }, (): Surface[] => []);
  const bandOf = (y: number) => Math.max(0, Math.min(BANDS - 1, Math.floor((y / Math.max(1, height)) * BANDS)));
  const reachOf = ({ box, reach }: Surface, x: number, y: number): ReturnType<Reach> => {
    const across = (x - box.x) / (box.width || 1);
    const down = (y - box.y) / (box.height || 1);
    if (across < 0 || across > 1 || down < 0 || down > 1) return "out";
    return reach === undefined ? "in" : reach(across, down);
  };
  const paintAt = ({ box, paint, pixels }: Surface, x: number, y: number): Paint => {
    if (paint !== "picture") return paint;
    const colour = pixels?.at((x - box.x) / (box.width || 1), (y - box.y) / (box.height || 1));
    return colour === undefined ? paint : [colour];
  };
  return {
    add(surface) {
      for (let band = bandOf(surface.box.y); band <= bandOf(surface.box.y + surface.box.height); band++)
        bands[band]?.push(surface);
    },
    under(x, y, order) {
      const layers: (readonly Colour[])[] = [];
      const list = bands[bandOf(y)] ?? [];
      let ground: Paint = background;
      for (let at = list.length - 1; at >= 0; at--) {
        if (list.length - at > MOST_LOOKED_AT) return undefined;
        const surface = list[at] as Surface;
        const reach = surface.order > order ? "out" : reachOf(surface, x, y);
        if (reach === "out") continue;
        if (reach === "maybe") return undefined;
        if (surface.pixels?.isSmall() === false) return undefined;
        const paint = paintAt(surface, x, y);
        if (isOpaque(paint)) {
          ground = paint;
          break;
        }
        layers.push(paint as readonly Colour[]);
      }
      return ground === "picture" ? undefined : layers.reduceRight((seen, layer) => laidOn(layer, seen), ground);
    },
    isCovered(x, y, order) {
      const list = bands[bandOf(y)] ?? [];
      let shows = 1;
      for (let at = list.length - 1; at >= Math.max(0, list.length - MOST_LOOKED_AT); at--) {
        const surface = list[at] as Surface;
        if (surface.order <= order) break;
        if (reachOf(surface, x, y) !== "in") continue;
        const paint = surface.pixels?.maySeeThrough() === false ? surface.paint : paintAt(surface, x, y);
        shows *= 1 - (paint === "picture" ? 1 : Math.min(...paint.map(({ alpha }) => alpha)));
        if (shows <= 1 - HIDDEN_SHARE) return true;
      }
      return false;
    },
  };
}
