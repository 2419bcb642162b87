import './augment.ts';
import type { PaletteOptions } from '@mui/material/styles';
import { createTheme } from '@mui/material/styles';
import { alertOverrides } from './components/alert.ts';
import { buttonOverrides } from './components/button.ts';
import { buttonBaseOverrides } from './components/buttonBase.ts';
import { chartsOverrides } from './components/charts.ts';
import { checkboxOverrides } from './components/checkbox.ts';
import { chipOverrides } from './components/chip.ts';
import { cssBaselineOverrides } from './components/cssBaseline.ts';
import { dataGridOverrides } from './components/dataGrid.ts';
import { dialogOverrides } from './components/dialog.ts';
import { formLabelOverrides } from './components/formLabel.ts';
import { iconButtonOverrides } from './components/iconButton.ts';
import { linearProgressOverrides } from './components/linearProgress.ts';
import { linkOverrides } from './components/link.ts';
import { menuOverrides } from './components/menu.ts';
import { outlinedInputOverrides } from './components/outlinedInput.ts';
import { paperOverrides } from './components/paper.ts';
import { selectOverrides } from './components/select.ts';
import { skeletonOverrides } from './components/skeleton.ts';
import { snackbarOverrides } from './components/snackbar.ts';
import { tabsOverrides } from './components/tabs.ts';
import { toggleButtonOverrides } from './components/toggleButton.ts';
import { tooltipOverrides } from './components/tooltip.ts';
import { darkRoles, lightRoles, type Roles } from './tokens.ts';
import { darkTones, lightTones, type Tone, type ToneName } from './tones.ts';
import { typography } from './typography.ts';

/** The attribute on `<html>` that names the scheme shown; set before paint by public/color-scheme.js. */
export const schemeAttribute = 'data-scheme';
/** Where the choice light, dark or system is kept. */
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

/** The one theme of the product: both schemes as CSS variables, chosen by `schemeAttribute`. */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: schemeAttribute, cssVarPrefix: 'nv' },
  colorSchemes: {
    light: { palette: palette(lightRoles, lightTones) },
    dark: { palette: palette(darkRoles, darkTones) },
  },
  shape: { borderRadius: 8 },
  typography,
  // Things arrive quickly and come to rest: 120 to 200 ms, always easing out.
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
    ...chartsOverrides,
    ...chipOverrides,
    ...dataGridOverrides,
    ...linearProgressOverrides,
    ...linkOverrides,
    ...menuOverrides,
    ...paperOverrides,
    ...tooltipOverrides,
    ...toggleButtonOverrides,
    ...alertOverrides,
    ...tabsOverrides,
    ...selectOverrides,
    ...skeletonOverrides,
    ...snackbarOverrides,
  },
});
