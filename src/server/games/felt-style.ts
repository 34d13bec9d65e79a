/** More cards than any round has. */
const most = 56;
const places = Array.from({ length: most }, (_, at) => `.at-${at}{--at:${at}}.of-${at}{--of:${at}}`).join('');

/**
 * The felt, what lies on it, and how it comes there: the last of it within three seconds. It is as high before a round as
 * after it, however many cards come, so that the places below it stay under the finger.
 */
export const feltStyle = `
${places}
.felt {
  --step: min(0.32s, 2.3s / var(--of, 1));
  --end: calc(var(--of, 1) * var(--step) + 0.3s);
  --foot: 84px;
  position: relative; display: grid; flex: 1 0 296px; grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  padding: 18px 18px calc(var(--foot) + 26px); overflow: hidden;
  color: oklch(0.95 0.01 190); background: radial-gradient(ellipse at 50% 40%, var(--felt), var(--felt-edge));
}
.felt::before {
  content: ''; position: absolute; inset: 8px; border: 1px solid oklch(0.83 0.125 82 / 0.35); border-radius: 12px;
  background: linear-gradient(99deg, transparent calc(50% - 1px), oklch(0.8 0.06 192 / 0.4) 50%, transparent calc(50% + 1px));
  pointer-events: none;
}
.stage { position: relative; container-type: size; }
.lying { display: grid; height: 100cqh; place-items: center; }
.lying .picture { width: min(420px, 100%); max-height: 100cqh; border-radius: 12px; }
.pack { height: min(104px, 90cqh); }
.round .pack { position: absolute; top: 4px; inset-inline-end: 4px; display: none; height: 60px; }
.pack .back { fill: oklch(0.5 0.15 25); stroke: #fff; stroke-width: 3; }
.pack .under { fill: oklch(0.42 0.12 25); stroke: #fff; }
.pack .lines { stroke: oklch(0.75 0.1 40); }
.lines { fill: none; stroke-width: 5; }
.hands {
  --down: 1; --most: 112px; --label: 28px;
  --card: min(var(--most), calc((100cqh - (var(--down) - 1) * 8px) / var(--down) / 1.4 - var(--label) / 1.4));
  display: grid; grid-template-columns: minmax(0, 1fr); align-content: center; gap: 8px 20px; height: 100cqh;
}
.hands-2 { grid-template-columns: repeat(2, minmax(0, 1fr)); }
.hands-2.fans { --most: min(112px, 20cqw); }
@container (width < 480px) and (height > 215px) {
  .hands-2.fans { --down: 2; --most: 112px; grid-template-columns: minmax(0, 1fr); }
}
.hands-3 { --down: 2; grid-template-columns: auto minmax(0, 1fr); }
.hands-3 > :first-child { grid-row: span 2; align-self: center; }
.hands-4 { --down: 2; grid-template-columns: repeat(2, minmax(0, 1fr)); }
.hand { display: grid; grid-template-columns: minmax(0, 1fr); justify-items: center; gap: 6px; min-width: 0; }
.hands-3 .hand { justify-items: start; }
.whose { display: flex; gap: 8px; max-width: 100%; height: 20px; white-space: nowrap; }
.whose > span:not(.mark) { overflow: hidden; text-overflow: ellipsis; }
.mark {
  flex: none; padding: 0 9px; border-radius: 99px; background: var(--gold); color: var(--gold-ink); font-size: 12px; font-weight: 650;
}
/* Cards that have no room beside each other lie on each other. */
.faces { display: flex; justify-content: center; width: 100%; min-width: 0; }
.hands-3 .faces { justify-content: start; }
.slot { flex: 0 1 calc(var(--card) + 6px); min-width: 0; }
.slot:last-child { flex: none; width: var(--card); }
.hands .card { display: block; width: var(--card); max-width: none; padding: 0; border: 0; background: none; border-radius: 8px; margin: 0; }
.paper { fill: oklch(0.985 0.004 90); stroke: oklch(0.4 0.02 258 / 0.35); }
.beaten .paper { fill: oklch(0.86 0.008 90); }
.best .card { outline: 3px solid var(--gold); outline-offset: 2px; }
svg .black, .card.black { fill: oklch(0.236 0.022 258); }
svg .red, .card.red { fill: oklch(0.52 0.2 25); }
.card text { font-size: 34px; font-weight: 700; }
.card .tint { opacity: 0.14; }
.card .lines { stroke: currentColor; opacity: 0.4; }
.card.red { color: oklch(0.52 0.2 25); }
.card.black { color: oklch(0.236 0.022 258); }
.wheel { display: block; width: min(280px, 100cqh, 100cqw); margin: 0 auto; }
.wheel .rim { fill: oklch(0.4 0.06 60); stroke: var(--gold); stroke-width: 2; }
.wheel .green { fill: oklch(0.5 0.12 153); }
.wheel g path { stroke: oklch(0.83 0.125 82 / 0.6); stroke-width: 0.6; }
.wheel text { fill: #fff; font-size: 8px; font-weight: 650; text-anchor: middle; dominant-baseline: central; }
.wheel .bowl { fill: oklch(0.32 0.05 60); stroke: var(--gold); }
.wheel .spokes { stroke: var(--gold); stroke-width: 3; }
.wheel .hub { fill: var(--gold); }
.wheel .ball { fill: #fff; stroke: oklch(0.3 0 0); stroke-width: 0.6; }
.faces:has(.die, .reel) { gap: 8px; align-items: center; }
.die { width: min(104px, 80cqh); }
.die circle { fill: oklch(0.236 0.022 258); }
.reel {
  --size: min(132px, 30cqw, 90cqh);
  width: var(--size); height: var(--size); overflow: hidden; border-radius: 12px; background: oklch(0.97 0.01 90);
}
.strip { display: block; transform: translateY(calc(var(--size) - 100%)); }
.symbol { display: block; width: var(--size); height: var(--size); padding: 12%; }
.navy { fill: oklch(0.3 0.05 258); }
.pale { fill: #fff; }
.gold { fill: oklch(0.76 0.15 75); }
.brown { fill: oklch(0.45 0.09 55); }
.sand { fill: oklch(0.86 0.07 85); }
.blue { fill: oklch(0.66 0.145 249); }
.pink { fill: oklch(0.67 0.165 3); }
svg .gold-green, .symbol .green { fill: oklch(0.58 0.14 150); }
.symbol .red { fill: oklch(0.58 0.2 25); }
.violet { fill: oklch(0.5 0.16 310); }
.foot { position: absolute; inset: auto 16px 16px; display: grid; align-content: end; min-height: var(--foot); }
.foot > * { width: min(560px, 100%); margin: 0 auto; padding: 10px 16px; border-radius: 12px; text-align: center; }
.banner { display: grid; align-content: center; min-height: var(--foot); background: oklch(0.2 0.03 200); color: oklch(0.95 0.01 190); }
.banner.gain { background: var(--gold); color: var(--gold-ink); }
.verdict { font-size: 20px; line-height: 26px; font-weight: 680; }
.banner p { display: -webkit-box; overflow: hidden; -webkit-box-orient: vertical; -webkit-line-clamp: 2; font-size: 13px; line-height: 18px; margin: 0; }
.hint { align-self: center; color: oklch(0.87 0.03 190); }
.felt .alert { margin-bottom: 0; border: 0; background: oklch(0.28 0.075 25); color: oklch(0.96 0.01 25); font-weight: 550; }
.felt .alert a { color: inherit; }
.round:has(.wheel), .round:has(.die) { --end: 2.8s; }
.round:has(.die) { --end: 1.7s; }
.round:has(.reel) { --end: 2.7s; }
@media (width < 720px) {
  /* The felt has what room is left, so that the bar is at the thumb. A browser's own bars don't change the small height. */
  .play { display: flex; flex-direction: column; min-height: calc(100svh - 57px); }
  /* Only the upper part of the wheel, where the ball comes to rest: the layout needs the room. */
  .felt:has(.wheel) { --foot: 72px; flex-basis: 198px; padding-block: 10px 0; }
  .felt:has(.wheel) .wheel { width: min(300px, 100cqw); }
  .felt:has(.wheel) .hands { align-content: start; }
  .felt:has(.wheel) .lying { place-items: start center; }
  .felt:has(.wheel) .foot { inset-block-end: 12px; }
  .felt:has(.wheel) .hint { align-self: end; border-radius: 12px; background: oklch(0.2 0.03 200 / 0.88); }
}
@media (width >= 720px) {
  .felt { height: clamp(316px, 100dvh - 480px, 480px); padding: 24px 24px calc(var(--foot) + 36px); border-radius: 16px; }
  .foot { inset-block-end: 24px; }
  .round .pack { display: block; }
  .round:has(.pack) .hands { margin-inline: 72px; }
  .hands-4 { --down: 1; grid-template-columns: repeat(4, minmax(0, 1fr)); }
  .verdict { font-size: 22px; }
}
@media (prefers-reduced-motion: no-preference) {
  .showing .sooner { display: block; }
  .showing .later { display: none; }
  .showing .tells { visibility: hidden; }
  .showing .paper { fill: oklch(0.985 0.004 90); }
  .showing .best .card { outline: none; }
  .showing .banner, .showing .mark, .showing .whose span { animation: appear 0.25s var(--end) both; }
  .showing .hands .card { animation: deal 0.5s calc(var(--at) * var(--step)) cubic-bezier(0.2, 0.7, 0.3, 1) both; }
  .showing .turning { animation: turn 2.7s cubic-bezier(0.15, 0.55, 0.2, 1) both; }
  .showing .circling { animation: circle 2.7s cubic-bezier(0.2, 0.5, 0.3, 1) both; }
  .showing .die { animation: tumble 1.3s calc(var(--at) * 0.2s) cubic-bezier(0.2, 0.7, 0.3, 1) both; }
  .showing .strip { animation: roll calc(1.4s + var(--at) * 0.6s) cubic-bezier(0.2, 0.6, 0.2, 1) both; }
}
@keyframes appear { from { opacity: 0; visibility: hidden; } }
@keyframes deal { from { opacity: 0; transform: translate(30vw, -220px) rotate(40deg); } }
@keyframes turn { from { transform: rotate(-900deg); } }
@keyframes circle { from { transform: rotate(1620deg); } }
@keyframes tumble { from { opacity: 0; transform: translate(-60vw, -120px) rotate(-760deg); } }
@keyframes roll { from { transform: none; } }
`;
