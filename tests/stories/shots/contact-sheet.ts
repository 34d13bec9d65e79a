import type { StoryEntry } from '../story-index.ts';
import { shotModes, shotName, shotWidths } from './shot-names.ts';

export interface Pictured extends StoryEntry {
  /** The pictures that are not as they were, by their file's name. Empty where nothing was compared. */
  readonly changed: readonly string[];
}

export interface SheetOptions {
  /** The path to the older pictures, as the sheet's own page reaches it. */
  readonly before?: string;
}

const escaped = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.codePointAt(0)};`);

const picture = (path: string, words: string): string =>
  `<figure><a href="${escaped(path)}"><img loading="lazy" src="${escaped(path)}" alt=""></a><figcaption>${escaped(words)}</figcaption></figure>`;

function picturesOf({ id, changed }: Pictured, before: string | undefined): string {
  const one = (width: number, mode: (typeof shotModes)[number]): string => {
    const file = shotName(id, width, mode);
    const now = picture(file, `${width}, ${mode}`);
    return before && changed.includes(file)
      ? picture(`${before}/${file}`, `${width}, ${mode}: before`) + picture(file, `${width}, ${mode}: after`)
      : now;
  };
  return shotWidths.flatMap((width) => shotModes.map((mode) => one(width, mode))).join('');
}

/** One page with every picture, to be opened from its folder: the stories that changed come first. */
export function contactSheet(stories: readonly Pictured[], { before }: SheetOptions = {}): string {
  const sorted = [
    ...stories.filter(({ changed }) => changed.length > 0),
    ...stories.filter(({ changed }) => changed.length === 0),
  ];
  const groups = [...new Set(stories.map(({ title }) => title.split('/')[0] ?? ''))];
  const changed = stories.filter((story) => story.changed.length > 0).length;
  const sections = sorted.map((story) => {
    const { tags = [] } = story;
    const words = `${story.title}: ${story.name}`;
    const kind = tags.includes('behaviour') ? 'behaviour' : 'picture';
    return `<section data-kind="${kind}" data-group="${escaped(story.title.split('/')[0] ?? '')}" data-words="${escaped(words.toLowerCase())}"${story.changed.length > 0 ? ' data-changed' : ''}><h2>${escaped(words)}</h2><div>${picturesOf(story, before)}</div></section>`;
  });
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Layline’s stories in pictures</title>
<style>${style}</style>
<header>
<h1>Layline’s stories</h1>
<label>Search <input type="search" id="search"></label>
<label>Group <select id="group"><option value="">All</option>${groups.map((group) => `<option>${escaped(group)}</option>`).join('')}</select></label>
<label>Kind <select id="kind"><option value="">All</option><option>picture</option><option>behaviour</option></select></label>
<p>${stories.length} stories${before ? `, ${changed} of them changed` : ''}. <output id="shown"></output></p>
</header>
<main>${sections.join('\n')}</main>
<script>${script}</script>
</html>
`;
}

const style = `
:root { color-scheme: light dark; font: 14px/20px system-ui, sans-serif; }
body { margin: 0; }
header { position: sticky; top: 0; z-index: 1; display: flex; flex-wrap: wrap; gap: 8px 16px; align-items: center; padding: 8px 16px; background: Canvas; border-bottom: 1px solid GrayText; }
h1 { margin: 0; font-size: 18px; }
p { margin: 0; }
main { padding: 16px; }
section { content-visibility: auto; contain-intrinsic-size: auto 320px; margin-bottom: 24px; }
section[hidden] { display: none; }
section[data-changed] h2::before { content: 'Changed '; color: light-dark(#b3261e, #ff8a80); }
h2 { margin: 0 0 8px; font-size: 15px; }
section div { display: flex; flex-wrap: wrap; gap: 12px; }
figure { margin: 0; max-width: 100%; }
img { display: block; max-width: 100%; max-height: 240px; border: 1px solid GrayText; border-radius: 6px; }
`;

const script = `
const [search, group, kind, shown] = ['search', 'group', 'kind', 'shown'].map((id) => document.getElementById(id));
const sections = [...document.querySelectorAll('section')];
const filter = () => {
  const words = search.value.toLowerCase().split(/\\s+/);
  for (const section of sections)
    section.hidden =
      (group.value !== '' && section.dataset.group !== group.value) ||
      (kind.value !== '' && section.dataset.kind !== kind.value) ||
      !words.every((word) => section.dataset.words.includes(word));
  shown.value = sections.filter((section) => !section.hidden).length + ' shown';
};
search.addEventListener('input', filter);
group.addEventListener('input', filter);
kind.addEventListener('input', filter);
filter();
`;
