import type { Decorator, Loader } from '@storybook/react-vite';
import { Fragment, useLayoutEffect, type ReactNode } from 'react';
import { oddsFormats } from '../src/domain/odds/odds-format.ts';
import { OddsFormatProvider } from '../src/ui/odds-format/odds-format.tsx';
import { wearTheme } from '../src/ui/theme/wear-theme.ts';
import { wearConnection } from './connection.ts';
import { wearMotion, type Motion } from './motion.ts';
import { wearDirection, wearLanguage } from './reading.ts';
import { wearServerTheme } from './server-themes.ts';
import { wearTextSize } from './text-size.ts';

/** What has to be fetched before a story is drawn. */
export const loadLanguage: Loader = ({ globals }) => wearLanguage(String(globals['locale']));

/** What is written into style sheets: after the story's own are there, and before it is painted. */
function WornSheets({ scale, motion, children }: { scale: number; motion: Motion; children: ReactNode }) {
  useLayoutEffect(() => {
    wearTextSize(scale);
    wearMotion(motion);
  });
  return children;
}

/** The story that wears a server theme, and which. */
let worn = '';

/** Once a story and theme: when it is drawn anew, a page may have been sent a theme of its own. */
function wearServerThemeOnce(storyId: string, name: string): void {
  const wearing = `${storyId} ${name}`;
  if (wearing !== worn) wearServerTheme(name);
  worn = wearing;
}

/** Has every story wear what the toolbar says, in the ways of the site. */
export const wearGlobals: Decorator = (Story, { globals, id }) => {
  const locale = String(globals['locale']);
  wearTheme(globals['theme'] === 'dark' ? 'DARK' : 'LIGHT');
  wearServerThemeOnce(id, String(globals['serverTheme']));
  wearDirection(String(globals['direction']), locale);
  wearConnection(globals['connection'] === 'offline' ? 'offline' : 'online');
  return (
    <WornSheets scale={Number(globals['text']) / 100} motion={globals['motion'] as Motion}>
      <OddsFormatProvider value={oddsFormats.find((format) => format === globals['odds']) ?? 'DECIMAL'}>
        {/* As on the site: another language draws the page anew. */}
        <Fragment key={locale}>
          <Story />
        </Fragment>
      </OddsFormatProvider>
    </WornSheets>
  );
};
