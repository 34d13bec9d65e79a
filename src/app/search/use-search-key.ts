import { useEffect, useEffectEvent } from 'react';

const takesText = 'input, textarea, select, [contenteditable]';

/** Calls back, unless with null, on `/` and on Ctrl or ⌘ K, unless somebody is typing or a dialog is in front of the page. */
export function useSearchKey(onPress: (() => void) | null): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, target } = event;
    const isChord = key.toLowerCase() === 'k' && ctrlKey !== metaKey;
    if (!onPress || altKey || !(isChord || (key === '/' && !ctrlKey && !metaKey))) return;
    if (target instanceof Element && target.closest(`${takesText}, [role='dialog']`)) return;
    event.preventDefault();
    onPress();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
