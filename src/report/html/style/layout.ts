/** The page: masthead, contents beside the text, and how it folds on a narrow screen. */
export const LAYOUT = `
*,*::before,*::after{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:1rem;-webkit-text-size-adjust:100%}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--page);color:var(--ink);font:1rem/1.55 var(--sans);overflow-wrap:anywhere;font-variant-numeric:tabular-nums lining-nums}
a{color:var(--accent);text-underline-offset:.15em}
:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:2px}
.skip{position:absolute;left:1rem;top:-4rem;background:var(--paper);padding:.6rem 1rem;z-index:2}
.skip:focus{top:1rem}
.masthead,.columns,footer{max-width:82rem;margin-inline:auto;padding-inline:clamp(1rem,3vw,2.5rem)}
.masthead{display:flex;flex-wrap:wrap;gap:1rem 2rem;justify-content:space-between;align-items:flex-end;padding-top:2.2rem;padding-bottom:1.4rem;border-bottom:2px solid var(--strong-rule)}
.masthead>div:first-child{flex:1 1 26rem;min-width:0}
.kicker{margin:0;color:var(--soft);font-size:.85rem}
.kicker strong{color:var(--accent);letter-spacing:.08em;text-transform:uppercase;margin-right:.6em}
h1{font:600 clamp(2rem,5vw,3.1rem)/1.1 var(--serif);margin:.25rem 0 .4rem;letter-spacing:-.01em}
.meta{margin:0;color:var(--soft);font-size:.9rem}
.controls{display:flex;flex-wrap:wrap;gap:.6rem;align-items:center}
.theme{display:flex;border:1px solid var(--rule);border-radius:4px;padding:0;margin:0;overflow:hidden;background:var(--paper)}
.theme legend,.heard{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.theme label{position:relative;font-size:.82rem;cursor:pointer}
.theme input{position:absolute;inset:0;opacity:0;margin:0;cursor:pointer}
.theme span{display:block;padding:.4rem .75rem;min-height:2rem}
.theme label+label span{border-left:1px solid var(--rule)}
.theme input:checked+span{background:var(--ink);color:var(--paper)}
.theme input:focus-visible+span{outline:3px solid var(--focus);outline-offset:-3px}
button{font:inherit;font-size:.82rem;padding:.4rem .75rem;min-height:2.1rem;border:1px solid var(--rule);border-radius:4px;background:var(--paper);color:var(--ink);cursor:pointer}
.columns{display:grid;grid-template-columns:13rem minmax(0,1fr);gap:0 3rem;padding-top:1.8rem}
nav{position:sticky;top:1rem;align-self:start;max-height:calc(100vh - 2rem);overflow:auto;font-size:.86rem}
.nav-title{margin:0 0 .5rem;font-weight:600;color:var(--soft);font-size:.8rem}
nav ol{list-style:none;margin:0;padding:0;border-left:1px solid var(--rule)}
nav a{display:block;padding:.3rem 0 .3rem .9rem;color:var(--ink);text-decoration:none}
nav a:hover{color:var(--accent);text-decoration:underline}
main{min-width:0}
main>section{margin:0 0 3.4rem}
footer{border-top:1px solid var(--rule);color:var(--soft);font-size:.82rem;padding-block:1.2rem 2.5rem}
@media (max-width:62rem){
.columns{display:block}
.columns{padding-top:.6rem}
nav{position:static;max-height:none;margin-bottom:1rem;border-bottom:1px solid var(--rule)}
.nav-title{display:none}
nav ol{display:flex;overflow-x:auto;border:0;gap:1.2rem;white-space:nowrap}
nav a{padding:.35rem 0;text-decoration:underline;color:var(--accent)}
}
`;
