import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import type { ModeratedDetail } from '#contract/properties/moderation.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { useShortcut } from '#src/lib/shortcuts.ts';
import { useDocumentTitle } from '#src/lib/useDocumentTitle.ts';
import { Card } from '#src/ui/layout/Card.tsx';
import { BrokerRecord } from './BrokerRecord.tsx';
import { ChangesCard } from './ChangesCard.tsx';
import { DecisionFooter } from './DecisionFooter.tsx';
import { DecisionForm } from './DecisionForm.tsx';
import { DescriptionCard } from './DescriptionCard.tsx';
import { HintsCard } from './HintsCard.tsx';
import { ReportsCard } from './ReportsCard.tsx';
import { ReviewFactsCard } from './ReviewFactsCard.tsx';
import { ReviewGallery } from './ReviewGallery.tsx';
import { type Neighbours, ReviewHead } from './ReviewHead.tsx';
import { ReviewTimeline } from './ReviewTimeline.tsx';
import { reviewGrid } from './reviewGrid.ts';
import type { ReviewBody } from './reviewQueries.ts';
import type { Reviewing } from './useReviewing.ts';

interface ReviewPageProps extends Neighbours, Pick<Reviewing, 'drafts'> {
  home: ModeratedDetail;
  onDecide: (body: ReviewBody) => void;
  /** Why its decision could not be saved. */
  failure: string | undefined;
}

/** A home with everything needed to decide on it, and the decision; on a phone, that is in a bar at the bottom. */
export function ReviewPage({ home, drafts, onDecide, failure, previous, next }: ReviewPageProps) {
  const phone = useMediaQuery('(max-width: 599.95px)', { noSsr: true });
  useDocumentTitle(`${propertyTitle(home)} · Nivaas`);
  useShortcut('j', () => next?.());
  useShortcut('k', () => previous?.());
  const form = (
    <DecisionForm
      home={home}
      draft={drafts.get(home.id)}
      onDraft={(draft) => void drafts.set(home.id, draft)}
      onDecide={onDecide}
      failure={failure}
    />
  );
  return (
    <>
      <ReviewHead home={home} previous={previous} next={next} />
      <Box sx={reviewGrid}>
        <Box sx={{ gridArea: 'pictures' }}>
          <ReviewGallery home={home} />
        </Box>
        <Box sx={{ gridArea: 'side' }}>
          {phone ? null : <Card title="Decision">{form}</Card>}
          <HintsCard home={home} />
          <ReportsCard reports={home.reports} />
          <BrokerRecord broker={home.broker} />
        </Box>
        <Box sx={{ gridArea: 'rest' }}>
          <Facts home={home} />
          <ReviewTimeline events={home.events} />
        </Box>
      </Box>
      {phone ? (
        <DecisionFooter previous={previous} next={next} failure={failure}>
          {form}
        </DecisionFooter>
      ) : null}
    </>
  );
}

/**
 * All facts. For an edited live home, those that changed; the others are collapsed unless they need checking, or
 * neither a fact nor a photo changed.
 */
function Facts({ home }: { home: ModeratedDetail }) {
  const edited = home.status === 'live' && home.edited_at !== null;
  const [open, setOpen] = useState(
    () =>
      !edited ||
      home.hints.length > 0 ||
      home.changes.some(({ field }) => field === 'rera_number') ||
      (home.changes.length === 0 && !home.media.some(({ id }) => home.added_media.includes(id))),
  );
  return (
    <>
      {edited ? <ChangesCard home={home} /> : null}
      {edited ? (
        <Button aria-expanded={open} onClick={() => setOpen(!open)} sx={{ justifySelf: 'start' }}>
          {open ? 'Hide what did not change' : 'Show everything'}
        </Button>
      ) : null}
      {open ? (
        <>
          <ReviewFactsCard home={home} />
          <DescriptionCard home={home} />
        </>
      ) : null}
    </>
  );
}
