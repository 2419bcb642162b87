import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import { brokersNamedPath } from '#contract/operatorLinks.ts';
import type { ModeratedDetail } from '#contract/properties/moderation.ts';
import { formatAge, formatNumber } from '#src/lib/format.ts';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { PersonAvatar } from '#src/ui/media/PersonAvatar.tsx';

const sinceWords = (since: string): string => {
  const age = formatAge(since, Date.now());
  if (age === 'just now') return 'New on Nivaas';
  return / (min|h|d)$/.test(age) ? `With Nivaas for ${age}` : `With Nivaas since ${age}`;
};

/** A broker's record: time on the platform, homes, reviews and reports. */
export function BrokerRecord({ broker }: Pick<ModeratedDetail, 'broker'>) {
  const tally = [
    ['Homes', broker.homes],
    ['Approved', broker.approved],
    ['Changes', broker.changes],
    [broker.reports === 1 ? 'Report' : 'Reports', broker.reports],
  ] as const;
  return (
    <Card padding={0} aria-label="Broker">
      <Row gap={1.5} sx={{ p: space(2, 2.5, 0) }}>
        <PersonAvatar name={broker.name} fallback="BR" size={40} />
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Text component="h2" variant="subtitle2">
            {broker.name}
          </Text>
          <Text variant="caption" quiet>
            {sinceWords(broker.since)}
          </Text>
        </Box>
        <Button
          component={Link}
          to={brokersNamedPath(broker.name)}
          variant="text"
          size="small"
          aria-label={`Open ${broker.name}`}
          sx={{ mr: -1 }}
        >
          Open
        </Button>
      </Row>
      <Box
        component="dl"
        sx={{ m: 0, p: space(1.5, 2.5, 2), display: 'grid', gridTemplateColumns: 'repeat(4, 1fr)', gap: 1 }}
      >
        {tally.map(([label, count], at) => (
          <Box key={label} sx={{ display: 'flex', flexDirection: 'column-reverse', justifyContent: 'flex-end' }}>
            <Text component="dt" variant="caption" quiet>
              {label}
            </Text>
            <Text
              component="dd"
              variant="cardTitle"
              sx={{ m: 0, ...(at === 3 && count > 0 ? { color: 'tones.error.text' } : {}) }}
            >
              {formatNumber(count)}
            </Text>
          </Box>
        ))}
      </Box>
    </Card>
  );
}
