import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { touch } from '#src/theme/controls.ts';
import { space } from '#src/theme/spacing.ts';

interface MoveButtonsProps {
  /** The photo's name, for the labels. */
  name: string;
  /** It cannot move any earlier. */
  first: boolean;
  /** It cannot move any later. */
  last: boolean;
  /** Moves it by one place. */
  onMove: (by: -1 | 1) => void;
  /** A button between the two. */
  children?: ReactNode;
}

/** The style of a button over a photo. */
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
 * The buttons that move a photo one place earlier or later: over it, or beside it on phones. With a mouse they appear
 * while the tile is hovered or has the focus. When one disappears at either end, the focus moves to the other.
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
