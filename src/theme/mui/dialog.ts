import { keyframes } from '@emotion/react';
import type { Components, Theme } from '@mui/material/styles';
import { lowWindow } from '../controls.ts';
import { rem } from '../rem.ts';

const phone = '@media (max-width: 599.95px)';
const rise = keyframes({ from: { transform: 'translateY(32px)' } });

/** Dialogs: radius 14, shadow 2 over the scrim; a bottom sheet on phones. */
export const dialogOverrides: Components<Theme> = {
  // cssBaseline.ts stops the page's scrolling and keeps the scrollbar gutter: MUI's own scroll lock would remove the scrollbar
  // and move fixed content.
  MuiModal: { defaultProps: { disableScrollLock: true } },
  MuiDialog: {
    defaultProps: { disableScrollLock: true },
    styleOverrides: {
      paper: ({ theme }) => ({
        width: 520,
        maxWidth: 'calc(100% - 32px)',
        margin: 16,
        borderRadius: 14,
        border: '1px solid transparent',
        boxShadow: theme.vars?.palette.roles.shadow2,
        ...theme.applyStyles('dark', { borderColor: theme.vars?.palette.roles.line }),
        [phone]: {
          width: '100%',
          maxWidth: '100%',
          maxHeight: 'calc(100dvh - 12px)',
          margin: 0,
          borderRadius: '18px 18px 0 0',
          animation: `${rise} 180ms ease-out`,
        },
        [lowWindow]: { maxHeight: 'none', marginInline: 'auto', overflow: 'visible' },
      }),
      container: {
        [phone]: { alignItems: 'flex-end' },
        // Only one field would fit between head and buttons: the whole dialog scrolls instead.
        [lowWindow]: { display: 'block', overflowY: 'auto' },
      },
    },
  },
  MuiBackdrop: {
    styleOverrides: {
      root: ({ theme }) => ({
        '&:not(.MuiBackdrop-invisible)': { backgroundColor: theme.vars?.palette.roles.scrim },
      }),
    },
  },
  MuiDialogTitle: {
    styleOverrides: {
      root: {
        padding: 0,
        fontSize: rem(18),
        lineHeight: rem(28),
        fontWeight: 600,
        letterSpacing: '-0.012em',
      },
    },
  },
  MuiDialogContent: {
    styleOverrides: {
      root: {
        padding: '4px 24px 20px',
        [phone]: { padding: '4px 16px 16px' },
      },
    },
  },
  MuiDialogActions: {
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '14px 24px',
        gap: 8,
        borderTop: `1px solid ${theme.vars?.palette.roles.line}`,
        backgroundColor: theme.vars?.palette.roles.subtle,
        '& > :not(style) ~ :not(style)': { marginLeft: 0 },
        [phone]: {
          flexWrap: 'wrap',
          padding: '12px 16px max(12px, env(safe-area-inset-bottom))',
          // Two long labels wrap to two lines each before the buttons stack.
          '& > .MuiButton-root': {
            flex: 1,
            minWidth: 'min-content',
            paddingBlock: 6,
            whiteSpace: 'normal',
            textAlign: 'center',
          },
        },
      }),
    },
  },
};
