import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { touch } from '#src/theme/controls.ts';
import { space } from '#src/theme/spacing.ts';

interface MoveButtonsProps {
  /** What they call the photo. */
  name: string;
  /** Nothing stands before it. */
  first: boolean;
  /** Nothing stands after it. */
  last: boolean;
  /** Moves it by one place. */
  onMove: (by: -1 | 1) => void;
  /** A button between the two. */
  children?: ReactNode;
}

/** A button over a photo. */
export const overPhoto = {
  width: 32,
  height: 32,
  minWidth: 0,
  minHeight: 0,
  bgcolor: 'roles.paper',
  color: 'roles.ink',
  border: '1px solid',
  borderColor: 'roles.line',
  '&:hover': { bgcolor: 'roles.hover' },
  [touch]: { width: 44, height: 44 },
} as const;

/**
 * Over a photo, on phones beside it: one place earlier, one place later. With a mouse they come when the tile is pointed at or has the focus. The
 * one that is gone at either end leaves its focus to the other.
 */
export function MoveButtons({ name, first, last, onMove, children }: MoveButtonsProps) {
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  useLayoutEffect(() => {
    if (pressed.current && !box.current?.contains(document.activeElement))
      box.current?.querySelector('button')?.focus();
    pressed.current = false;
  });
  const move = (by: -1 | 1) => {
    pressed.current = true;
    onMove(by);
  };
  return (
    <Box
      ref={box}
      sx={{
        gridArea: { xs: 'moves', sm: 'picture' },
        alignSelf: { sm: 'end' },
        position: 'relative',
        display: 'flex',
        justifyContent: { xs: 'flex-start', sm: 'space-between' },
        gap: 0.5,
        p: { xs: space(0.5, 0.5, 0), sm: 0.75 },
        '@media (hover: hover) and (min-width: 600px)': {
          opacity: 0,
          transition: 'opacity 120ms ease-out',
          'figure:hover &, figure:focus-within &, &:has([aria-expanded="true"])': { opacity: 1 },
        },
      }}
    >
      <span>
        {first ? null : (
          <IconButton aria-label={`Move ${name} earlier`} onClick={() => move(-1)} sx={overPhoto}>
            <ChevronLeft size={16} />
          </IconButton>
        )}
      </span>
      {children}
      <span>
        {last ? null : (
          <IconButton aria-label={`Move ${name} later`} onClick={() => move(1)} sx={overPhoto}>
            <ChevronRight size={16} />
          </IconButton>
        )}
      </span>
    </Box>
  );
}
