import { defineMain } from '@storybook/react-vite/node';
import type { Plugin } from 'vite';

/** Every `readonly` before a type; not the one before a field, which prop tables leave out anyway. */
const beforeType = /\breadonly (?!\w+\??:)/g;

/** Hides `readonly` before the types of lists from what reads prop tables out of the source: of `readonly Row[]` it says "unknown". */
const plainLists: Plugin = {
  name: 'plain-lists',
  enforce: 'pre',
  transform: (code, id) => (/\/src\/.*\.tsx$/.test(id) ? { code: code.replace(beforeType, ''), map: null } : undefined),
};

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: ['../public', './public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Prop tables come from the props' comments; tests do not read them.
  typescript: { reactDocgen: process.env.VITEST ? false : 'react-docgen' },
  viteFinal: (config) => (process.env.VITEST ? config : { ...config, plugins: [plainLists, config.plugins] }),
});
