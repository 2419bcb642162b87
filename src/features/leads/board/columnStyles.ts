import type { Theme } from '@mui/material/styles';
import type { LeadStatus } from '#contract/leads/choices.ts';
import { leadStatusTones } from '../LeadStatusChip.tsx';

/** The frame of a column or a rail; `over` highlights the one under a lifted card. */
export const columnStyles = (over: boolean) =>
  ({
    display: 'flex',
    flexDirection: 'column',
    minWidth: 0,
    bgcolor: 'roles.side',
    border: '1px solid',
    borderColor: over ? 'roles.primary' : 'roles.line',
    boxShadow: ({ vars }: Theme) => (over ? vars?.palette.roles.chosenRing : 'none'),
    borderRadius: '14px',
  }) as const;

/** The dot of a status. */
export const dotOf = (status: LeadStatus) =>
  ({
    flex: 'none',
    width: 8,
    height: 8,
    borderRadius: '50%',
    bgcolor: `tones.${leadStatusTones[status]}.text`,
  }) as const;

/** The number of a column's leads. */
export const countPill = {
  flex: 'none',
  minWidth: 20,
  px: 0.75,
  borderRadius: '999px',
  typography: 'captionStrong',
  lineHeight: '1.25rem',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  bgcolor: 'tones.neutral.tint',
  color: 'tones.neutral.text',
} as const;
