const areas = (areaOf: (number: number) => string): string =>
  Array.from(
    { length: 36 },
    (_, at) => `.wheel-places .on-number${at + 1}{grid-area:${areaOf(at + 1)}}`,
  ).join('');
const row = (names: readonly string[], areaOf: (at: number) => string): string =>
  names.map((name, at) => `.wheel-places .on-${name}{grid-area:${areaOf(at)}}`).join('');

const dozens = ['dozen1', 'dozen2', 'dozen3'];
const columns = ['column1', 'column2', 'column3'];
const halves = ['low', 'even', 'red', 'black', 'odd', 'high'];

/** On a phone six numbers a row, beside the dozen they are of: wide enough for a thumb, and all on one screen. */
const tall =
  areas((number) => `${Math.ceil(number / 6) + 1}/${(((number - 1) % 6) + 1) * 2}/auto/span 2`) +
  row(dozens, (at) => `${2 * at + 2}/1/span 2`) +
  row(columns, (at) => `8/${4 * at + 2}/auto/span 4`) +
  row(halves, (at) => `9/${2 * at + 2}/auto/span 2`);

/** Along the page elsewhere, as on a table. */
const broad =
  areas((number) => `${3 - ((number - 1) % 3)}/${Math.ceil(number / 3) + 1}`) +
  row(dozens, (at) => `4/${4 * at + 2}/auto/span 4`) +
  row(columns, (at) => `${3 - at}/14`) +
  row(halves, (at) => `5/${2 * at + 2}/auto/span 2`);

/** The places to bet on, the chips and the buttons. */
export const boardStyle = `
.play { container-type: inline-size; }
.choice { padding: 12px 12px 0; }
.choice[inert] { opacity: 0.7; }
fieldset { border: 0; min-width: 0; }
.places { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); gap: 8px; }
.place {
  position: relative; display: grid; align-content: center; min-height: 62px; padding: 4px 48px 4px 10px;
  border: 1.5px dashed var(--line-control); border-radius: 10px; background: var(--surface); color: inherit;
  font: inherit; text-align: start; cursor: pointer; touch-action: manipulation;
}
label.place { padding-inline-end: 12px; padding-block: 8px; }
.place:hover { background: var(--surface-hover); }
.place:active { background: var(--surface-sunk); }
.place .name { font-weight: 620; line-height: 18px; }
.place .pays { font-size: 12px; line-height: 16px; color: var(--ink-muted); }
/* The legend is a child, too: an even last place is alone in its row. */
.in-ways, .places:not(.wheel-places, :has(.in-ways)) .place:last-child:nth-child(even) { grid-column: 1 / -1; }
.place[data-laid] { border: 1.5px solid var(--gold); background: var(--surface-sunk); }
.come::before {
  content: ''; position: absolute; inset-block: 8px; inset-inline-start: 0; width: 4px; border-radius: 0 4px 4px 0;
  background: var(--gold);
}
.showing .come::before { visibility: hidden; }
.laid { position: absolute; inset-block: 0; inset-inline-end: 7px; display: grid; place-items: center; }
label.place .laid { display: none; }
.place input {
  width: 100%; min-height: 40px; margin-top: 6px; padding: 0 10px; border: 1px solid var(--line-control); border-radius: 6px;
  background: var(--surface); color: var(--ink); font: inherit; font-size: 16px;
}
.chip {
  --chip: oklch(0.47 0.03 258);
  position: relative; display: grid; flex: none; place-items: center; width: 46px; height: 46px; border-radius: 50%;
  background: radial-gradient(circle, var(--chip) 0 57%, #fff 58% 61%, transparent 62%),
    repeating-conic-gradient(var(--chip) 0 22.5deg, #fff 22.5deg 45deg);
  box-shadow: 0 0 0 1px oklch(0.2 0.02 258 / 0.28), 0 1px 3px oklch(0.2 0.02 258 / 0.3);
  color: #fff; font-size: 13px; font-weight: 680; line-height: 1; cursor: pointer; touch-action: manipulation;
}
.chip-50 { --chip: oklch(0.47 0.11 155); }
.chip-100 { --chip: oklch(0.49 0.14 250); }
.chip-500 { --chip: oklch(0.48 0.16 0); }
.chip-1000 { --chip: oklch(0.5 0.12 55); }
.chip-5000 { --chip: oklch(0.42 0.1 295); }
.chip-1000, .chip-5000 { font-size: 12px; }
.chip input { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: pointer; }
.chip:has(:checked) { transform: translateY(-4px); box-shadow: 0 0 0 3px var(--paper), 0 0 0 5px var(--gold); }
.chip:has(:focus-visible) { outline: 2px solid var(--focus); outline-offset: 6px; }
.laid .chip { width: 36px; height: 36px; font-size: 11px; cursor: inherit; }
.chips { display: flex; justify-content: space-between; gap: 8px; padding-block: 8px 4px; }
.bar {
  position: sticky; z-index: 1; bottom: 0; display: grid; grid-template-columns: auto 1fr; align-items: center; gap: 4px 8px;
  margin: 12px -12px 0; padding: 6px 12px calc(8px + env(safe-area-inset-bottom)); background: var(--paper);
  border-top: 1px solid var(--line);
}
.total, .chips { grid-column: 1 / -1; }
.total { display: flex; gap: 6px; font-size: 12px; line-height: 18px; color: var(--ink-muted); }
.total output { display: flex; flex: 1; gap: 8px; justify-content: space-between; min-width: 0; }
.total output > span:first-child { font-weight: 650; color: var(--ink); }
.said { overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.said.wrong { color: var(--negative); font-weight: 600; }
.acts { display: flex; gap: 6px; }
.acts .button { width: 44px; padding: 0; }
.acts svg { fill: none; stroke: currentColor; stroke-width: 2; stroke-linecap: round; stroke-linejoin: round; }
.main { min-height: 48px; padding: 0 8px; font-size: 16px; white-space: nowrap; touch-action: manipulation; }
[hidden].total, [hidden] { display: none; }
.limits { margin-top: 8px; font-size: 12px; color: var(--ink-muted); text-align: center; }
.wheel-places { grid-template-columns: 58px repeat(12, minmax(0, 1fr)); gap: 3px; }
.choice:has(.wheel-places) { padding-block-start: 8px; }
.wheel-places .place {
  min-height: 44px; padding: 2px; place-items: center; border: 0; border-radius: 4px; background: var(--felt-edge);
  color: #fff; font-size: 13px; text-align: center;
}
.wheel-places .pays { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
.wheel-places .red, .wheel-places .on-red { background: oklch(0.48 0.17 25); }
.wheel-places .black, .wheel-places .on-black { background: oklch(0.28 0.02 258); }
.wheel-places .green { background: oklch(0.45 0.11 153); }
.wheel-places .place:hover { box-shadow: inset 0 0 0 2px #fff8; }
.wheel-places .place[data-laid] { border: 0; box-shadow: inset 0 0 0 2px var(--gold); }
.wheel-places .come::before { inset: 2px 2px auto auto; width: 8px; height: 8px; border-radius: 50%; }
.wheel-places .laid { inset: auto 2px 2px auto; pointer-events: none; }
.wheel-places .laid .chip { width: 28px; height: 28px; font-size: 9px; }
.wheel-places .on-number0 { grid-area: 1 / 2 / auto / -1; }
${tall}
@media (width < 720px) {
  .acts span { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
}
@media (width >= 720px) {
  .choice { padding: 12px 0 0; }
  .places:not(.wheel-places) { grid-template-columns: repeat(auto-fit, minmax(210px, 1fr)); }
  .place { min-height: 72px; padding: 4px 62px 4px 14px; }
  .laid { inset-inline-end: 12px; }
  .laid .chip { width: 42px; height: 42px; font-size: 12px; }
  .place .pays { font-size: 13px; line-height: 17px; }
  .places:not(.wheel-places) .place:last-child:nth-child(even) { grid-column: auto; }
  .in-ways, .places:has(.in-ways + .in-ways) .place { grid-column: span 2; }
  .wheel-places { grid-template-columns: repeat(14, 1fr); }
  .wheel-places .on-number0 { grid-area: 1 / 1 / span 3; }
  ${broad}
  .bar {
    grid-template-columns: 1fr auto; gap: 8px 12px; margin: 12px 0 0; padding: 10px 20px; border: 1px solid var(--line);
    border-radius: 12px; background: var(--surface);
  }
  .total { display: block; grid-column: 1; }
  .total output { display: block; }
  .total output > span:first-child { display: block; font-size: 20px; line-height: 24px; }
  .said { display: block; min-height: 18px; }
  .chips { grid-area: 2 / 1; justify-content: start; gap: 12px; }
  .acts { grid-area: 1 / 2; }
  .acts .button { width: auto; padding: 0 12px; }
  .acts svg { display: none; }
  .main { grid-area: 2 / 2; min-width: 220px; padding: 0 20px; }
}
@container (width >= 980px) {
  .bar { grid-template-columns: minmax(150px, 1fr) auto auto auto; }
  .total, .chips, .acts, .main { grid-area: auto; }
  .chips { justify-content: center; }
}
`;
