import type { Components, Theme } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';

/** Selects: a chevron of 16 px, 12 px from the edge. */
export const selectOverrides: Components<Theme> = {
  MuiSelect: {
    defaultProps: { IconComponent: ChevronDown },
    styleOverrides: {
      root: ({ theme }) => ({
        '& .MuiSelect-select': { minHeight: 0, paddingRight: '36px !important' },
        '& .MuiSelect-icon': { width: 16, height: 16, top: 'calc(50% - 8px)', right: 12 },
        '& .MuiSelect-iconStandard': { right: 8 },
        '& .MuiSelect-standard:focus-visible': {
          outline: `2px solid ${theme.vars?.palette.roles.focus}`,
          borderRadius: 4,
        },
      }),
    },
  },
};
