import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { QUIET_DAYS } from '#contract/rules/lifetimes.ts';
import { formatNumber, formatTime } from '#src/lib/format.ts';
import { space } from '#src/theme/spacing.ts';
import type { ToneName } from '#src/theme/tones.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { CountPill } from '#src/ui/navigation/CountPill.tsx';
import { DayRow } from './DayRow.tsx';
import type { Day, DayList } from './day.ts';
import type { DayRowProps } from './rowProps.ts';

const heads: Readonly<Record<DayList, { title: string; order: string; tone: ToneName; shown: number }>> = {
  new: { title: 'New, not called yet', order: 'Longest wait first', tone: 'info', shown: 10 },
  overdue: { title: 'Overdue', order: 'Longest overdue first', tone: 'error', shown: 10 },
  today: { title: 'Today', order: 'By time', tone: 'peacock', shown: 10 },
  quiet: {
    title: 'Gone quiet',
    order: `Open, nothing for ${QUIET_DAYS} days, nothing planned`,
    tone: 'neutral',
    shown: 3,
  },
};
const ON_A_PHONE = 2;

/** The id of a list's card, for links to it. */
export const dayCardId = (list: DayList): string => `day-${list}`;

interface DayCardProps extends Omit<DayRowProps, 'lead' | 'next'> {
  found: Day[DayList];
  /** The first lead that has not been called. */
  nextId: number | undefined;
}

/** A list of the day. Shows its first rows, and the others on demand. */
export function DayCard({ found: { total, leads }, nextId, ...row }: DayCardProps) {
  const { list, now, phone } = row;
  const { title, order, tone, shown } = heads[list];
  const [all, setAll] = useState(false);
  const rows = useRef<HTMLUListElement>(null);
  const first = phone ? ON_A_PHONE : shown;
  const visible = all ? leads : leads.slice(0, first);
  const rest = leads.length - visible.length;
  const coming = visible.findIndex(({ follow_up: plan }) => plan && Date.parse(plan.at) > now);
  const line = list === 'today' ? (coming < 0 ? visible.length : coming) : undefined;
  const showAll = () => {
    setAll(true);
    // The button is removed, so the first row that it revealed takes the focus.
    requestAnimationFrame(() => rows.current?.querySelectorAll<HTMLElement>('[data-name]')[first]?.focus());
  };
  const rowOf = (lead: (typeof leads)[number]) => (
    <DayRow key={lead.id} {...row} lead={lead} next={lead.id === nextId} />
  );
  return (
    <Box sx={frame}>
      <Card
        id={dayCardId(list)}
        padding={0}
        title={
          <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
            {title} <CountPill value={total} tone={tone} />
          </Box>
        }
        actions={
          phone ? null : (
            <Text variant="caption" quiet sx={{ textAlign: 'right' }}>
              {order}
            </Text>
          )
        }
      >
        <Box component="ul" ref={rows} sx={{ mt: 2 }}>
          {visible.slice(0, line).map(rowOf)}
          {line === undefined ? null : <NowLine now={now} />}
          {line === undefined ? null : visible.slice(line).map(rowOf)}
        </Box>
        {rest > 0 || (all && total > leads.length) ? (
          <Box
            sx={{
              borderTop: '1px solid',
              borderColor: 'roles.lineSoft',
              p: { xs: space(0.5, 0.75), sm: space(0.5, 1.5) },
            }}
          >
            {rest > 0 ? (
              <Button variant="text" size="small" onClick={showAll}>
                {phone || total > leads.length ? `Show ${rest} more` : `Show all ${total}`}
              </Button>
            ) : (
              <Text variant="caption" quiet sx={{ p: space(0.75, 1) }}>
                The first {leads.length} of {formatNumber(total)}. The next ones come as these are worked.
              </Text>
            )}
          </Box>
        ) : null}
      </Card>
    </Box>
  );
}

/** A line with the current time, between past and upcoming follow-ups. */
function NowLine({ now }: { now: number }) {
  return (
    <Box component="li" sx={nowLine}>
      <Box component="time" dateTime={new Date(now).toISOString()}>
        <Box component="span" sx={visuallyHidden}>
          Now{' '}
        </Box>
        {formatTime(new Date(now).toISOString())}
      </Box>
    </Box>
  );
}

const frame = {
  minWidth: 0,
  '& > section': { scrollMarginTop: { xs: 52, sm: 8 } },
  // Aligns the head with the rows.
  '& > section > div:first-of-type': { px: { xs: 2, sm: 2.5 } },
} as const;

const nowLine = {
  display: 'grid',
  gridTemplateColumns: { xs: 'auto minmax(0, 1fr)', sm: '104px minmax(0, 1fr)' },
  columnGap: 1.5,
  alignItems: 'center',
  height: 28,
  pl: { xs: 2, sm: 2.5 },
  typography: 'overline',
  color: 'roles.gulabi',
  borderTop: '1px solid',
  borderColor: 'roles.lineSoft',
  '&::after': { content: '""', height: 2, bgcolor: 'roles.gulabi', borderRadius: '2px 0 0 2px' },
  '& + li': { borderTop: 0, pt: { sm: 0.25 } },
} as const;
