import { fileURLToPath } from 'node:url';
import { defineMain } from '@storybook/react-vite/node';
import { machineTypesModule, madeModules } from '../scripts/machine-types/types-module.ts';
import { withKinds } from './kind-tags.ts';
import { machineStatesModule } from './machine-states-module.ts';
import { storyClaimsModule } from './story-claims-module.ts';
import { usedIconsModule } from './used-icons.ts';

const seenStates = fileURLToPath(new URL('seen-states.ts', import.meta.url));

const made: Readonly<Record<string, () => string | Promise<string>>> = {
  ...machineTypesModule,
  'virtual:machine-states': machineStatesModule,
  'virtual:story-claims': storyClaimsModule,
  'virtual:used-icons': usedIconsModule,
};

export default defineMain({
  stories: ['./**/*.stories.tsx', '../src/**/*.stories.tsx', '../packages/**/*.stories.tsx'],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  experimental_indexers: (known = []) => known.map(withKinds),
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
      madeModules(made),
    ],
  }),
});
