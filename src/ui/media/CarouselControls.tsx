import Box from '@mui/material/Box';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';

interface CarouselControlsProps {
  /** The carousel's name: the buttons say it after what they do. */
  label: string;
  /** Nothing comes before; the arrow stays in its place and can keep the focus. */
  first: boolean;
  /** Nothing comes after. */
  last: boolean;
  /** It moves by itself: then it can be paused. */
  movesItself: boolean;
  /** It was paused. */
  paused: boolean;
  /** Pauses it, or lets it move again. */
  onPause: () => void;
  /** One slide back. */
  onBack: () => void;
  /** One slide on. */
  onNext: () => void;
}

// Fingers swipe: there the arrows show only to the keyboard, and are still there for screen readers.
const bySwipe = '@media (max-width: 599.95px), (hover: none) and (pointer: coarse)';

/** A carousel's buttons: pause where it moves by itself, then the two arrows. */
export function CarouselControls(props: CarouselControlsProps) {
  const { label, first, last, movesItself, paused, onPause, onBack, onNext } = props;
  return (
    <Box sx={{ position: 'relative', flex: 'none', display: 'flex', gap: '8px' }}>
      {movesItself ? (
        <RoundButton aria-label={`${paused ? 'Play' : 'Pause'}: ${label}`} onClick={onPause}>
          {paused ? <Play size={18} strokeWidth={1.75} /> : <Pause size={18} strokeWidth={1.75} />}
        </RoundButton>
      ) : null}
      <RoundButton arrow aria-label={`Previous: ${label}`} aria-disabled={first} onClick={onBack}>
        <ChevronLeft size={20} strokeWidth={1.75} />
      </RoundButton>
      <RoundButton arrow aria-label={`Next: ${label}`} aria-disabled={last} onClick={onNext}>
        <ChevronRight size={20} strokeWidth={1.75} />
      </RoundButton>
    </Box>
  );
}

function RoundButton({ arrow, onClick, ...props }: IconButtonProps & { arrow?: boolean }) {
  const off = props['aria-disabled'] === true;
  return (
    <IconButton
      {...props}
      onClick={off ? undefined : onClick}
      sx={{
        width: 44,
        height: 44,
        borderRadius: '50%',
        border: '1px solid',
        borderColor: off ? 'roles.line' : 'roles.buttonLine',
        bgcolor: off ? 'transparent' : 'roles.paper',
        color: off ? 'roles.disabledInk' : 'roles.ink',
        cursor: off ? 'default' : 'pointer',
        ...(off && { '&:hover': { bgcolor: 'transparent', color: 'roles.disabledInk' } }),
        ...(arrow && { [bySwipe]: { '&:not(:focus-visible)': visuallyHidden } }),
      }}
    />
  );
}
