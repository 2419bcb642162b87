import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ChevronDown, ChevronLeft, ChevronUp } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { ModeratedDetail } from '#contract/properties/moderation.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { formatSpan } from '#src/lib/format.ts';
import { useShortcuts } from '#src/lib/shortcuts.ts';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { KeyCap, withKeyboard } from '#src/ui/data/KeyCap.tsx';
import { PropertyStatusChip } from '../PropertyStatusChip.tsx';
import { MarkedText } from './marked.tsx';

/** Callbacks that open the previous and the next property; undefined where there is none. */
export interface Neighbours {
  previous: (() => void) | undefined;
  next: (() => void) | undefined;
}

/** The link back to the list: 'Review, 1 of 7'. */
export function BackToList({ to, words }: { to: string; words: string }) {
  return (
    <Button
      component={Link}
      to={to}
      variant="text"
      startIcon={<ChevronLeft size={16} />}
      size="small"
      sx={{ ml: -1, mb: 1 }}
    >
      {words}
    </Button>
  );
}

/** The reviewed home's title, how long it has waited, and buttons for its neighbours. The title takes the focus. */
export function ReviewHead({ home, previous, next }: Neighbours & { home: ModeratedDetail }) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, []);
  const waiting = home.waiting_since && (Date.now() - Date.parse(home.waiting_since)) / 60_000;
  const place = [home.society_name, home.locality, home.city].flatMap((part) => part?.trim() || []).join(', ');
  const line = [place, waiting === null ? '' : `waiting for ${formatSpan(Number(waiting))}`];
  const inTitle = home.hints.filter(({ field }) => field === 'title');
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-end', gap: space(1.5, 2), mb: 2.5 }}>
      <Box sx={{ flex: '1 1 320px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Row gap={space(0.5, 1.5)} wrap>
          <Text component="h1" ref={title} tabIndex={-1} variant="pageTitle" sx={{ outline: 'none' }}>
            {home.title?.trim() ? <MarkedText text={home.title} hints={inTitle} /> : propertyTitle(home)}
          </Text>
          <PropertyStatusChip status={home.status} />
        </Row>
        <Text quiet>{line.filter(Boolean).join(' · ')}</Text>
      </Box>
      <Box sx={{ display: { xs: 'none', sm: 'flex' }, gap: 1 }}>
        <Step words="Previous" hint="K" onStep={previous} />
        <Step words="Next" hint="J" onStep={next} />
      </Box>
    </Box>
  );
}

function Step({ words, hint, onStep }: { words: 'Previous' | 'Next'; hint: string; onStep: (() => void) | undefined }) {
  const [keys] = useShortcuts();
  const Icon = words === 'Next' ? ChevronDown : ChevronUp;
  return (
    <Button
      startIcon={<Icon size={18} />}
      disabled={!onStep}
      onClick={onStep}
      {...(keys ? { 'aria-keyshortcuts': hint.toLowerCase() } : {})}
    >
      {words}
      {keys ? (
        <Box component="span" sx={{ display: 'none', [withKeyboard]: { display: 'inline-flex' }, ml: 1 }}>
          <KeyCap>{hint}</KeyCap>
        </Box>
      ) : null}
    </Button>
  );
}
