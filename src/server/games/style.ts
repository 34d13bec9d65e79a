/** The style sheet of every page here, with the site's own colours in light and dark mode. */
export const style = `
:root {
  color-scheme: light dark;
  --paper: light-dark(oklch(0.979 0.003 255), oklch(0.166 0.017 258));
  --surface: light-dark(oklch(1 0 0), oklch(0.2 0.02 258));
  --sunk: light-dark(oklch(0.957 0.005 255), oklch(0.236 0.022 258));
  --ink: light-dark(oklch(0.236 0.022 258), oklch(0.945 0.006 255));
  --muted: light-dark(oklch(0.455 0.023 258), oklch(0.74 0.015 256));
  --line: light-dark(oklch(0.915 0.008 255), oklch(0.315 0.025 258));
  --line-control: light-dark(oklch(0.6 0.018 257), oklch(0.6 0.021 258));
  --header: light-dark(oklch(0.236 0.022 258), oklch(0.2 0.02 258));
  --header-ink: oklch(0.957 0.005 255);
  --accent: oklch(0.765 0.16 62);
  --accent-ink: oklch(0.225 0.04 60);
  --positive: light-dark(oklch(0.495 0.125 153), oklch(0.8 0.15 154));
  --negative: light-dark(oklch(0.505 0.18 25), oklch(0.755 0.14 21));
  --focus: light-dark(oklch(0.52 0.15 250), oklch(0.78 0.115 244));
}
*, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0; }
body {
  min-height: 100dvh;
  background: var(--paper);
  color: var(--ink);
  font: 15px/1.5 Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Liberation Sans', sans-serif;
  font-variant-numeric: tabular-nums;
}
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; }
header {
  display: flex; align-items: center; justify-content: space-between; gap: 16px;
  min-height: 56px; padding: 0 16px; background: var(--header); color: var(--header-ink);
  border-bottom: 1px solid var(--line);
}
.home {
  display: inline-flex; align-items: center; gap: 10px; min-height: 44px;
  color: inherit; font-weight: 600; text-decoration: none;
}
main { max-width: 640px; margin: 0 auto; padding: 24px 16px 48px; }
.card { padding: 20px; background: var(--surface); border: 1px solid var(--line); border-radius: 10px; }
.card + .card { margin-top: 16px; }
h1 { font-size: 22px; line-height: 1.3; }
h2 { font-size: 15px; }
p + p, h1 + p, h2 + p { margin-top: 8px; }
.note p + p { margin-top: 20px; }
.muted { color: var(--muted); }
.picture { display: block; width: 100%; border-radius: 10px 10px 0 0; }
.picture text { font-size: 17px; font-weight: 650; text-anchor: middle; dominant-baseline: central; }
.art-bright { fill: #fff; }
.art-dim { fill: oklch(0.7 0.02 258); }
.art-accent { fill: #f0883e; }
.art-ink { fill: oklch(0.236 0.022 258); }
.art-red { fill: oklch(0.505 0.18 25); }
.game { padding: 0; overflow: hidden; }
.game > div { padding: 20px; }
dl { display: flex; flex-wrap: wrap; gap: 8px 32px; margin-top: 16px; }
dt { color: var(--muted); font-size: 13px; }
dd { font-weight: 600; }
dl + p { margin-top: 16px; }
form, .round { margin-top: 20px; }
fieldset { border: 0; min-width: 0; }
legend, .stake { font-size: 13px; color: var(--muted); }
.bets { display: grid; grid-template-columns: repeat(auto-fill, minmax(136px, 1fr)); gap: 8px; margin-top: 4px; }
.bet {
  display: grid; grid-template-columns: auto 1fr; column-gap: 10px; align-items: center;
  min-height: 56px; padding: 8px 12px; border: 1px solid var(--line-control); border-radius: 6px; cursor: pointer;
}
.bet:hover { background: var(--sunk); }
.bet:has(:checked) { border-color: var(--accent); box-shadow: inset 0 0 0 1px var(--accent); background: var(--sunk); }
.bet:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 2px; }
.bet input { grid-row: span 2; width: 18px; height: 18px; accent-color: var(--accent); outline: none; }
.bet .muted { font-size: 13px; }
.stake { display: block; margin: 16px 0; }
.stake input {
  display: block; width: 160px; min-height: 44px; margin-top: 4px; padding: 0 12px; border-radius: 6px;
  border: 1px solid var(--line-control); background: var(--surface); color: var(--ink);
  font: inherit; font-size: 16px;
}
.alert {
  margin-bottom: 16px; padding: 10px 12px; border-radius: 6px; border-inline-start: 3px solid var(--negative);
  background: var(--sunk);
}
.alert + p { margin-bottom: 16px; }
.alert + form { margin-top: 0; }
form[inert] { opacity: 0.55; }
.verdict:focus-visible, .alert:focus-visible, h1:focus-visible { outline: none; }
.hands { display: flex; flex-wrap: wrap; gap: 12px 24px; font-size: 13px; }
.hands p + p { margin-top: 4px; }
.faces { display: flex; flex-wrap: wrap; gap: 8px; }
.face {
  display: grid; place-items: center; min-width: 52px; height: 68px; padding: 0 10px; border-radius: 6px;
  border: 1px solid var(--line-control); background: oklch(1 0 0); color: oklch(0.236 0.022 258);
  font-size: 20px; font-weight: 600;
}
.face.red { color: oklch(0.505 0.18 25); }
.verdict { margin-top: 16px; font-size: 20px; }
.gain { color: var(--positive); }
.loss { color: var(--negative); }
.again { margin-top: 16px; }
.ways { display: flex; flex-wrap: wrap; gap: 8px; margin-top: 20px; }
details { margin-top: 20px; font-size: 13px; color: var(--muted); }
summary { padding: 12px 0; cursor: pointer; }
.code { font-family: ui-monospace, monospace; overflow-wrap: anywhere; }
.button {
  display: inline-flex; align-items: center; justify-content: center;
  min-height: 44px; padding: 0 20px; border: 0; border-radius: 6px;
  background: var(--accent); color: var(--accent-ink); font: inherit; font-weight: 600;
  text-decoration: none; cursor: pointer;
}
.button.quiet { background: none; border: 1px solid var(--line-control); color: inherit; }
`;
