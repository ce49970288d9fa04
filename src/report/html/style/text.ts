/** Words: headings, lists, quotes, chips, tables, details. */
export const TEXT = `
h2{font:600 1.7rem/1.2 var(--serif);margin:0 0 1rem;padding-top:.6rem;border-top:1px solid var(--strong-rule)}
h3{font:600 1.25rem/1.3 var(--serif);margin:1.6rem 0 .5rem}
h4{font:600 1rem/1.4 var(--sans);margin:1.5rem 0 .5rem}
h5,h6{font:600 .88rem/1.4 var(--sans);margin:1rem 0 .3rem;color:var(--soft)}
p{margin:.4rem 0;max-width:46rem}
small{font-size:.8rem;color:var(--soft);font-weight:400}
.quiet{color:var(--soft);font-size:.9rem}
ul,ol{margin:.4rem 0;padding-left:1.2rem}
ul.plain{list-style:none;padding:0}
ul.plain>li{padding:.3rem 0 .3rem .9rem;border-left:2px solid var(--rule);margin:.35rem 0;max-width:52rem}
ul.alarms>li{border-color:var(--bad)}
blockquote{margin:.3rem 0}
q,.claim,.says,.where,td,dd,h1,h3,h5,h6{unicode-bidi:isolate}
q{quotes:"“" "”"}:lang(fr) q{quotes:"«\u202f" "\u202f»"}
.where{color:var(--soft);font-size:.88em}
.sum,code{font-family:var(--mono);font-size:.82em}
code{background:var(--sunken);padding:.1em .3em;border-radius:3px}
.chip{display:inline-block;font:600 .75rem/1.35 var(--sans);padding:.14rem .5rem;border-radius:3px;border:1px solid currentColor;vertical-align:.12em;letter-spacing:.01em;white-space:nowrap}
td .chip{white-space:normal;position:relative;padding-left:1.5em}
.chip::before{content:"";display:inline-block;width:.5em;height:.5em;margin-right:.42em;background:currentColor}
td .chip::before{position:absolute;left:.5em;top:.45em}td .chip.quiet::before{top:.6em}
.chip.good{color:var(--good);background:var(--good-ground)}.chip.good::before{border-radius:50%}
.chip.warn{color:var(--warn);background:var(--warn-ground)}.chip.warn::before{transform:rotate(45deg)}
.chip.bad{color:var(--bad);background:var(--bad-ground)}
.chip.quiet{color:var(--soft);background:var(--quiet-ground)}.chip.quiet::before{height:.18em;vertical-align:.2em}
.alarm{border-left:4px solid var(--bad);background:var(--bad-ground);color:var(--bad);padding:.6rem .9rem;font-weight:600}
.alarm a{color:inherit}
.facts{margin:.6rem 0;display:grid;gap:.35rem 1.4rem}
.facts>div{display:grid;grid-template-columns:minmax(7rem,12rem) minmax(0,1fr);gap:.2rem 1rem}
.facts dt{color:var(--soft);font-size:.88rem}.facts dd{margin:0}
.facts dd>ul{margin-top:0}
details{margin:.7rem 0;border-top:1px solid var(--rule)}
summary{cursor:pointer;padding:.55rem 0;font-weight:600;font-size:.92rem;color:var(--accent)}
.depth{padding:.2rem 0 .8rem 1.1rem}
.scroll{overflow-x:auto;margin:.8rem 0}
table{border-collapse:collapse;width:100%;font-size:.89rem}
caption{text-align:left;color:var(--soft);font-size:.85rem;padding-bottom:.4rem}
th,td{text-align:left;vertical-align:top;padding:.5rem .8rem .5rem 0;border-bottom:1px solid var(--rule);overflow-wrap:break-word}
thead th{font-size:.8rem;color:var(--soft);border-bottom:1px solid var(--strong-rule);vertical-align:bottom}
tbody th{font-weight:600;min-width:8rem}
tfoot th,tfoot td{font-weight:600;border-top:1px solid var(--strong-rule)}
td.figure,th.figure{text-align:right}
th:last-child,td:last-child{padding-right:0}
.under{display:block}
@media (max-width:36rem){tbody th{min-width:5rem}.facts>div{grid-template-columns:1fr;gap:0}.depth{padding-left:.5rem}}
`;
