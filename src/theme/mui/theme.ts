import '../augment.ts';
import type { PaletteOptions } from '@mui/material/styles';
import { createTheme } from '@mui/material/styles';
import { pixelsOf } from '../spacing.ts';
import { darkRoles, lightRoles, type Roles } from '../tokens.ts';
import { darkTones, lightTones, type Tone, type ToneName } from '../tones.ts';
import { typography } from '../typography.ts';
import { alertOverrides } from './alert.ts';
import { buttonOverrides } from './button.ts';
import { buttonBaseOverrides } from './buttonBase.ts';
import { checkboxOverrides } from './checkbox.ts';
import { chipOverrides } from './chip.ts';
import { cssBaselineOverrides } from './cssBaseline.ts';
import { dialogOverrides } from './dialog.ts';
import { formLabelOverrides } from './formLabel.ts';
import { iconButtonOverrides } from './iconButton.ts';
import { linkOverrides } from './link.ts';
import { menuOverrides } from './menu.ts';
import { outlinedInputOverrides } from './outlinedInput.ts';
import { paperOverrides } from './paper.ts';
import { selectOverrides } from './select.ts';
import { skeletonOverrides } from './skeleton.ts';
import { toggleButtonOverrides } from './toggleButton.ts';
import { tooltipOverrides } from './tooltip.ts';

/** The attribute of `<html>` with the current scheme; public/color-scheme.js sets it before the first paint. */
export const schemeAttribute = 'data-scheme';
/** The storage key of the chosen scheme: light, dark or system. */
export const schemeStorageKey = 'nivaas.scheme';

function palette(roles: Roles, tones: Record<ToneName, Tone>): PaletteOptions {
  return {
    primary: { main: roles.primary, dark: roles.primaryHover, light: roles.primaryTint, contrastText: roles.onPrimary },
    secondary: { main: roles.slate, contrastText: roles.paper },
    gulabi: { main: roles.gulabi, contrastText: roles.onGulabi },
    error: { main: tones.error.text, dark: roles.danger, contrastText: roles.onDanger },
    warning: { main: tones.warning.text },
    success: { main: tones.success.text },
    info: { main: tones.info.text },
    text: { primary: roles.ink, secondary: roles.slate, disabled: roles.disabledInk },
    background: { default: roles.page, paper: roles.paper },
    divider: roles.line,
    action: { hover: roles.hover, selected: roles.primaryTint, disabled: roles.disabledInk },
    roles,
    tones,
  };
}

const easeOut = 'cubic-bezier(0, 0, 0.2, 1)';

/** The theme: both schemes as CSS variables, selected by `schemeAttribute`. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: schemeAttribute, cssVarPrefix: 'nv' },
  colorSchemes: {
    light: { palette: palette(lightRoles, lightTones) },
    dark: { palette: palette(darkRoles, darkTones) },
  },
  spacing: pixelsOf,
  shape: { borderRadius: 8 },
  typography,
  // All transitions take 120 to 200 ms and ease out.
  transitions: {
    easing: { easeInOut: easeOut, easeOut, easeIn: easeOut, sharp: easeOut },
    duration: {
      shortest: 120,
      shorter: 120,
      short: 160,
      standard: 180,
      complex: 200,
      enteringScreen: 180,
      leavingScreen: 140,
    },
  },
  components: {
    ...cssBaselineOverrides,
    ...buttonBaseOverrides,
    ...buttonOverrides,
    ...iconButtonOverrides,
    ...outlinedInputOverrides,
    ...formLabelOverrides,
    ...checkboxOverrides,
    ...dialogOverrides,
    ...chipOverrides,
    ...linkOverrides,
    ...menuOverrides,
    ...paperOverrides,
    ...tooltipOverrides,
    ...toggleButtonOverrides,
    ...alertOverrides,
    ...selectOverrides,
    ...skeletonOverrides,
  },
});
