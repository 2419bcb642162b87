import '#src/theme/fonts.css';
import { addons } from 'storybook/manager-api';
import { darkBrand, lightBrand } from './brandTheme.ts';

// The manager follows the system's scheme; so do stories, until another one is chosen in the toolbar.
const isDark = window.matchMedia('(prefers-color-scheme: dark)').matches;
addons.setConfig({ theme: isDark ? darkBrand : lightBrand });
