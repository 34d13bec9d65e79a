import { DocsContainer, type DocsContainerProps } from '@storybook/addon-docs/blocks';
import type { PropsWithChildren } from 'react';
import { darkHouse, lightHouse } from './brand/house-themes.ts';

/** A page of documentation, in the mode that the toolbar gives its stories. */
export function DocsPage({ context, children }: PropsWithChildren<DocsContainerProps>) {
  const [story] = context.componentStories();
  const isDark = story && context.getStoryContext(story).globals['theme'] === 'dark';
  return (
    <DocsContainer context={context} theme={isDark ? darkHouse : lightHouse}>
      {children}
    </DocsContainer>
  );
}
