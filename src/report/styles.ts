/**
 * The style sheet of the HTML report. Colours mean one thing throughout: slate is the baseline, violet the candidate, and shape says
 * it too (open and filled). Light and dark follow the reader's system; print is always light.
 */

const LIGHT = `
--paper:#f5f5f2;--surface:#fff;--sunken:#f1f1ee;--ink:#1a1d23;--soft:#525a68;--rule:#dcdee3;--strong-rule:#868d9a;
--baseline:#566880;--candidate:#5a43d6;--band:#ecebe3;--area:#5a43d61f;--track:#e6e7ea;--other:#9097a3;--faint:.55;
--good:#0a6e45;--good-bg:#e5f3ec;--calm:#2a5f8a;--calm-bg:#e6eff7;--warning:#7d5200;--warning-bg:#fbf1d9;--danger:#ab2219;--danger-bg:#fbe9e7;`;

const DARK = `
--paper:#0f1217;--surface:#171b21;--sunken:#1e232b;--ink:#e9ebf0;--soft:#a8b0bd;--rule:#2b313b;--strong-rule:#77808f;
--baseline:#93a7c4;--candidate:#ab9cff;--band:#252a31;--area:#ab9cff2b;--track:#2b313b;--other:#7a8392;--faint:.7;
--good:#62d3a1;--good-bg:#12291f;--calm:#8cc1ec;--calm-bg:#132433;--warning:#e8bc55;--warning-bg:#2c2412;--danger:#ff9a90;--danger-bg:#331a18;`;

const PAGE = `
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%;text-size-adjust:100%;scroll-behavior:smooth;scroll-padding-top:1rem}
@media (prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue","Noto Sans","Liberation Sans",Arial,sans-serif;overflow-wrap:break-word}
code{font:.92em/1.4 ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace;overflow-wrap:normal}
code.long,pre code{overflow-wrap:anywhere}
a{color:var(--candidate);text-underline-offset:.18em}
:focus-visible{outline:3px solid var(--candidate);outline-offset:3px;border-radius:4px}
.key{color:var(--soft);font-size:.86rem;margin:.2rem 0 0;max-width:none}
.skip{position:absolute;left:-100vw}.skip:focus{left:1rem;top:1rem;background:var(--surface);padding:.5rem 1rem;z-index:1}
.page{max-width:1040px;margin:0 auto;padding:1.5rem clamp(1rem,4vw,2.5rem) 4rem}
.top{display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:.5rem 1.5rem;margin-bottom:1.25rem}
.brand{display:flex;align-items:center;gap:.6rem;margin:0;font-weight:650;letter-spacing:-.01em}
.brand svg{width:1.7rem;height:1.7rem;flex:none}
.brand .what{color:var(--soft);font-weight:400}
.ids{margin:0;color:var(--soft);font-size:.9rem}
h1,h2,h3{line-height:1.2;letter-spacing:-.015em;text-wrap:balance}
h1{font-size:clamp(1.6rem,1.1rem + 2.2vw,2.35rem);margin:0 0 .55rem;font-weight:700}
h2{font-size:1.3rem;margin:0 0 .75rem;font-weight:680}
h3{font-size:1rem;margin:0 0 .5rem}
p{margin:0 0 .75rem;max-width:72ch;text-wrap:pretty}
.card{background:var(--surface);border:1px solid var(--rule);border-radius:14px;padding:clamp(1.1rem,3vw,1.75rem);margin:0 0 1.25rem}
`;

const HERO = `
.hero{border-top:5px solid var(--tone);padding-top:clamp(1.2rem,3vw,1.9rem)}
.good{--tone:var(--good);--tint:var(--good-bg)}.calm{--tone:var(--calm);--tint:var(--calm-bg)}
.warning{--tone:var(--warning);--tint:var(--warning-bg)}.danger{--tone:var(--danger);--tint:var(--danger-bg)}
.headline{display:grid;grid-template-columns:auto 1fr;gap:0 1.1rem;align-items:start}
.headline>*{min-width:0}
.seal{width:3.2rem;height:3.2rem;border-radius:50%;background:var(--tint);color:var(--tone);display:grid;place-items:center;margin-top:.1rem}
.seal svg{width:1.75rem;height:1.75rem;fill:none;stroke:currentColor;stroke-width:2.4;stroke-linecap:round;stroke-linejoin:round}
.hero .lead{font-size:1.075rem;max-width:66ch;margin-bottom:.9rem}
.badges{display:flex;flex-wrap:wrap;gap:.45rem;list-style:none;margin:.2rem 0 1.2rem;padding:0}
.badge{display:inline-flex;align-items:center;gap:.4em;font-size:.84rem;font-weight:560;line-height:1.3;padding:.22rem .65rem;border-radius:999px;background:var(--tint);color:var(--tone)}
.badge::before{content:"";width:.5em;height:.5em;border-radius:50%;background:currentColor}
.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,15.5rem),1fr));gap:0;margin:1.2rem 0 0}
.figure{padding:.85rem 1rem .75rem 0;border-top:1px solid var(--rule)}
.figure dt{font-size:.84rem;color:var(--soft)}
.figure dd{margin:0}
.figure .value{font-size:1.36rem;font-weight:660;letter-spacing:-.015em;font-variant-numeric:tabular-nums;line-height:1.35}
.figure .note{font-size:.84rem;color:var(--soft)}
.notice{border-left:4px solid var(--tone);background:var(--tint);border-radius:0 10px 10px 0;padding:.75rem 1.1rem;margin:0 0 .7rem}
.notice p{margin:0;max-width:none}.notice strong{color:var(--tone)}
.notices{margin-bottom:1.25rem}
.why{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,22rem),1fr));gap:1.25rem}
.why .card{margin:0}.why{margin-bottom:1.25rem}
.why ul,.plain{margin:0;padding-left:1.15rem}
.why li,.plain li{margin:0 0 .5rem;max-width:72ch}
nav{margin:0 0 1.25rem;font-size:.92rem}
nav ul{display:flex;flex-wrap:wrap;gap:.3rem 1.1rem;list-style:none;margin:0;padding:0}
nav a{color:var(--soft)}nav a:hover{color:var(--candidate)}
`;

const TABLES = `
.scroll{overflow-x:auto;margin:0 0 1.5rem}
.columns{columns:2 23rem;column-gap:2.5rem}.columns>*{break-inside:avoid;margin-bottom:1.5rem}
section>:last-child,.columns>:last-child{margin-bottom:0}.columns{margin-bottom:1.5rem}
table{border-collapse:collapse;width:100%;font-size:.92rem;font-variant-numeric:tabular-nums}
caption{text-align:left;font-weight:600;padding:0 0 .5rem;color:var(--ink)}
th,td{text-align:left;vertical-align:top;padding:.36rem 1rem .36rem 0;border-top:1px solid var(--rule);font-weight:400}
th:last-child,td:last-child{padding-right:0}
thead th{color:var(--soft);font-size:.84rem;border-top:0;border-bottom:1px solid var(--strong-rule)}
tbody tr:first-child>*{border-top:0}
tbody th{color:var(--ink)}
.num{text-align:right;white-space:nowrap}
.total>*{font-weight:660;border-top:1px solid var(--strong-rule)}
pre{margin:0 0 1.5rem;padding:.85rem 1rem;background:var(--sunken);border-radius:10px;white-space:pre-wrap;overflow-wrap:anywhere}
@media (max-width:719px){table{font-size:.88rem}th,td{padding-right:.65rem}.num.long{white-space:normal}.figures{grid-template-columns:1fr 1fr}.figure .value{font-size:1.08rem}}
footer{color:var(--soft);font-size:.88rem;padding-top:.5rem}
`;

const PLOTS = `
.plots{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,21rem),1fr));gap:1.75rem 2.5rem;margin:0 0 1.75rem;align-items:start}
figure{margin:0;min-width:0}figure.full{grid-column:1/-1}
figcaption{font-weight:600;font-size:.95rem;margin-bottom:.35rem}
figcaption .key{font-weight:400;display:block}
.plot{display:block;width:100%;height:auto}
.half .plot{max-width:30rem}
.narrow{display:none}
@media (max-width:719px){.wide{display:none}.narrow{display:block}.headline{grid-template-columns:1fr}.seal{margin-bottom:.8rem}}
.label{font:12px system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Liberation Sans",Arial,sans-serif;fill:var(--soft);font-variant-numeric:tabular-nums;paint-order:stroke;stroke:var(--surface);stroke-width:3px;stroke-linejoin:round}
.label.value{fill:var(--ink)}.label.strong{fill:var(--ink);font-weight:660;font-size:13px}
.axis{stroke:var(--strong-rule);stroke-width:1}.grid{stroke:var(--rule);stroke-width:1}.zero{stroke:var(--soft);stroke-width:1.5}
.band{fill:var(--band)}.band-edge{stroke:var(--strong-rule);stroke-width:1;stroke-dasharray:4 4}
.interval.candidate,.part.candidate{fill:var(--candidate)}.interval.baseline,.part.baseline{fill:var(--baseline)}
.cap,.stem{stroke-width:2.5;stroke-linecap:round}.stem{stroke-width:2}.stem.wide{stroke-width:4;display:inline}
.cap.candidate,.stem.candidate{stroke:var(--candidate)}.cap.baseline,.stem.baseline{stroke:var(--baseline)}
.mark{stroke-width:2.5;stroke:var(--candidate);fill:var(--candidate)}.mark.baseline{stroke:var(--baseline);fill:var(--surface)}
.mark.level{stroke:var(--soft);fill:var(--soft)}
.interval-area{fill:var(--area)}.mean{stroke:var(--candidate);stroke-width:1.5;stroke-dasharray:7 4}
.cross{stroke:var(--danger);stroke-width:2;stroke-linecap:round}
.run{stroke-width:1.6;stroke-linecap:round;opacity:var(--faint)}
.slope.candidate .run{stroke:var(--candidate)}.slope.baseline .run{stroke:var(--baseline);stroke-dasharray:5 3}.slope.level .run{stroke:var(--other)}
.mean-slope{stroke:var(--ink);stroke-width:3;stroke-linecap:round}
.track{fill:var(--track)}.part.other{fill:var(--other)}
.tile{stroke-width:1.5}.cell.candidate .tile{fill:var(--candidate);stroke:var(--candidate)}.cell.baseline .tile{fill:none;stroke:var(--baseline)}
.cell.void .tile{fill:none}.cell.open .tile{fill:none;stroke:var(--strong-rule);stroke-dasharray:2.5 2.5}
`;

const PRINT = `
@page{margin:14mm}
html{font-size:12.5px}body{background:none}.page{max-width:none;padding:0}
nav,.skip{display:none}
.card{border:0;border-radius:0;padding:0;margin:0 0 7mm}.hero{border-top:2pt solid var(--tone);padding-top:4mm}.wide{display:block}.narrow{display:none}.headline{grid-template-columns:auto 1fr}.figures{grid-template-columns:repeat(3,1fr)}
h2{break-after:avoid}figure,tr,.notice,.figure,.why .card{break-inside:avoid}
.badge,.notice,.seal,.band,.track,.part,.interval,.mark,.tile,.interval-area{print-color-adjust:exact;-webkit-print-color-adjust:exact}
pre{border:1px solid var(--rule)}
`;

export const STYLES = [
  `:root{color-scheme:light dark;${LIGHT}}`,
  `@media screen and (prefers-color-scheme:dark){:root{${DARK}}}`,
  PAGE,
  HERO,
  TABLES,
  PLOTS,
  `@media print{:root{color-scheme:light}${PRINT}}`,
]
  .join('\n')
  .replace(/\n+/gu, '\n')
  .trim();
