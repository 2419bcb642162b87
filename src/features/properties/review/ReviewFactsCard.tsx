import Box from '@mui/material/Box';
import { BadgeCheck } from 'lucide-react';
import type { ModeratedDetail } from '#contract/properties/moderation.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';
import { InlineError } from '#src/ui/feedback/InlineError.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { ChipList } from '../ChipList.tsx';
import { Mark } from './marked.tsx';
import { reviewFacts } from './reviewFacts.ts';
import { useCheckRera } from './reviewQueries.ts';

/** The facts of a property under review, with its lists and its RERA number. */
export function ReviewFactsCard({ home }: { home: ModeratedDetail }) {
  return (
    <Card title="Facts" padding={0}>
      <Box component="dl" sx={grid}>
        {reviewFacts(home).map(({ label, value, marked }) => (
          <Box key={label} sx={row}>
            <Text component="dt" quiet sx={{ flex: 'none' }}>
              {label}
            </Text>
            <Box
              component="dd"
              sx={{ m: 0, minWidth: 0, fontWeight: 500, textAlign: 'right', overflowWrap: 'anywhere' }}
            >
              {marked ? <Mark>{value}</Mark> : value}
            </Box>
          </Box>
        ))}
      </Box>
      <Box sx={{ display: 'grid', gap: 1.5, px: 2.5, '& > :last-child': { mb: 2 } }}>
        <ChipList title="Highlights" items={home.highlights} />
        <ChipList title="Amenities" items={home.amenities} />
        <ChipList title="Nearby landmarks" items={home.nearby_landmarks} />
      </Box>
      {home.features.rera_number ? <ReraRow home={home} number={home.features.rera_number} /> : null}
    </Card>
  );
}

interface ReraRowProps {
  home: Pick<ModeratedDetail, 'id' | 'rera_checked_at'>;
  number: string;
}

/** A property's RERA number, and whether the operator checked it. */
function ReraRow({ home: { id, rera_checked_at: checkedAt }, number }: ReraRowProps) {
  const { mutate, isPending, error } = useCheckRera(id);
  return (
    <Box sx={{ display: 'grid', gap: 1, p: space(2, 2.5), borderTop: '1px solid', borderColor: 'roles.lineSoft' }}>
      <Row gap={1.5} wrap between>
        <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Text component="h3" variant="subtitle2">
            RERA number {number}
          </Text>
          <Text quiet>
            {checkedAt
              ? `Checked on ${formatDateTime(checkedAt)}. Visitors see the date.`
              : 'Not checked yet. Visitors see the date once it is.'}
          </Text>
        </Box>
        <BusyButton
          size="small"
          busy={isPending}
          busyText="Saving…"
          startIcon={<BadgeCheck size={16} />}
          onClick={() => mutate(checkedAt === null)}
        >
          {checkedAt ? 'Mark as not checked' : 'Mark as checked'}
        </BusyButton>
      </Row>
      {error ? <InlineError message={messageOf(error, 'It could not be saved')} /> : null}
    </Box>
  );
}

const grid = {
  m: 0,
  px: 2.5,
  pt: 1,
  pb: 1.5,
  display: 'grid',
  columnGap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;

const row = {
  display: 'flex',
  justifyContent: 'space-between',
  gap: 1.5,
  minHeight: 37,
  py: 1,
  borderBottom: '1px solid',
  borderColor: 'roles.lineSoft',
  '&:last-of-type': { borderBottom: 0 },
  '&:nth-last-of-type(2):nth-of-type(odd)': { borderBottom: { sm: 0 } },
} as const;
