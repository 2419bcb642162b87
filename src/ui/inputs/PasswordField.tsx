import IconButton from '@mui/material/IconButton';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { TextField, type TextFieldProps } from './TextField.tsx';

/** A password that can be shown. `autoComplete` tells password managers whether it is new or current. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end' | 'rows'>) {
  const [shown, setShown] = useState(false);
  const label = `${shown ? 'Hide' : 'Show'} ${props.label.toLowerCase()}`;
  return (
    <TextField
      autoComplete="current-password"
      {...props}
      type={shown ? 'text' : 'password'}
      end={
        <IconButton size="small" aria-label={label} disabled={Boolean(props.disabled)} onClick={() => setShown(!shown)}>
          {shown ? <EyeOff size={18} /> : <Eye size={18} />}
        </IconButton>
      }
    />
  );
}
