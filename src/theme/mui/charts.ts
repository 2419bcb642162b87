import type { Theme } from '@mui/material/styles';
import { rem } from '../rem.ts';

/**
 * The look of charts with axes, for the `sx` of the box around one: soft horizontal rules, a stronger zero line, labels of 12 px in
 * slate, and the mark of focus. It is not in the theme, which every page loads.
 */
export const chartLook = (theme: Theme) => ({
  position: 'relative',
  height: '100%',
  borderRadius: '8px',
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars?.palette.roles.focus}`, outlineOffset: 2 },
  '& .MuiChartsGrid-root line': { stroke: theme.vars?.palette.roles.lineSoft },
  '& .MuiChartsAxis-root .MuiChartsAxis-line': { stroke: theme.vars?.palette.roles.line },
  '& .MuiChartsAxis-root .MuiChartsAxis-tickLabel': { fill: theme.vars?.palette.roles.slate, fontSize: rem(12) },
});
