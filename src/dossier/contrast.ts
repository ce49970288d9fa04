/** Red, green and blue, 0 to 255 each. */
export type Rgb = [red: number, green: number, blue: number];

/** Below this contrast a reader sees nothing: light grey on white is 1.4, what is meant to be read 3 and more. */
const LEAST_CONTRAST = 1.2;
/** Colours further apart than this in one of their parts are told apart even where they are equally bright. */
const LEAST_DIFFERENCE = 48;

/** Whether one colour cannot be told from the other behind it. */
export function isLost(ink: Rgb, paper: Rgb): boolean {
  if (ink.some((part, at) => Math.abs(part - (paper[at] ?? 0)) > LEAST_DIFFERENCE)) return false;
  const [light, dark] = [luminance(ink), luminance(paper)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05) < LEAST_CONTRAST;
}

function luminance([red, green, blue]: Rgb): number {
  const part = (value: number) => {
    const share = value / 255;
    return share <= 0.03928 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(red) + 0.7152 * part(green) + 0.0722 * part(blue);
}
