import { TextField, type TextFieldProps } from './TextField';

interface PhoneFieldProps extends Omit<TextFieldProps, 'type' | 'start' | 'rows'> {
  /** Shows the country before the number; what is stored stays as typed. */
  country?: boolean;
}

/** A phone number, kept as typed. */
export function PhoneField({ country, ...props }: PhoneFieldProps) {
  return (
    <TextField
      autoComplete="tel"
      inputMode="tel"
      {...props}
      type="tel"
      {...(country ? { start: <span>IND +91</span> } : {})}
    />
  );
}
