import type { SxProps, Theme } from '@mui/material/styles';
import { focusRing } from '#src/theme/focusRing.ts';
import { chosenInForcedColours } from '#src/theme/forcedColours.ts';

/** The style of a card that is a radio's label. */
export const radioCard = (invalid: boolean, large?: boolean): SxProps<Theme> => ({
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minHeight: large ? { xs: 48, sm: 56 } : { xs: 44, sm: 40 },
  '@media (pointer: coarse)': { minHeight: large ? 48 : 44 },
  px: large ? 2 : 1.5,
  py: 1,
  position: 'relative',
  minWidth: 0,
  overflowWrap: 'break-word',
  borderRadius: '8px',
  border: '1px solid',
  borderColor: invalid ? 'roles.errorLine' : large ? 'roles.control' : 'roles.buttonLine',
  boxShadow: (theme) => (invalid ? theme.vars?.palette.roles.errorRing : 'none'),
  bgcolor: 'roles.paper',
  ...(large ? { typography: 'label' } : { fontWeight: 500 }),
  cursor: 'pointer',
  '&:hover': invalid ? {} : { borderColor: large ? 'roles.ink' : 'roles.control' },
  '&:has(:checked)': {
    borderColor: 'roles.primary',
    boxShadow: (theme) => theme.vars?.palette.roles.chosenRing,
    bgcolor: 'roles.primaryTint',
    ...chosenInForcedColours,
  },
  '&:has(:disabled)': {
    color: 'roles.slate',
    bgcolor: 'roles.hover',
    borderStyle: 'dashed',
    borderColor: 'roles.buttonLine',
    cursor: 'not-allowed',
  },
  '&:has(:focus-visible)': focusRing,
});

/** The style of the radio in such a card. */
export const radioMark = (large?: boolean) =>
  ({
    appearance: 'none',
    flex: 'none',
    width: large ? 20 : 18,
    height: large ? 20 : 18,
    m: 0,
    borderRadius: '50%',
    border: '1.5px solid',
    borderColor: 'roles.control',
    bgcolor: 'roles.paper',
    '&:checked': { borderWidth: large ? '6px' : '5.5px', borderColor: 'roles.primary' },
    // The lock is shown instead.
    '&:disabled:not(:checked)': { position: 'absolute', opacity: 0 },
    '&:focus-visible': { outline: 'none' },
  }) as const;
