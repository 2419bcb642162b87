import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { type ModeratedDetail, reviewQueues } from '#contract/properties/moderation.ts';
import { ApiError, messageOf } from '#src/lib/apiError.ts';
import { formatNumber } from '#src/lib/format.ts';
import type { TableState } from '#src/lib/useTableState.ts';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { InlineError } from '#src/ui/feedback/InlineError.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { BackToList } from './ReviewHead.tsx';
import { ReviewPage } from './ReviewPage.tsx';
import { reviewGrid } from './reviewGrid.ts';
import { moderatedQuery, queueOf, type ReviewBody } from './reviewQueries.ts';
import type { Reviewing } from './useReviewing.ts';
import { useReviewQueue } from './useReviewQueue.ts';

interface OpenedReviewProps {
  id: number;
  /** The state of the list that the review walks through. */
  table: TableState;
  reviewing: Reviewing;
  /** The address of the list. */
  listTo: string;
  /** Opens another home; undefined opens the list. */
  onOpen: (id: number | undefined) => void;
}

/** The review of the home in the URL, or its loading, failed or missing state. */
export function OpenedReview({ id, table, reviewing, listTo, onOpen }: OpenedReviewProps) {
  const { data, error, refetch } = useQuery(moderatedQuery(id));
  const { next, previous, place, total } = useReviewQueue(table, id, reviewing.gone);
  const queue = reviewQueues.labels[queueOf(table.queue) ?? 'review'];
  const decide = (home: ModeratedDetail, body: ReviewBody) => {
    reviewing.decide(home, body);
    onOpen(next ?? previous);
  };
  const to = (one: number | undefined) => (one === undefined ? undefined : () => onOpen(one));
  return (
    <>
      <BackToList
        to={listTo}
        words={place > 0 ? `${queue}, ${formatNumber(place)} of ${formatNumber(total)}` : 'Manage Property'}
      />
      {data ? (
        <ReviewPage
          key={id}
          home={data.data}
          drafts={reviewing.drafts}
          onDecide={(body) => decide(data.data, body)}
          failure={reviewing.failures.get(id)}
          previous={to(previous)}
          next={to(next)}
        />
      ) : error instanceof ApiError && error.status === 404 ? (
        <EmptyState
          size="large"
          drawing="missing"
          title="This home does not exist any more"
          text="Its broker may have deleted it."
          action={
            <Button component={Link} to={listTo}>
              Show the list
            </Button>
          }
        />
      ) : error ? (
        <InlineError drawing message={messageOf(error, 'The home could not be loaded')} onRetry={() => refetch()} />
      ) : (
        <Outline />
      )}
    </>
  );
}

/** The outline of a home that is loading. */
function Outline() {
  return (
    <>
      <Box aria-hidden sx={{ mb: 2.5 }}>
        <Skeleton width="min(420px, 80%)" height={28} />
        <Skeleton width="min(320px, 60%)" height={16} sx={{ mt: 1 }} />
      </Box>
      <Box sx={reviewGrid}>
        <Box aria-hidden sx={{ gridArea: 'pictures' }}>
          <Skeleton variant="rectangular" height="auto" sx={{ aspectRatio: '16 / 10', borderRadius: '14px' }} />
        </Box>
        <Box aria-hidden sx={{ gridArea: 'side' }}>
          <Skeleton variant="rectangular" height={204} sx={{ borderRadius: '14px' }} />
          <Skeleton variant="rectangular" height={120} sx={{ borderRadius: '14px' }} />
        </Box>
        <Box sx={{ gridArea: 'rest' }}>
          <Card aria-label="Facts">
            <Loading shape="facts" count={8} />
          </Card>
        </Box>
      </Box>
    </>
  );
}
