import Alert from '@mui/material/Alert';
import { CircleAlert } from 'lucide-react';

interface FormErrorProps {
  message?: string | undefined;
}

/** What went wrong with a whole form, above its fields; nothing without a message. */
export function FormError({ message }: FormErrorProps) {
  if (!message) return null;
  return (
    <Alert severity="error" role="alert" icon={<CircleAlert size={18} />}>
      {message}
    </Alert>
  );
}
