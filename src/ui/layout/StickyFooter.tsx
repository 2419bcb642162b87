import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';
import type { ReactNode } from 'react';
import { lowWindow } from '#src/theme/controls.ts';
import { space } from '#src/theme/spacing.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { RAIL_ROOM, wide } from './sections.ts';

interface StickyFooterProps {
  /** Lets the content take several lines on phones. */
  wrap?: boolean;
  /** Leaves room at the left for the rail of a page in sections. */
  besideRail?: boolean;
  /** Hides the bar, which stays in the page so that screen readers announce what appears in it. */
  hidden?: boolean;
  children: ReactNode;
}

// Keeps the focused element above the bar, whose content may take several lines on phones.
// On a phone, snackbars show above the bar.
const keepClear = {
  html: {
    scrollPaddingBottom: 88,
    '@media (max-width: 599.95px)': { scrollPaddingBottom: 128, '--foot': '64px' },
    [lowWindow]: { scrollPaddingBottom: 0, '--foot': '0px' },
  },
};

/** A bar that sticks to the bottom of the window under a long page. */
export function StickyFooter({ wrap, besideRail, hidden, children }: StickyFooterProps) {
  return (
    <>
      {hidden ? null : <GlobalStyles styles={keepClear} />}
      <Box
        sx={
          hidden
            ? visuallyHidden
            : {
                position: 'sticky',
                [lowWindow]: { position: 'relative' },
                bottom: 0,
                zIndex: 2,
                display: 'flex',
                flexWrap: { xs: wrap ? 'wrap' : 'nowrap', sm: 'nowrap' },
                alignItems: 'center',
                gap: space(1, 1.5),
                minHeight: 64,
                mt: 2.5,
                ...(besideRail && { [wide]: { ml: `${RAIL_ROOM}px` } }),
                px: { xs: 2, sm: 2.5 },
                py: 1.5,
                border: '1px solid',
                borderColor: 'roles.line',
                borderRadius: '14px 14px 0 0',
                bgcolor: 'roles.paper',
                boxShadow: (theme) => theme.vars?.palette.roles.shadowUp,
              }
        }
      >
        {children}
      </Box>
    </>
  );
}
