import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';

interface ChoiceChipProps {
  type: 'radio' | 'checkbox';
  name: string;
  value: string;
  checked: boolean;
  disabled?: boolean;
  required?: boolean;
  children: ReactNode;
  onChange: (checked: boolean) => void;
  onBlur?: () => void;
}

/** A pill that is a radio or a checkbox underneath, so that keyboard and screen readers get the real thing. */
export function ChoiceChip(props: ChoiceChipProps) {
  const { type, name, value, checked, disabled, required, children, onChange, onBlur } = props;
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'center',
        gap: '6px',
        minHeight: { xs: 44, sm: 36 },
        '@media (pointer: coarse)': { minHeight: 44 },
        minWidth: 40,
        px: '12px',
        borderRadius: '999px',
        border: '1px solid',
        borderColor: 'roles.buttonLine',
        bgcolor: 'roles.paper',
        color: disabled ? 'roles.disabledInk' : 'roles.ink',
        fontWeight: 500,
        cursor: disabled ? 'default' : 'pointer',
        transition: 'background-color 120ms ease-out',
        '&:hover': disabled ? {} : { borderColor: 'roles.control', bgcolor: 'roles.hover' },
        '&:has(:checked), &:has(:checked):hover': {
          bgcolor: 'roles.primaryTint',
          borderColor: 'roles.primary',
          boxShadow: (theme) => theme.vars?.palette.roles.chosenRing,
          color: 'roles.primaryOnTint',
          fontWeight: 600,
        },
        '&:has(:focus-visible)': {
          outline: '2px solid',
          outlineColor: (theme) => theme.vars?.palette.roles.focus,
          outlineOffset: 2,
        },
      }}
    >
      <Box
        component="input"
        type={type}
        name={name}
        value={value}
        checked={checked}
        disabled={Boolean(disabled)}
        required={Boolean(required)}
        onChange={(event) => onChange(event.currentTarget.checked)}
        onBlur={onBlur}
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', m: 0, opacity: 0, cursor: 'inherit' }}
      />
      {type === 'checkbox' && checked ? <Check size={14} /> : null}
      <span>{children}</span>
    </Box>
  );
}
