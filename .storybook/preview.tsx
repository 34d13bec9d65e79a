import addonA11y from '@storybook/addon-a11y';
import * as docs from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import { definePreviewAddon } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import '../src/ui/tokens/inter.css';
import '../src/ui/tokens/ui.css';
import { OwnImages, OwnImagesContext } from '../src/ui/identity/own-images.ts';
import { patience } from '../tests/support/patience.ts';
import { viewports } from '../tests/support/viewports.ts';
import { LazyDocsPage } from './lazy-docs-page.tsx';
import { globalTypes, initialGlobals } from './toolbar.ts';
import { loadLanguage, wearGlobals } from './wear-globals.tsx';

configure({ asyncUtilTimeout: patience.poll });

/** There is no gateway to ask. */
const noOwnImages = new OwnImages(() => Promise.resolve([]));

const viewport = (name: string, { width, height }: { width: number; height: number }) => ({
  name: `${name} ${width}`,
  styles: { width: `${width}px`, height: `${height}px` },
});

export default definePreview({
  // The add-on's own entry would fetch all that pages of documentation are made of before the first story.
  addons: [addonA11y(), definePreviewAddon(docs)],
  parameters: {
    // What axe finds fails the story's test.
    a11y: { test: 'error' },
    // The toolbar says what a story is drawn on.
    backgrounds: { disable: true },
    controls: { expanded: true },
    docs: { container: LazyDocsPage },
    options: {
      // Storybook reads this from the text of this file. Stories of one file keep their order.
      storySort: {
        method: 'alphabetical',
        includeNames: false,
        order: ['Start', 'Foundations', 'Parts', 'Panels', 'Machines', 'Pages'],
      },
    },
    viewport: {
      options: {
        phone: viewport('Phone', viewports.phone),
        tablet: viewport('Tablet', viewports.tablet),
        desktop: viewport('Desktop', viewports.desktop),
      },
    },
  },
  globalTypes,
  initialGlobals,
  loaders: [loadLanguage],
  decorators: [
    wearGlobals,
    (Story) => (
      <OwnImagesContext value={noOwnImages}>
        <Story />
      </OwnImagesContext>
    ),
  ],
});
