import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';

const seenStates = fileURLToPath(new URL('seen-states.ts', import.meta.url));

export default defineMain({
  stories: ['./**/*.stories.tsx', '../src/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) => ({
    ...config,
    plugins: [
      ...(config.plugins ?? []),
      {
        name: 'seen-states',
        enforce: 'pre',
        resolveId: (source, importer) =>
          source === 'xstate' && importer !== undefined && importer !== seenStates ? seenStates : null,
      },
    ],
  }),
});
