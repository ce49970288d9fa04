import type { RawPage } from "../make-raw-pdf.ts";

/** Pages on which "ARR 9 M" stands and nobody sees it. */

export const SEEN = "BT /F 14 Tf 40 250 Td (Seen by the reader) Tj ET\n";
export const words = (before = "", inside = "") => `${before} BT /F 14 Tf ${inside} 40 150 Td (ARR 9 M) Tj ET\n`;
export const BLANK_FONT = `<< /Type /Font /Subtype /Type3 /FontBBox [0 0 1000 1000] /FontMatrix [0.001 0 0 0.001 0 0] /FirstChar 32 /LastChar 90
  /Widths [${Array.from({ length: 59 }, () => 600).join(" ")}] /Encoding << /Differences [32 ${Array.from({ length: 59 }, () => "/g").join(" ")}] >>
  /CharProcs << /g @glyph >> /ToUnicode @map >>`;
export const MAP =
  "/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <ff> endcodespacerange 1 beginbfrange <20> <5a> <0020> endbfrange endcmap end";
export const form = (entries: string, stream: string) => ({
  entries: `/Type /XObject /Subtype /Form ${entries}`,
  stream,
});
export const ownFont = "/Resources << /Font << /F << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >>";

/** By how it is kept from the reader's eye. */
export const UNSEEN_PAGES: readonly [how: string, page: RawPage][] = [
  ["behind a clip elsewhere", { content: `${SEEN}q 300 20 50 50 re W n ${words()} Q` }],
  ["behind a clip without extent", { content: `${SEEN}q 40 150 0 0 re W n ${words()} Q` }],
  [
    "behind a clip of another shape",
    { content: `${SEEN}q 300 20 m 350 20 l 350 60 l 320 70 l 300 60 l h W n ${words()} Q` },
  ],
  [
    "outside the frame of its form",
    {
      content: `${SEEN}/X Do`,
      resources: "/XObject << /X @x >>",
      parts: { x: form(`/BBox [300 20 350 60] ${ownFont}`, words()) },
    },
  ],
  [
    "in a form that is switched off",
    {
      content: `${SEEN}/X Do`,
      resources: "/XObject << /X @x >>",
      catalog: "/OCProperties << /OCGs [@layer] /D << /OFF [@layer] >> >>",
      parts: { layer: "<< /Type /OCG /Name (x) >>", x: form(`/BBox [0 0 400 300] /OC @layer ${ownFont}`, words()) },
    },
  ],
  [
    "under an opaque note",
    {
      content: SEEN + words(),
      page: "/Annots [@note]",
      parts: {
        note: "<< /Type /Annot /Subtype /Square /F 4 /Rect [30 140 200 175] /AP << /N @look >> >>",
        look: form("/BBox [0 0 170 35]", "1 1 1 rg 0 0 170 35 re f"),
      },
    },
  ],
  ["under a broad white line", { content: `${SEEN}${words()}q 1 1 1 RG 40 w 20 155 m 300 155 l S Q` }],
  [
    "under white letters",
    { content: `${SEEN}${words()}q 1 1 1 rg 1 1 1 RG 6 w BT /F 14 Tf 2 Tr 40 150 Td (ARR 9 M) Tj ET Q` },
  ],
  [
    "behind a soft mask",
    {
      content: `${SEEN}q /M gs ${words()} Q`,
      resources: "/ExtGState << /M << /SMask << /S /Luminosity /G @g >> >> >>",
      parts: { g: form("/BBox [0 0 400 300] /Group << /S /Transparency /CS /DeviceGray >>", "0 g 0 0 400 300 re f") },
    },
  ],
  ["blended away", { content: `${SEEN}q /B gs ${words()} Q`, resources: "/ExtGState << /B << /BM /Lighten >> >>" }],
  [
    "filled with a white pattern",
    {
      content: `${SEEN}q /Pattern cs /P scn ${words()} Q`,
      resources: "/Pattern << /P @p >>",
      parts: {
        p: {
          entries:
            "/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 10 10] /XStep 10 /YStep 10 /Resources << >>",
          stream: "1 1 1 rg 0 0 10 10 re f",
        },
      },
    },
  ],
  [
    "an outline without ink",
    { content: `${SEEN}q /A gs ${words("", "1 Tr")} Q`, resources: "/ExtGState << /A << /CA 0 >> >>" },
  ],
  ["a white outline", { content: `${SEEN}q 1 1 1 RG ${words("", "1 Tr")} Q` }],
  ["a clip, which paints nothing itself", { content: `${SEEN}q ${words("", "7 Tr")} Q` }],
  ["hardly any ink", { content: `${SEEN}q /A gs ${words()} Q`, resources: "/ExtGState << /A << /ca 0.055 >> >>" }],
  ["almost white", { content: `${SEEN}q 0.949 g ${words()} Q` }],
  ["too small", { content: `${SEEN}BT /F 1.6 Tf 40 150 Td (ARR 9 M) Tj ET` }],
  ["squeezed together", { content: `${SEEN}BT /F 14 Tf 2 Tz 40 150 Td (ARR 9 M) Tj ET` }],
  ["squeezed flat", { content: `${SEEN}BT /F 14 Tf 1 0 0 0.05 40 150 Tm (ARR 9 M) Tj ET` }],
  ["a tenth of a point high", { content: `${SEEN}BT /F 0.1 Tf 40 150 Td (ARR 9 M) Tj ET` }],
  [
    "under a picture written into the page",
    { content: `${SEEN}${words()}q 300 0 0 60 20 130 cm BI /W 1 /H 1 /CS /G /BPC 8 ID \xff EI Q` },
  ],
  [
    "under a shading",
    {
      content: `${SEEN}${words()}q 20 130 300 60 re W n /S sh Q`,
      resources:
        "/Shading << /S << /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 400 0] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0.98] /N 1 >> >> >>",
    },
  ],
  [
    "in a separate ink of which nothing is laid on",
    {
      content: `${SEEN}q /Ink cs 0 scn ${words()} Q`,
      resources:
        "/ColorSpace << /Ink [/Separation /Gold /DeviceCMYK << /FunctionType 2 /Domain [0 1] /C0 [0 0 0 0] /C1 [0 0.2 1 0] /N 1 >>] >>",
    },
  ],
  [
    "a font whose letters are all its blank",
    {
      content: `${SEEN}BT /E 14 Tf 40 150 Td (ARR 9 M) Tj ET`,
      fonts: "/E @blank",
      parts: {
        blank: `<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding << /BaseEncoding /WinAnsiEncoding /Differences [32 ${Array.from({ length: 95 }, () => "/space").join(" ")}] >> /ToUnicode @map >>`,
        map: { entries: "", stream: MAP },
      },
    },
  ],
  [
    "glyphs that draw nothing",
    {
      content: `${SEEN}BT /E 14 Tf 40 150 Td (ARR 9 M) Tj ET`,
      fonts: "/E @blank",
      parts: {
        blank: BLANK_FONT,
        glyph: { entries: "", stream: "600 0 d0" },
        map: { entries: "", stream: MAP },
      },
    },
  ],
];
