import Alert from '@mui/material/Alert';
import { Info } from 'lucide-react';

/** Stands where the signup form will be. */
export function RegistrationNote() {
  return (
    <Alert severity="info" icon={<Info size={18} />}>
      Registration opens soon. Until then, people with an account can log in.
    </Alert>
  );
}
