import Box from '@mui/material/Box';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useWidth } from '#src/lib/useWidth.ts';
import { Text } from '#src/ui/base/Text.tsx';

interface InsetProps {
  /** Why the field is shown. */
  why: string;
  /** The name of the chip group whose answer requires the field: a notch points at the chosen chip. */
  under?: string;
  children: ReactNode;
}

const NOTCH = 10;

/** A field that another answer requires, set in below that answer, with the reason. */
export function Inset({ why, under, children }: InsetProps) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box);
  const [at, setAt] = useState<number>();
  useLayoutEffect(() => {
    const chosen = under && document.querySelector(`input[name="${CSS.escape(under)}"]:checked`)?.parentElement;
    if (!box.current || !chosen || width === 0) return setAt(undefined);
    const { left, width: chip } = chosen.getBoundingClientRect();
    setAt(left + chip / 2 - box.current.getBoundingClientRect().left - box.current.clientLeft);
  }, [under, width]);
  return (
    <Box
      ref={box}
      sx={{
        position: 'relative',
        p: 1.5,
        borderRadius: '10px',
        border: '1px solid',
        borderColor: 'roles.line',
        bgcolor: 'roles.subtle',
      }}
    >
      {at === undefined ? null : (
        <Box
          aria-hidden
          sx={{
            position: 'absolute',
            top: -NOTCH / 2 - 1,
            left: at - NOTCH / 2,
            width: NOTCH,
            height: NOTCH,
            transform: 'rotate(45deg)',
            border: '1px solid',
            borderColor: 'inherit',
            borderRight: 0,
            borderBottom: 0,
            bgcolor: 'inherit',
          }}
        />
      )}
      {children}
      <Text variant="caption" quiet sx={{ mt: 0.75 }}>
        {why}
      </Text>
    </Box>
  );
}
