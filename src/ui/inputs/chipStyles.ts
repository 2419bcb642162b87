import type { SxProps, Theme } from '@mui/material/styles';
import { controlHeight, smallControl } from '#src/theme/controls.ts';
import { chosenInForcedColours } from '#src/theme/forcedColours.ts';

/** The style of a chosen chip: tint, a peacock border of 2 px, semibold. */
export const chosenChip = {
  bgcolor: 'roles.primaryTint',
  borderColor: 'roles.primary',
  boxShadow: (theme: Theme) => theme.vars?.palette.roles.chosenRing,
  color: 'roles.primaryOnTint',
  fontWeight: 600,
  ...chosenInForcedColours,
} as const;

/** The style of a chip: a small control, at least as wide as a finger. */
export const chipLook = (disabled?: boolean, invalid?: boolean) =>
  ({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 0.75,
    ...smallControl,
    minWidth: controlHeight.touch,
    maxWidth: '100%',
    px: 1.5,
    py: 0.5,
    borderRadius: '999px',
    border: '1px solid',
    borderColor: invalid ? 'roles.errorLine' : disabled ? 'roles.line' : 'roles.buttonLine',
    boxShadow: (theme: Theme) => (invalid ? theme.vars?.palette.roles.errorRing : 'none'),
    bgcolor: disabled ? 'roles.hover' : 'roles.paper',
    color: disabled ? 'roles.slate' : 'roles.ink',
    typography: 'label',
    overflowWrap: 'anywhere',
    cursor: disabled ? 'not-allowed' : 'pointer',
    transition: 'background-color 120ms ease-out',
    '&:hover': disabled || invalid ? {} : { borderColor: 'roles.control', bgcolor: 'roles.hover' },
    '& svg': { flex: 'none' },
  }) as const satisfies SxProps<Theme>;
