import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { Notice } from './Notice.tsx';

interface FormErrorProps {
  /** The error message; without it nothing is rendered. */
  message?: string | undefined;
}

/** The error of a whole form in red, above its fields: it scrolls into view and is announced. */
export function FormError({ message }: FormErrorProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (message) place.current?.scrollIntoView({ block: 'nearest' });
  }, [message]);
  if (!message) return null;
  return (
    <div ref={place}>
      <Notice tone="error" urgent>
        <Box component="span" sx={{ color: 'tones.error.text' }}>
          {message}
        </Box>
      </Notice>
    </div>
  );
}
