import { TextField, type TextFieldProps } from './TextField.tsx';

const trimmed = (typed: string) => typed.trim();

/**
 * An email address; surrounding spaces are trimmed. `autoComplete` suggests the visitor's own address: forms about
 * other people turn it off.
 */
export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode' | 'rows' | 'clean'>) {
  return <TextField autoComplete="email" {...props} type="email" inputMode="email" clean={trimmed} />;
}
