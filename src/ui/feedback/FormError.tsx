import { useEffect, useRef } from 'react';
import { Notice } from './Notice.tsx';

interface FormErrorProps {
  /** What went wrong; without it, nothing is shown. */
  message?: string | undefined;
}

/** What went wrong with a whole form, above its fields: comes into view and is read out when it appears. */
export function FormError({ message }: FormErrorProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) place.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  if (!message) return null;
  return (
    <div ref={place}>
      <Notice tone="error" urgent>
        {message}
      </Notice>
    </div>
  );
}
