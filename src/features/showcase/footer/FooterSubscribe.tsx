import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type FormEvent, useId } from 'react';
import { Text } from '#src/ui/base/Text.tsx';

interface FooterSubscribeProps {
  /** The label of the field. */
  label: string;
  placeholder: string;
  /** The button's label. */
  action: string;
  /** Called with a valid email address. */
  onSubmit: (email: string) => void;
}

/** A newsletter form on deep peacock with native validation. */
export function FooterSubscribe({ label, placeholder, action, onSubmit }: FooterSubscribeProps) {
  const id = useId();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit(String(new FormData(event.currentTarget).get('email') ?? ''));
  };
  return (
    // `method="dialog"` submits nothing without scripts or before they have loaded.
    <Box component="form" method="dialog" onSubmit={send}>
      <Text component="label" htmlFor={id} variant="subtitle1" sx={{ display: 'block', color: 'roles.deepText' }}>
        {label}
      </Text>
      <Box sx={{ display: 'flex', gap: 1, mt: 1.5 }}>
        <Box
          component="input"
          id={id}
          name="email"
          type="email"
          required
          autoComplete="email"
          placeholder={placeholder}
          sx={{
            flex: 1,
            minWidth: 0,
            height: 48,
            px: 2,
            border: '1px solid',
            borderColor: 'roles.deepControl',
            borderRadius: '8px',
            bgcolor: 'roles.deepField',
            typography: 'copy',
            color: 'roles.deepInk',
            '&::placeholder': (theme) => ({ color: theme.vars?.palette.roles.deepQuiet, opacity: 1 }),
            '&:focus-visible': (theme) => ({
              // Forced colours show this outline in place of the ring.
              outline: '2px solid transparent',
              borderColor: theme.vars?.palette.roles.apricot,
              boxShadow: theme.vars?.palette.roles.deepRing,
            }),
          }}
        />
        <Button
          type="submit"
          size="large"
          sx={{
            flex: 'none',
            '&&, &&:hover': {
              bgcolor: 'roles.apricotFill',
              borderColor: 'roles.apricotFill',
              color: 'roles.onApricot',
            },
            '&&:hover': { bgcolor: 'roles.apricot', borderColor: 'roles.apricot' },
          }}
        >
          {action}
        </Button>
      </Box>
    </Box>
  );
}
