/** The first screen, the cases and the charts. */
export const PARTS = `
.first{display:grid;grid-template-columns:minmax(0,1.6fr) minmax(16rem,1fr);gap:1.5rem 3rem;margin-bottom:3.4rem}
.first>div>section{margin:0 0 1.8rem}
.first h2{border:0;padding:0;font:600 1rem/1.4 var(--sans);margin-bottom:.5rem}
.answer{outline-offset:8px}
.answer h2,.figures h2{color:var(--soft)}
.answer h3{font:600 .88rem/1.4 var(--sans);color:var(--soft);margin:1rem 0 .2rem}
.first>div>section+section{border-top:1px solid var(--strong-rule);padding-top:.8rem}
.badge{display:inline-block;font:600 1.05rem/1.3 var(--sans);padding:.4rem .9rem;border:2px solid currentColor;border-radius:4px;margin:0 0 .9rem}
.badge.good{color:var(--good);background:var(--good-ground)}.badge.warn{color:var(--warn);background:var(--warn-ground)}
.badge.bad{color:var(--bad);background:var(--bad-ground)}.badge.quiet{color:var(--soft);background:var(--quiet-ground)}
.headline{font:500 clamp(1.25rem,2.4vw,1.6rem)/1.32 var(--serif);margin:0;max-width:34rem}
.reasons{padding-left:1.1rem}.reasons li{margin:.35rem 0;max-width:40rem}
.figures{background:var(--paper);border:1px solid var(--rule);padding:1.2rem 1.4rem;align-self:start}
.score{margin:0;display:flex;align-items:baseline;gap:.5rem}
.score .number{font:600 3.1rem/1 var(--serif)}.score .out{color:var(--soft)}
ul.cards,ol.cards{padding:0;margin:0;list-style:none;counter-reset:n}
.cards>li{padding:.9rem 0;border-bottom:1px solid var(--rule)}
.cards>li:first-child{padding-top:.2rem}
ol.cards>li{counter-increment:n;padding-left:2.1rem;position:relative}
ol.cards>li::before{content:counter(n);position:absolute;left:0;font:600 1.15rem/1.35 var(--serif);color:var(--soft)}
.question{font:500 1.06rem/1.45 var(--serif);margin:.35rem 0}
.changes{font-size:.9rem;color:var(--soft)}
.case,.agent,.conflict{background:var(--paper);border:1px solid var(--rule);padding:clamp(1rem,3vw,2rem);margin:0 0 2rem}
.over{margin:0;color:var(--soft);font-size:.88rem;display:flex;flex-wrap:wrap;gap:.3rem .8rem;align-items:center}
.case h3{font-size:1.6rem;margin:.3rem 0 .4rem}
.agent h3,.conflict h3{margin-top:0}
.stake{color:var(--soft)}
.sides{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,16rem),1fr));gap:1rem}
ul.sides{list-style:none;padding:0;margin:.6rem 0}
ul.sides .says{display:block;margin:0}
.position{border:1px solid var(--rule);border-top:3px solid var(--soft);padding:.8rem 1rem;background:var(--page);min-width:0}
.position.retained{border-top-color:var(--good)}.position.rejected{border-top-color:var(--bad)}.position.contested{border-top-color:var(--warn)}
.position header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:.3rem .6rem;align-items:baseline}
.position h5,.position h6{margin:0;color:var(--ink)}
.says{font:600 1.35rem/1.25 var(--serif);margin:.4rem 0 .1rem}
.rejected .says{text-decoration:line-through;text-decoration-thickness:1px}
.claim{margin:.1rem 0}
.proofs{list-style:none;padding:0;margin:.7rem 0 0}
.proofs>li{border-top:1px solid var(--rule);padding:.6rem 0 .2rem;font-size:.92rem}
.struck s{color:var(--soft)}
.verdict,.decided{margin:1.4rem 0;padding:1rem 1.2rem;border-left:4px solid var(--accent);background:var(--sunken)}
.decided{border-left-color:var(--warn)}
.verdict h4,.decided h4{margin-top:0}
.line{font:500 1.15rem/1.4 var(--serif);margin:.3rem 0 .6rem}
.note{margin:.8rem 0}.note h5{margin-bottom:0}
.path{padding-left:1.4rem}.path li{margin:.3rem 0}
.pages{display:grid;gap:1.2rem;grid-template-columns:repeat(auto-fit,minmax(min(100%,34rem),1fr))}
.page{max-width:48rem;margin:0}
figure{margin:1rem 0}
.page img{display:block;max-width:100%;height:auto;border:1px solid var(--rule);background:#fff}
.page figcaption{font-size:.88rem;margin-top:.4rem}
.passage{display:block;color:var(--soft)}
figcaption{color:var(--ink)}
.chart figcaption{font-size:.88rem;font-weight:600;margin-bottom:.4rem}
.chart{max-width:52rem}
.lines,.legend{list-style:none;padding:0;margin:0}
.lines{display:grid;grid-template-columns:minmax(7rem,15rem) minmax(3rem,1fr) auto;gap:.2rem .9rem}
.lines li{display:grid;grid-column:1/-1;grid-template-columns:subgrid;align-items:center;font-size:.88rem;padding:.12rem 0}
.lines .group{display:block;color:var(--soft);font-size:.8rem;padding-top:.5rem;font-weight:600}
.label small{white-space:nowrap}
.lines .value{text-align:right;font-weight:600}
.lines .none .value{font-weight:400;color:var(--soft)}
.figures .lines{grid-template-columns:minmax(5rem,1fr) minmax(3rem,1fr) auto}
.key{vertical-align:-.2em;margin-right:.45em}
.track{display:block;overflow:visible}
.axis{stroke:var(--rule)}.kept{stroke:var(--good);stroke-width:2}.band{fill:var(--good);opacity:.16}.band.open{fill:var(--soft)}
.mark.filled{fill:var(--accent)}.mark.hollow{fill:var(--paper);stroke:var(--bad);stroke-width:2}.mark.strong{fill:var(--good)}
.ground{fill:var(--sunken)}.bar{fill:var(--accent)}
.part.good{fill:var(--good)}.part.warn{fill:var(--warn)}.part.bad{fill:var(--bad)}
.part{stroke:var(--paper);stroke-width:2}
.swatch{display:inline-block;width:.7em;height:.7em;margin-right:.5em}
.swatch.good{background:var(--good)}.swatch.warn{background:var(--warn)}.swatch.bad{background:var(--bad)}
.legend li{font-size:.86rem;padding:.1rem 0}
.correction{border-top:1px solid var(--rule);padding:.8rem 0 .2rem}
.correction h4{margin:.2rem 0 .4rem}
.diff{background:var(--sunken);padding:.7rem .9rem;max-width:none;white-space:pre-wrap}
del{color:var(--bad);text-decoration:line-through}ins{color:var(--good);text-decoration:underline;text-underline-offset:.15em}
.sign{font-family:var(--mono);font-size:.8em;font-weight:700;text-decoration:none;display:inline-block;padding:0 .15em}
.assumption{border-top:1px solid var(--rule)}
.left{border-left:3px solid var(--rule);padding-left:1.1rem;margin:1.2rem 0}
.left.grave{border-color:var(--bad)}
.left h3{font:600 1rem/1.4 var(--sans);margin:0 0 .3rem}
.left ul.plain>li{border:0;padding-left:0;border-bottom:1px solid var(--rule);margin:0}
@media (max-width:56rem){.first{grid-template-columns:minmax(0,1fr)}}
@media (max-width:36rem){.lines,.figures .lines{grid-template-columns:minmax(0,1fr) auto}.lines .track{grid-column:1/-1;grid-row:2}}
`;
