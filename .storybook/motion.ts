import { styleRules } from './style-rules.ts';

export type Motion = 'device' | 'full' | 'reduced';

const question = 'prefers-reduced-motion';
const asked = /\(prefers-reduced-motion: (reduce|no-preference)\)/g;

/** What the sheets ask, where it was changed. */
const written = new Map<CSSMediaRule, string>();
const lists = new Set<MediaQueryList>();
const matchMedia = window.matchMedia.bind(window);
let worn: Motion = 'device';

/** Nothing can change what the device prefers, so the question is put as one whose answer is known. */
const answered = (query: string): string =>
  worn === 'device'
    ? query
    : query.replace(asked, (_, wanted: string) =>
        (wanted === 'reduce') === (worn === 'reduced') ? '(min-width: 0)' : '(max-width: 0)',
      );

/** Scripts ask by `matchMedia`: a list that they hold answers anew once the toolbar says otherwise. */
window.matchMedia = (query) => {
  const list = matchMedia(query);
  if (!query.includes(question)) return list;
  Object.defineProperty(list, 'matches', { get: () => matchMedia(answered(query)).matches });
  lists.add(list);
  return list;
};

/** Has style sheets and scripts see this preference for motion. Sheets that have arrived since are changed, too. */
export function wearMotion(motion: Motion): void {
  const isNew = motion !== worn;
  if (!isNew && motion === 'device') return;
  worn = motion;
  for (const rule of styleRules()) {
    if (!(rule instanceof CSSMediaRule)) continue;
    const query = written.get(rule) ?? rule.media.mediaText;
    if (!query.includes(question)) continue;
    written.set(rule, query);
    rule.media.mediaText = answered(query);
  }
  if (isNew) for (const list of lists) list.dispatchEvent(new Event('change'));
}
