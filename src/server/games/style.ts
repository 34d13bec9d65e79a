import { createHash } from 'node:crypto';
import { boardStyle } from './board-style.ts';
import { feltStyle } from './felt-style.ts';
import { palette } from './palette.ts';
import { typeface } from './typeface.ts';

const colours = Object.entries(palette)
  .map(([name, colour]) => `  ${name}: ${colour};`)
  .join('\n');

/** The site's colours and type, and what every page here is made of. */
const base = `
${typeface}
:root {
  color-scheme: light dark;
${colours}
  --felt: oklch(0.36 0.06 192);
  --felt-edge: oklch(0.245 0.045 196);
  --gold: oklch(0.83 0.125 82);
  --gold-ink: oklch(0.26 0.05 75);
}
[data-theme='light'] { color-scheme: light; }
[data-theme='dark'] { color-scheme: dark; }
*, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; }
body {
  min-height: 100dvh;
  background: var(--paper);
  color: var(--ink);
  font: 14px/20px 'Inter Variable', Inter, 'Inter Beforehand', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif;
  font-synthesis: none; -webkit-font-smoothing: antialiased; text-rendering: optimizeLegibility;
  font-variant-numeric: tabular-nums;
}
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
header {
  display: flex; align-items: center; gap: 16px;
  min-height: 56px; padding: 0 16px; background: var(--header); color: var(--header-ink);
  border-bottom: 1px solid var(--line);
}
.home {
  display: inline-flex; align-items: center; gap: 6px; min-height: 44px;
  color: inherit; font-size: 18px; font-weight: 650; letter-spacing: -0.02em; text-decoration: none;
}
.mark-sign { stroke-width: 2.4; stroke-linecap: round; }
.mark-sign .lay { stroke: var(--mark-lay); }
.mark-sign .back-tack { stroke: var(--mark-back); }
.home + h1 { padding-inline-start: 16px; border-inline-start: 1px solid color-mix(in oklab, var(--header-ink) 25%, transparent); }
.square { display: grid; flex: none; width: 44px; height: 44px; place-items: center; color: inherit; }
.square svg { fill: none; stroke: currentColor; stroke-width: 1.8; stroke-linejoin: round; }
main { max-width: 640px; margin: 0 auto; padding: 24px 16px 48px; }
.space { flex: 1; }
.back { display: inline-flex; align-items: center; gap: 8px; min-height: 44px; color: inherit; text-decoration: none; }
header h1 { font-size: 16px; font-weight: 620; }
.balance { text-align: end; }
.balance dt { font-size: 12px; line-height: 16px; opacity: 0.8; }
.balance dd { font-weight: 620; line-height: 18px; }
.sooner { display: none; }
.unseen {
  position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap;
}
.card { padding: 16px; background: var(--surface); border: 1px solid var(--line); border-radius: 12px; }
.card + .card { margin-top: 12px; }
h1 { font-size: 22px; line-height: 1.3; }
h2 { font-size: 16px; }
p + p, h1 + p, h2 + p { margin-top: 8px; }
.note p + p { margin-top: 20px; }
.muted { color: var(--ink-muted); }
.picture { display: block; width: 100%; border-radius: 10px 10px 0 0; }
.picture text { font-size: 17px; font-weight: 650; text-anchor: middle; dominant-baseline: central; }
.art-bright { fill: #fff; }
.art-dim { fill: oklch(0.7 0.02 258); }
.art-accent { fill: #f0883e; }
.art-ink { fill: oklch(0.236 0.022 258); }
.art-red { fill: oklch(0.505 0.18 25); }
.game { padding: 0; overflow: hidden; }
.game > div { padding: 20px; }
.alert {
  margin-bottom: 12px; padding: 10px 12px; border-radius: 6px; border-inline-start: 3px solid var(--negative);
  background: var(--surface-sunk);
}
.verdict:focus-visible, .alert:focus-visible, h1:focus-visible { outline: none; }
.ways { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 16px; }
summary { padding: 10px 0; cursor: pointer; font-weight: 600; }
details.card { padding: 4px 16px; }
details.card[open] { padding-bottom: 14px; }
details p { font-size: 13px; color: var(--ink-muted); }
.code { font-family: ui-monospace, monospace; font-size: 12px; line-height: 18px; overflow-wrap: anywhere; }
.seal dl { display: grid; gap: 2px; margin-top: 8px; }
/* As high before the round as after it. */
.seal dd { min-height: 36px; line-height: 18px; }
.seal dt { color: var(--ink-muted); font-size: 13px; }
.seal dd + dt { margin-top: 8px; }
.gain { color: var(--positive); }
.loss { color: var(--negative); }
.history h2 { display: flex; justify-content: space-between; }
.history ol { margin-top: 8px; list-style: none; }
.history li { border-bottom: 1px solid var(--line); font-size: 13px; }
.line { display: grid; grid-template-columns: 1fr auto; gap: 0 12px; padding: 8px 0; font-weight: 400; }
.came { font-weight: 600; overflow-wrap: anywhere; }
.net { font-weight: 600; }
.opens { justify-self: end; color: var(--link); text-decoration: underline; text-underline-offset: 3px; }
.staked { color: var(--ink-muted); }
.history dl { padding-bottom: 8px; }
.history dt, .history .muted { color: var(--ink-muted); font-size: 13px; }
.checked { margin-top: 12px; padding: 10px 12px; border-radius: 8px; background: var(--surface-sunk); color: var(--ink-muted); min-height: 60px; font-weight: 550; }
.checked.gain { color: var(--positive); }
.checked.loss { color: var(--negative); }
.showing .checked { color: transparent; }
.button {
  display: inline-flex; align-items: center; justify-content: center;
  min-height: 44px; padding: 0 20px; border: 0; border-radius: 8px;
  background: var(--accent); color: var(--accent-ink); font: inherit; font-weight: 600;
  text-decoration: none; cursor: pointer;
}
.button.quiet { background: none; border: 1px solid var(--line-control); color: inherit; }
.table { max-width: 1440px; padding: 0 0 24px; }
.beside { padding: 12px; }
@media (width < 720px) {
  header { gap: 8px; padding: 0 12px; }
  header .wide-only + h1 { padding: 0; border: 0; }
  .wide-only, .who { display: none; }
  .back > span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
}
@media (width >= 720px) {
  .table { padding: 20px; }
  .beside { padding: 20px 0 0; }
}
@media (width >= 1100px) {
  .table { display: grid; grid-template-columns: minmax(0, 1fr) 340px; gap: 20px; }
  .beside { padding: 0; }
}
`;

/** The style sheet of every page here. */
export const style = base + feltStyle + boardStyle;

/** Named by its content, so that a page never wears the style of a build before. */
export const styleAddress = `/style.css?${createHash('sha256').update(style).digest('hex').slice(0, 12)}`;
