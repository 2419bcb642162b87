import { create, type ThemeVars } from 'storybook/theming';
import { darkRoles, lightRoles } from '#src/theme/tokens.ts';
import { type Hex, mix } from './mix.ts';

const inBrand = (base: 'light' | 'dark', roles: typeof lightRoles | typeof darkRoles): ThemeVars =>
  create({
    base,
    brandTitle: 'Nivaas design system',
    brandUrl: './',
    brandImage: base === 'light' ? './brand/logotype.svg' : './brand/logotype-dark.svg',
    fontBase: '"Inter Variable", Inter, system-ui, sans-serif',
    colorPrimary: roles.primary,
    // Links, selected text, and backgrounds of white text, which Storybook itself would darken in the dark scheme.
    colorSecondary: base === 'light' ? roles.primary : mix(roles.primary as Hex, roles.page as Hex, 0.18),
    appBg: roles.page,
    appContentBg: roles.paper,
    appPreviewBg: roles.page,
    appBorderColor: roles.line,
    appBorderRadius: 12,
    textColor: roles.ink,
    textMutedColor: roles.slate,
    textInverseColor: roles.paper,
    barBg: roles.paper,
    barTextColor: roles.slate,
    barHoverColor: roles.primary,
    barSelectedColor: roles.primary,
    buttonBg: roles.paper,
    buttonBorder: roles.control,
    inputBg: roles.paper,
    inputBorder: roles.control,
    inputTextColor: roles.ink,
    inputBorderRadius: 8,
  });

/** The light theme of Storybook's manager and docs. */
export const lightBrand = inBrand('light', lightRoles);
/** The dark theme of Storybook's manager and docs. */
export const darkBrand = inBrand('dark', darkRoles);
