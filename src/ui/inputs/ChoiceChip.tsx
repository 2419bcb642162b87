import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { chipLook, chosenChip } from './chipLook.ts';

interface ChoiceChipProps {
  /** One of a set, or on and off by itself. */
  type: 'radio' | 'checkbox';
  /** Radios of one name are one set. */
  name: string;
  /** What it stands for in its set. */
  value: string;
  /** Whether it is chosen. */
  checked: boolean;
  /** Out of reach for now. */
  disabled?: boolean;
  /** Its set shows an error. */
  invalid?: boolean;
  /** The browser asks for one of the set. */
  required?: boolean;
  /** Its words. */
  children: ReactNode;
  /** Called with whether it is now chosen. */
  onChange: (checked: boolean) => void;
  /** A radio that may be taken back: called when the chosen one is pressed again. */
  onClear?: () => void;
}

/** A pill that is a radio or a checkbox underneath, so that keyboard and screen readers get the real thing. */
export function ChoiceChip(props: ChoiceChipProps) {
  const { type, name, value, checked, disabled, invalid, required, children, onChange, onClear } = props;
  return (
    <Box
      component="label"
      sx={{
        ...chipLook(disabled, invalid),
        '&:has(:checked), &:has(:checked):hover': chosenChip,
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
        // A radio's set says it for all of them.
        aria-invalid={invalid && type === 'checkbox' ? true : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
        // Pressed again, a chosen radio does not change; that it was pressed is all there is.
        {...(onClear && checked ? { onClick: onClear, title: 'Press again to clear' } : {})}
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', m: 0, opacity: 0, cursor: 'inherit' }}
      />
      {type === 'checkbox' && checked ? <Check size={14} strokeWidth={2.5} aria-hidden /> : null}
      <span>{children}</span>
    </Box>
  );
}
