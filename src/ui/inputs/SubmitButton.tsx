import type { ButtonProps } from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { BusyButton } from '../feedback/BusyButton.tsx';
import { FocusFirstError } from './FocusFirstError.tsx';

interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  busyText?: string;
}

/** Sends the surrounding form; busy while Formik submits. A form that could not be sent shows its first bad field. */
export function SubmitButton({ children, busyText, ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <>
      <BusyButton variant="contained" {...rest} type="submit" busy={isSubmitting} {...(busyText ? { busyText } : {})}>
        {children}
      </BusyButton>
      <FocusFirstError />
    </>
  );
}
