import './augment';
import type { PaletteOptions } from '@mui/material/styles';
import { createTheme } from '@mui/material/styles';
import { alertOverrides } from './components/alert';
import { buttonOverrides } from './components/button';
import { buttonBaseOverrides } from './components/buttonBase';
import { chartsOverrides } from './components/charts';
import { checkboxOverrides } from './components/checkbox';
import { chipOverrides } from './components/chip';
import { cssBaselineOverrides } from './components/cssBaseline';
import { dataGridOverrides } from './components/dataGrid';
import { dialogOverrides } from './components/dialog';
import { formLabelOverrides } from './components/formLabel';
import { iconButtonOverrides } from './components/iconButton';
import { linearProgressOverrides } from './components/linearProgress';
import { linkOverrides } from './components/link';
import { menuOverrides } from './components/menu';
import { outlinedInputOverrides } from './components/outlinedInput';
import { paperOverrides } from './components/paper';
import { selectOverrides } from './components/select';
import { skeletonOverrides } from './components/skeleton';
import { snackbarOverrides } from './components/snackbar';
import { tabsOverrides } from './components/tabs';
import { toggleButtonOverrides } from './components/toggleButton';
import { tooltipOverrides } from './components/tooltip';
import { darkRoles, lightRoles, type Roles } from './tokens';
import { darkTones, lightTones, type Tone, type ToneName } from './tones';
import { typography } from './typography';

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
