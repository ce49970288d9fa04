/** Colours and measures. Each colour has its light and its dark value; the three radio buttons choose, print is always light. */
export const TOKENS = `
:root{color-scheme:light dark;
--page:light-dark(#f6f5f1,#12161b);--paper:light-dark(#fff,#191f26);--sunken:light-dark(#f1efe9,#20272f);
--ink:light-dark(#1a222c,#e8e6e1);--soft:light-dark(#4f5966,#aeb5be);--rule:light-dark(#d8d4ca,#35404b);--strong-rule:light-dark(#1a222c,#8c96a1);
--accent:light-dark(#1d4e68,#8fc1dc);--focus:light-dark(#0b5fff,#8ab4ff);
--good:light-dark(#17603b,#86d3a6);--good-ground:light-dark(#e6f2ea,#1c3327);
--warn:light-dark(#7a4d00,#f0c274);--warn-ground:light-dark(#fbf1dc,#3a2e17);
--bad:light-dark(#9b1c1c,#f4a3a0);--bad-ground:light-dark(#fae9e8,#3f2122);
--quiet-ground:light-dark(#eceae4,#2a323b);
--serif:"Iowan Old Style","Palatino Linotype",Palatino,"Book Antiqua",Georgia,"Noto Serif","DejaVu Serif",serif;
--sans:system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans","Liberation Sans",Arial,sans-serif;
--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace}
:root:has(#theme-light:checked){color-scheme:light}
:root:has(#theme-dark:checked){color-scheme:dark}
`;
