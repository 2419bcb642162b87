import type { Theme } from '@mui/material/styles';

/**
 * The browser's own checkbox or radio, 20 px. An unchecked one is drawn here, because the browser's looks filled and
 * disabled in the dark scheme.
 */
export const nativeTick = {
  flex: 'none',
  boxSizing: 'border-box',
  width: 20,
  height: 20,
  m: 0,
  accentColor: (theme: Theme) => theme.vars?.palette.roles.primary,
  '&:not(:checked)': {
    appearance: 'none',
    border: '1.5px solid',
    borderColor: 'roles.control',
    borderRadius: '4px',
    bgcolor: 'roles.paper',
    cursor: 'inherit',
    '&[type="radio"]': { borderRadius: '50%' },
    '&:disabled': { borderColor: 'roles.line' },
  },
} as const;
