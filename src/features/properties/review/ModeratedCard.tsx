import Box from '@mui/material/Box';
import type { ModeratedRow } from '#contract/properties/moderation.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Stack } from '#src/ui/base/Stack.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { CardOpener } from '#src/ui/data/CardOpener.tsx';
import { PropertyPhoto } from '../PropertyPhoto.tsx';
import { PropertyStatusChip } from '../PropertyStatusChip.tsx';
import { priceWords } from '../propertyWords.ts';
import { HintCount, WaitingTime } from './moderatedCells.tsx';
import type { queueOf } from './reviewQueries.ts';

interface ModeratedCardProps {
  row: ModeratedRow;
  queue: ReturnType<typeof queueOf>;
  onReview: (row: ModeratedRow) => void;
}

/** A property's row where there is no room for a table. */
export function ModeratedCard({ row, queue, onReview }: ModeratedCardProps) {
  const title = propertyTitle(row);
  return (
    <Stack gap={1.5}>
      <Box sx={{ display: 'flex', gap: 1.5 }}>
        <Box sx={{ flex: 'none', width: 88, borderRadius: '8px', overflow: 'hidden', alignSelf: 'flex-start' }}>
          <PropertyPhoto row={row} ratio="4 / 3" />
        </Box>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Text component="h2" variant="cardTitle">
            {title}
          </Text>
          <Text variant="caption" quiet>
            {[row.locality, row.city].filter(Boolean).join(', ')}
          </Text>
          <Text variant="caption" quiet>
            {row.broker.name}
          </Text>
        </Box>
      </Box>
      <Row gap={space(1, 1.5)} wrap>
        <Text component="span" variant="subtitle2" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {priceWords(row.expected_price)}
        </Text>
        {queue === 'review' && row.hints ? <HintCount count={row.hints} /> : null}
        {queue === 'reported' ? (
          <span>
            {row.reports} {row.reports === 1 ? 'report' : 'reports'}
          </span>
        ) : null}
        {queue ? (
          <span>
            Waiting <WaitingTime since={row.waiting_since} />
          </span>
        ) : (
          <PropertyStatusChip status={row.status} />
        )}
        <Box sx={{ ml: 'auto', my: -1.5 }}>
          <CardOpener label="Review" of={title} onClick={() => onReview(row)} />
        </Box>
      </Row>
    </Stack>
  );
}
