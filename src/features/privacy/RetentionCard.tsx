import Button from '@mui/material/Button';
import type { Retention } from '#contract/privacy.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { formatNumber } from '#src/lib/format.ts';
import { DefinitionList } from '#src/ui/data/DefinitionList.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { useRetention } from './queries.ts';

const valueIn = ({ kept_days, would_erase }: Retention): string =>
  kept_days === null
    ? 'Kept indefinitely'
    : `${would_erase === 0 ? 'Nothing' : formatNumber(would_erase)} to erase · kept ${kept_days === 1 ? 'one day' : `${formatNumber(kept_days)} days`}`;

/** A dry run of retention: how much data the next sweep would erase because its retention period is over. */
export function RetentionCard() {
  const { data, error, refetch } = useRetention();
  return (
    <Card title="What the next sweep erases" line="A dry run: it counts, and erases nothing.">
      {data ? (
        <DefinitionList wide items={data.data.map((row) => ({ label: row.what, value: valueIn(row) }))} />
      ) : error ? (
        <Notice tone="error" urgent action={<Button onClick={() => void refetch()}>Try again</Button>}>
          {messageOf(error, 'What would be erased could not be counted')}
        </Notice>
      ) : (
        <Loading shape="facts" count={11} />
      )}
    </Card>
  );
}
