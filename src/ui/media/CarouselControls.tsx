import Box from '@mui/material/Box';
import IconButton, { type IconButtonProps } from '@mui/material/IconButton';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import type { ReactNode } from 'react';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { Row } from '#src/ui/base/Row.tsx';

interface CarouselControlsProps {
  /** The carousel's name, part of the buttons' names. */
  label: string;
  /** The first slide shows: the previous button is disabled but can keep the focus. */
  first: boolean;
  /** The last slide shows. */
  last: boolean;
  /** The carousel moves by itself: shows the pause button. */
  movesItself: boolean;
  paused: boolean;
  /** Toggles the pause. */
  onPause: () => void;
  /** Called by the previous button. */
  onBack: () => void;
  /** Called by the next button. */
  onNext: () => void;
}

/** On touch screens people swipe: the arrows show only while focused, and stay available to screen readers. */
export const bySwipe = '@media (max-width: 599.95px), (hover: none) and (pointer: coarse)';

/** The buttons of a carousel: pause, previous, next. */
export function CarouselControls(props: CarouselControlsProps) {
  const { label, first, last, movesItself, paused, onPause, onBack, onNext } = props;
  return (
    <Box sx={{ position: 'relative', flex: 'none', display: 'flex', gap: 1 }}>
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

interface CarouselHeadProps {
  /** The heading at the left. */
  head?: ReactNode;
  /** The buttons at the right. */
  controls?: ReactNode;
  /** Keeps a distance to the slides on phones, where no arrows show. */
  spaced: boolean;
}

/** The heading and the buttons above a carousel's slides; as high as a button even without buttons. */
export function CarouselHead({ head, controls, spaced }: CarouselHeadProps) {
  return (
    <Row gap={2} between sx={{ minHeight: { xs: head ? 44 : 0, sm: 44 }, mb: { xs: spaced ? 2.5 : 0, sm: 3.5 } }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>{head}</Box>
      {controls}
    </Row>
  );
}
