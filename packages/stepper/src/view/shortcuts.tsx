import { useEffect, type RefObject } from 'react';
import css from './shortcuts.module.css';
import type { Tool } from './tool.ts';

interface Shortcut {
  /** As the browser calls it. */
  readonly key: string;
  readonly shown: string;
  readonly words: string;
  readonly act: (tool: Tool, tray: HTMLElement) => void;
}

const toPanel = (name: string) => (_: Tool, tray: HTMLElement) => {
  const panel = tray.querySelector(`[data-panel="${name}"]`);
  const first = panel?.querySelector<HTMLElement>('button:not([disabled]), [tabindex="0"], input, textarea');
  (first ?? panel?.querySelector<HTMLElement>('h2'))?.focus();
};

const shortcuts: readonly Shortcut[] = [
  { key: 'ArrowLeft', shown: '←', words: 'back', act: ({ move }) => move((way) => way.back()) },
  { key: 'ArrowRight', shown: '→', words: 'forward', act: ({ move }) => move((way) => way.forward()) },
  {
    key: 'n',
    shown: 'n',
    words: 'to the next timer',
    act: ({ play }) => void play({ kind: 'advance', by: null }),
  },
  {
    key: 'a',
    shown: 'a',
    words: 'edit the answer or event that led here',
    act: (_, tray) => tray.querySelector<HTMLElement>('[data-edit]')?.click(),
  },
  { key: 'e', shown: 'e', words: 'to the events', act: toPanel('Now') },
  { key: 'r', shown: 'r', words: 'to the requests', act: toPanel('Requests') },
  { key: 'c', shown: 'c', words: 'to the chart', act: toPanel('Chart') },
  { key: 'p', shown: 'p', words: 'to the path', act: toPanel('Path') },
];

/**
 * Acts on a key pressed anywhere in the tool, except where one types or where the key has a use of its own. The listener is
 * the document's: React's own handlers come first there, and say whether they used the key.
 */
export function useShortcuts(tray: RefObject<HTMLElement | null>, tool: Tool) {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const found = shortcuts.find(({ key }) => key === event.key);
      if (!found || !tray.current || !isFree(event, tray.current)) return;
      event.preventDefault();
      found.act(tool, tray.current);
    };
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, [tray, tool]);
}

function isFree(
  { target, key, altKey, ctrlKey, metaKey, defaultPrevented }: KeyboardEvent,
  tray: HTMLElement,
): boolean {
  if (defaultPrevented || altKey || ctrlKey || metaKey || !(target instanceof HTMLElement)) return false;
  if (!tray.contains(target) || target.closest('input, textarea, select')) return false;
  // The arrows scroll the chart.
  return !(key.startsWith('Arrow') && target.getAttribute('role') === 'region');
}

export const ShortcutList = () => (
  <details className={css.shortcuts}>
    <summary>Keys</summary>
    <dl className={css.list}>
      {shortcuts.map(({ key, shown, words }) => (
        <div key={key}>
          <dt>
            <kbd>{shown}</kbd>
          </dt>
          <dd>{words}</dd>
        </div>
      ))}
    </dl>
  </details>
);
