import Box from '@mui/material/Box';
import { TextField, type TextFieldProps } from './TextField.tsx';

interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'start' | 'rows' | 'inputMode'> {
  /** Shows the fixed country before the number; the value stays as typed. */
  country?: boolean;
}

const india = (
  <Box component="span" sx={{ pr: 1, borderRight: 1, borderColor: 'roles.line', whiteSpace: 'nowrap' }}>
    IND +91
  </Box>
);

/** A phone number, stored as typed. */
export function PhoneField({ country, ...props }: PhoneFieldProps) {
  return <TextField autoComplete="tel" inputMode="tel" {...props} type="tel" {...(country ? { start: india } : {})} />;
}
