import { defineMain } from '@storybook/react-vite/node';
import type { Plugin } from 'vite';

/** `readonly` before a type, but not before a property. */
const beforeType = /\breadonly (?!\w+\??:)/g;

/** Removes `readonly` before array types for react-docgen, which would show them as "unknown". */
const plainLists: Plugin = {
  name: 'plain-lists',
  enforce: 'pre',
  transform: (code, id) => (/\/src\/.*\.tsx$/.test(id) ? { code: code.replace(beforeType, ''), map: null } : undefined),
};

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: ['../public', './public', { from: '../server/demo/photos', to: '/photos' }],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Prop tables are not needed in tests.
  typescript: { reactDocgen: process.env.VITEST ? false : 'react-docgen' },
  viteFinal: (config) => (process.env.VITEST ? config : { ...config, plugins: [plainLists, config.plugins] }),
});
