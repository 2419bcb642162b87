import type { SxProps, Theme } from '@mui/material/styles';
import { controlHeight } from '../controls.ts';
import { fillInForcedColours } from '../forcedColours.ts';
import { rem } from '../rem.ts';

/**
 * Tabs, as their `sx`: large height, 14 px medium, a peacock underline of 3 px. Not in the theme, because every page
 * loads that.
 */
export const tabsStyles = ((theme: Theme) => ({
  minHeight: controlHeight.large,
  '& .MuiTabs-indicator': { height: 3, borderRadius: '3px 3px 0 0', ...fillInForcedColours },
  '& .MuiTab-root': {
    minHeight: controlHeight.large,
    minWidth: 0,
    padding: '0 16px',
    fontSize: rem(14),
    fontWeight: 500,
    color: theme.vars?.palette.roles.slate,
    '&.Mui-selected': { color: theme.vars?.palette.roles.ink, fontWeight: 600 },
    '&.Mui-focusVisible': { outlineOffset: -2 },
  },
})) satisfies SxProps<Theme>;
