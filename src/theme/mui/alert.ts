import type { Components, Theme } from '@mui/material/styles';
import { rem } from '../rem.ts';
import type { ToneName } from '../tones.ts';

const severities = ['success', 'warning', 'error', 'info'] as const satisfies readonly ToneName[];

/** Alerts: a tint, ink text, border and icon in the tone's colour. */
export const alertOverrides: Components<Theme> = {
  MuiAlert: {
    defaultProps: { variant: 'standard' },
    styleOverrides: {
      root: ({ theme }) => ({
        padding: '12px 14px',
        gap: 12,
        // The icon, the first line and the button share a baseline.
        alignItems: 'baseline',
        borderRadius: 10,
        fontSize: rem(14),
        lineHeight: rem(20),
        color: theme.vars?.palette.roles.ink,
        border: '1px solid',
        '& .MuiAlert-icon': { padding: 0, margin: 0, opacity: 1, fontSize: rem(18), transform: 'translateY(4px)' },
        '& .MuiAlert-message': { padding: 0, minWidth: 0, overflowWrap: 'anywhere' },
        '& .MuiAlert-action': { padding: 0, margin: '0 0 0 auto', alignItems: 'center' },
      }),
    },
    variants: severities.map((severity) => ({
      props: { variant: 'standard', severity },
      style: ({ theme }) => {
        const tone = theme.vars?.palette.tones[severity];
        return {
          backgroundColor: tone?.tint,
          color: theme.vars?.palette.roles.ink,
          borderColor: `color-mix(in srgb, ${tone?.text} 26%, transparent)`,
          '& .MuiAlert-icon': { color: tone?.text },
        };
      },
    })),
  },
};
