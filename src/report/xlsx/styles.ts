import type { Tone } from "../view/tones.ts";

/** How a text of the summary is set; `entry` is a field to write in. */
export type Look = "title" | "section" | "head" | "strong" | "muted" | "entry";

/** Grounds and inks of the tones, which LibreOffice and Excel print alike. */
export const TONE_COLOURS: Readonly<Record<Tone, { ground: string; ink: string }>> = {
  good: { ground: "FFE2F3E6", ink: "FF14532D" },
  warn: { ground: "FFFDEFD6", ink: "FF7A4300" },
  bad: { ground: "FFFBE3E1", ink: "FF9B1C1C" },
  quiet: { ground: "FFEDEFF3", ink: "FF3D4656" },
};
const TONES = ["good", "warn", "bad", "quiet"] as const satisfies readonly Tone[];

interface Face {
  size?: number;
  bold?: boolean;
  ink?: string;
}

/** In the order of their indices. */
const FACES: readonly Face[] = [
  {},
  { bold: true },
  { size: 16, bold: true },
  { size: 12, bold: true },
  { ink: "FF5B6472" },
  ...TONES.map((tone) => ({ bold: true, ink: TONE_COLOURS[tone].ink })),
];
const GROUNDS = ["FFE8ECF1", ...TONES.map((tone) => TONE_COLOURS[tone].ground)];
const PLAIN_FACES = FACES.length - TONES.length;
/** The first two grounds are the program's own. */
const FIRST_GROUND = 2;

interface Style {
  face?: number;
  ground?: number;
  format?: number;
  wrap?: boolean;
  guarded?: boolean;
  boxed?: boolean;
}

const SHARE_FORMAT = 164;
const STYLES = {
  plain: {},
  head: { face: 1, ground: FIRST_GROUND, wrap: true },
  text: { wrap: true },
  guarded: { wrap: true, guarded: true },
  whole: { format: 3, wrap: false },
  number: { wrap: false },
  share: { format: SHARE_FORMAT, wrap: false },
  title: { face: 2, wrap: false },
  section: { face: 3, wrap: false },
  strong: { face: 1, wrap: true },
  muted: { face: 4, wrap: true },
  entry: { wrap: true, boxed: true },
  good: toned("good"),
  warn: toned("warn"),
  bad: toned("bad"),
  quiet: toned("quiet"),
} as const satisfies Record<string, Style>;

function toned(tone: Tone): Style {
  const at = TONES.indexOf(tone);
  return { face: PLAIN_FACES + at, ground: FIRST_GROUND + 1 + at, wrap: true };
}

type StyleName = keyof typeof STYLES;

/** Indices into the styles part. */
export const STYLE = Object.fromEntries(Object.keys(STYLES).map((name, at) => [name, at])) as Record<StyleName, number>;

/** The colours a status takes when somebody changes it, in the order of `TONES`: indices of the changing styles. */
export const TONE_RULE = Object.fromEntries(TONES.map((tone, at) => [tone, at])) as Record<Tone, number>;

const fill = (colour: string) =>
  `<fill><patternFill patternType="solid"><fgColor rgb="${colour}"/><bgColor indexed="64"/></patternFill></fill>`;
const fontXml = ({ size = 10, bold = false, ink }: Face) =>
  `<font>${bold ? "<b/>" : ""}<sz val="${size}"/>${ink === undefined ? "" : `<color rgb="${ink}"/>`}<name val="Calibri"/></font>`;
const EDGE = (side: string) => `<${side} style="thin"><color rgb="FFC3C9D3"/></${side}>`;

function styleXml({ face = 0, ground = 0, format = 0, wrap, guarded = false, boxed = false }: Style): string {
  const given = [
    guarded ? ' quotePrefix="1"' : "",
    format === 0 ? "" : ' applyNumberFormat="1"',
    face === 0 ? "" : ' applyFont="1"',
    ground === 0 ? "" : ' applyFill="1"',
    boxed ? ' applyBorder="1"' : "",
  ].join("");
  const xf = `<xf numFmtId="${format}" fontId="${face}" fillId="${ground}" borderId="${boxed ? 1 : 0}" xfId="0"${given}`;
  if (wrap === undefined) return `${xf}/>`;
  return `${xf} applyAlignment="1"><alignment vertical="top"${wrap ? ' wrapText="1"' : ""}/></xf>`;
}

/** The styles part: every look there is, and the colours that follow a status. */
export function stylesXml(main: string): string {
  const xfs = Object.values<Style>(STYLES).map(styleXml);
  const changing = TONES.map((tone) => {
    const { ground, ink } = TONE_COLOURS[tone];
    return `<dxf><font><b/><color rgb="${ink}"/></font><fill><patternFill patternType="solid"><fgColor rgb="${ground}"/><bgColor rgb="${ground}"/></patternFill></fill></dxf>`;
  });
  return [
    `<styleSheet xmlns="${main}">`,
    `<numFmts count="1"><numFmt numFmtId="${SHARE_FORMAT}" formatCode="0.0%"/></numFmts>`,
    `<fonts count="${FACES.length}">${FACES.map(fontXml).join("")}</fonts>`,
    `<fills count="${GROUNDS.length + FIRST_GROUND}"><fill><patternFill patternType="none"/></fill>`,
    `<fill><patternFill patternType="gray125"/></fill>${GROUNDS.map(fill).join("")}</fills>`,
    '<borders count="2"><border><left/><right/><top/><bottom/><diagonal/></border>',
    `<border>${["left", "right", "top", "bottom"].map(EDGE).join("")}<diagonal/></border></borders>`,
    '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs count="${xfs.length}">${xfs.join("")}</cellXfs>`,
    '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles>',
    `<dxfs count="${changing.length}">${changing.join("")}</dxfs></styleSheet>`,
  ].join("");
}
