import type { Theme } from '@mui/material/styles';
import { rem } from '../rem.ts';

/**
 * The look of charts with axes, for the `sx` of the box around one: light horizontal lines, a stronger zero line,
 * labels of 12 px in slate, and the focus mark. Not in the theme, because every page loads that.
 */
export const chartStyles = (theme: Theme) => ({
  position: 'relative',
  height: '100%',
  borderRadius: '8px',
  '&:has(:focus-visible)': { outline: `2px solid ${theme.vars?.palette.roles.focus}`, outlineOffset: 2 },
  '& .MuiChartsGrid-root line': { stroke: theme.vars?.palette.roles.lineSoft },
  '& .MuiChartsAxis-root .MuiChartsAxis-line': { stroke: theme.vars?.palette.roles.line },
  '& .MuiChartsAxis-root .MuiChartsAxis-tickLabel': { fill: theme.vars?.palette.roles.slate, fontSize: rem(12) },
});
