import type { ButtonProps } from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { BusyButton } from '../feedback/BusyButton.tsx';
import { badFieldsOf, goToField } from '../feedback/badFields.ts';

interface SubmitButtonProps extends Omit<ButtonProps, 'type'> {
  /** The label while the form is submitting. */
  busyText?: string;
}

/**
 * Submits the surrounding Formik form and is busy meanwhile. After a submit that failed it scrolls to the first invalid field
 * and focuses it.
 */
export function SubmitButton({ children, busyText, ...rest }: SubmitButtonProps) {
  const { submitCount, isSubmitting } = useFormikContext();
  const marker = useRef<HTMLSpanElement>(null);
  const handled = useRef(submitCount);
  useEffect(() => {
    if (isSubmitting || submitCount === handled.current) return;
    handled.current = submitCount;
    goToField(badFieldsOf(marker.current?.closest('form'))[0]);
  }, [submitCount, isSubmitting]);
  return (
    <>
      <BusyButton variant="contained" {...rest} type="submit" busy={isSubmitting} busyText={busyText}>
        {children}
      </BusyButton>
      <span ref={marker} hidden />
    </>
  );
}
