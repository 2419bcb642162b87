import { defineMain } from '@storybook/react-vite/node';

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['../stories/**/*.mdx', '../stories/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest', 'msw-storybook-addon'],
  staticDirs: ['../public', './public'],
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Prop tables come from the props' comments; tests do not read them.
  typescript: { reactDocgen: process.env.VITEST ? false : 'react-docgen' },
});
