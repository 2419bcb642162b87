import { TextField, type TextFieldProps } from './TextField.tsx';

const trimmed = (typed: string) => typed.trim();

/**
 * An email address without the spaces that pasting leaves around it. `autoComplete` is the visitor's own email; forms
 * about somebody else turn it off.
 */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'rows' | 'clean'>) {
  return <TextField autoComplete="email" {...props} type="email" inputMode="email" clean={trimmed} />;
}
