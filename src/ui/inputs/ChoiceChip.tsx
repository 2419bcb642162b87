import Box from '@mui/material/Box';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { focusRing } from '#src/theme/focusRing.ts';
import { chipLook, chosenChip } from './chipStyles.ts';

interface ChoiceChipProps {
  /** The native control. */
  type: 'radio' | 'checkbox';
  /** The control's name; radios with the same name form a group. */
  name: string;
  /** The control's value. */
  value: string;
  /** Whether it is chosen. */
  checked: boolean;
  /** Disables the chip. */
  disabled?: boolean;
  /** The group shows an error. */
  invalid?: boolean;
  /** Sets the native `required`. */
  required?: boolean;
  /** The label. */
  children: ReactNode;
  /** Called with the new checked state. */
  onChange: (checked: boolean) => void;
  /** Makes a radio clearable: called when the chosen one is pressed again. */
  onClear?: () => void;
}

/** A chip with a native radio or checkbox inside, for the keyboard and screen readers. */
export function ChoiceChip(props: ChoiceChipProps) {
  const { type, name, value, checked, disabled, invalid, required, children, onChange, onClear } = props;
  return (
    <Box
      component="label"
      sx={{
        ...chipLook(disabled, invalid),
        '&:has(:checked), &:has(:checked):hover': chosenChip,
        '&:has(:focus-visible)': focusRing,
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
        // For radios, the group has the attribute.
        aria-invalid={invalid && type === 'checkbox' ? true : undefined}
        onChange={(event) => onChange(event.currentTarget.checked)}
        // A chosen radio that is pressed again fires no change event.
        {...(onClear && checked ? { onClick: onClear, title: 'Press again to clear' } : {})}
        sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', m: 0, opacity: 0, cursor: 'inherit' }}
      />
      {type === 'checkbox' && checked ? <Check size={14} strokeWidth={2.5} aria-hidden /> : null}
      <span>{children}</span>
    </Box>
  );
}
