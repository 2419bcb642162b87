import Link from '@mui/material/Link';
import { useFormikContext } from 'formik';
import { authRoles } from '#src/features/auth/authRoles.ts';
import { Text } from '#src/ui/base/Text.tsx';
import type { AuthValues } from './authValues.ts';

interface AuthHeadingProps {
  mode: 'login' | 'signup';
  onTurn: (mode: 'login' | 'signup') => void;
}

/** 'Login' or 'New Registration', the role's name, and the link to the other mode. */
export function AuthHeading({ mode, onTurn }: AuthHeadingProps) {
  const { values, isSubmitting } = useFormikContext<AuthValues>();
  const { role } = values;
  const label = authRoles.find(({ value }) => value === role)?.label;
  return (
    <>
      <Text variant="formTitle" component="h1">
        {mode === 'login' ? 'Login' : 'New Registration'}
      </Text>
      <Text variant="copy" quiet sx={{ mt: 0.5, mb: 2.5 }}>
        {label} · {mode === 'login' ? 'New here?' : 'Already with us?'}{' '}
        <Link
          component="button"
          type="button"
          // Locked while a request is pending: its response belongs to the form that sent it.
          aria-disabled={isSubmitting}
          onClick={() => {
            if (!isSubmitting) onTurn(mode === 'login' ? 'signup' : 'login');
          }}
          sx={{ typography: 'copy', fontWeight: 600, py: 1.5, my: -1.5, verticalAlign: 'baseline' }}
        >
          {mode === 'login' ? 'Create an account' : 'Login here'}
        </Link>
      </Text>
    </>
  );
}
