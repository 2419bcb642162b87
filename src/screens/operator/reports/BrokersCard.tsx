import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import {
  type BrokerFigures,
  type BrokerRank,
  brokerRanks,
  exportBrokersReport,
  MOST_BROKERS,
} from '#contract/figures.ts';
import { homesAt, leadsAt, soldAt } from '#src/features/figures/drillDown.ts';
import type { Days } from '#src/features/figures/period.ts';
import { useBrokerFigures } from '#src/features/figures/queries.ts';
import { formatMinutes } from '#src/features/figures/words.ts';
import { formatNumber } from '#src/lib/format.ts';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { PersonAvatar } from '#src/ui/media/PersonAvatar.tsx';
import { FigureCard } from './FigureCard.tsx';
import { counted, measured } from './tableOf.ts';
import { useFigureFile } from './useFigureFile.ts';

interface BrokersCardProps {
  days: Days;
  rank: BrokerRank;
  onRank: (rank: BrokerRank) => void;
}

const FIRST = 5;
/** More than half a day. */
const SLOW_MINUTES = 720;

type Ranked = BrokerFigures['rows'][number];
const leadsOf = ({ id }: Ranked, days: Days) => leadsAt(days, { broker_id: id });
const liveOf = ({ id }: Ranked) => homesAt({ status: 'live', broker_id: id });
const soldOf = ({ id }: Ranked, days: Days) => soldAt(days, { broker_id: id });

/** The brokers, ranked by leads, by how soon they respond, or by what they sold. */
export function BrokersCard({ days, rank, onRank }: BrokersCardProps) {
  const [whole, setWhole] = useState(false);
  const report = useBrokerFigures({ ...days, sort: rank, limit: whole ? MOST_BROKERS : FIRST });
  const count = report.data?.data.totals.brokers ?? 0;
  const shown = `${formatNumber(MOST_BROKERS)} of ${formatNumber(count)}`;
  const save = useFigureFile();
  return (
    <FigureCard
      title="Brokers"
      {...(whole && count > MOST_BROKERS ? { sub: `the first ${shown}, all in the CSV` } : {})}
      report={{ ...report, data: report.data?.data }}
      height={324}
      isEmpty={({ rows }) => rows.length === 0}
      onTable={() => setWhole(true)}
      fileName="brokers.csv"
      onCsv={() =>
        void save([{ file: exportBrokersReport, name: 'nivaas-brokers-report.csv' }], { ...days, sort: rank })
      }
      table={({ rows, from, to }) => ({
        head: ['Broker', 'Leads', 'Answers in', 'Live', 'Sold'],
        rows: rows.map((row) => ({
          key: String(row.id),
          cells: [
            { text: row.name },
            counted(row.leads, leadsOf(row, { from, to })),
            measured(row.first_contact_minutes_median, formatMinutes),
            counted(row.live, liveOf(row)),
            counted(row.sold, soldOf(row, { from, to })),
          ],
        })),
      })}
    >
      {({ rows, totals, from, to }, showTable) => (
        <>
          <Ranks rows={rows.slice(0, FIRST)} days={{ from, to }} />
          <Row
            gap={space(0.5, 1.5)}
            wrap
            between
            sx={{ mt: 'auto', p: space(0.75, 2.5, 0.75, 1), borderTop: '1px solid', borderColor: 'roles.lineSoft' }}
          >
            <Button variant="text" onClick={showTable}>
              {totals.brokers > MOST_BROKERS
                ? `The first ${shown} brokers`
                : `All ${formatNumber(totals.brokers)} brokers`}
            </Button>
            <Row component="label" gap={1} sx={{ color: 'roles.slate' }}>
              Best by
              <Select
                variant="standard"
                disableUnderline
                value={rank}
                onChange={({ target }) => onRank(target.value)}
                SelectDisplayProps={{ 'aria-label': 'Best by' }}
                sx={{ typography: 'label', color: 'roles.ink', '& .MuiSelect-select': { py: 1.5 } }}
              >
                {brokerRanks.options.map(({ value, label }) => (
                  <MenuItem key={value} value={value}>
                    {label}
                  </MenuItem>
                ))}
              </Select>
            </Row>
          </Row>
        </>
      )}
    </FigureCard>
  );
}

const onlyWide = { display: { xs: 'none', sm: 'table-cell' } } as const;

const lookOf = (answer: number | null) =>
  answer !== null && answer > SLOW_MINUTES ? { color: 'tones.warning.text', fontWeight: 500 } : {};

function Ranks({ rows, days }: { rows: readonly Ranked[]; days: Days }) {
  const most = Math.max(1, ...rows.map(({ leads }) => leads));
  return (
    <Box
      component="table"
      sx={{
        width: '100%',
        borderCollapse: 'collapse',
        borderTop: '1px solid',
        borderColor: 'roles.line',
        '& th, & td': {
          px: { xs: 0.75, sm: 1 },
          height: { xs: 56, sm: 44 },
          textAlign: 'right',
          fontVariantNumeric: 'tabular-nums',
        },
        '& thead tr': { bgcolor: 'roles.subtle' },
        '& thead th': { height: 40, typography: 'overline', color: 'roles.slate' },
        '& th:first-of-type': { pl: 2.5, textAlign: 'left' },
        '& td:last-child, & th:last-child': { pr: 2.5 },
        '& tbody tr': { borderTop: '1px solid', borderColor: 'roles.lineSoft' },
      }}
    >
      <thead>
        <tr>
          <th scope="col">Broker</th>
          <th scope="col">Leads</th>
          <Box component="td" aria-hidden sx={onlyWide} />
          <Box component="th" scope="col" sx={onlyWide}>
            Answers in
          </Box>
          <th scope="col">Live</th>
          <th scope="col">Sold</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <RankRow key={row.id} row={row} days={days} share={row.leads / most} />
        ))}
      </tbody>
    </Box>
  );
}

interface RankRowProps {
  row: Ranked;
  days: Days;
  /** How long the bar is: the broker's leads as a part of the most that one has. */
  share: number;
}

function RankRow({ row, days, share }: RankRowProps) {
  const { name, leads, first_contact_minutes_median: answer, live, sold } = row;
  return (
    <tr>
      <th scope="row">
        <Row component="span" gap={1} sx={{ fontWeight: 600 }}>
          <Box component="span" sx={{ display: { xs: 'none', sm: 'flex' } }}>
            <PersonAvatar name={name} photo={null} fallback="BR" size={28} />
          </Box>
          <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
            {name}
            {answer === null ? null : (
              <Text component="span" variant="caption" sx={{ display: { xs: 'block', sm: 'none' }, ...lookOf(answer) }}>
                Answers in {formatMinutes(answer)}
              </Text>
            )}
          </Box>
        </Row>
      </th>
      <td>
        <Count value={leads} to={leadsOf(row, days)} about={`leads of ${name}`} strong />
      </td>
      <Box component="td" aria-hidden sx={{ ...onlyWide, width: 80 }}>
        <Box sx={{ height: 6, borderRadius: '999px', bgcolor: 'roles.track', overflow: 'hidden' }}>
          <Box
            sx={{ height: '100%', bgcolor: 'roles.primary', borderRadius: 'inherit' }}
            style={{ width: `${share * 100}%` }}
          />
        </Box>
      </Box>
      <Box component="td" sx={{ ...onlyWide, whiteSpace: 'nowrap', ...lookOf(answer) }}>
        {answer === null ? '—' : formatMinutes(answer)}
      </Box>
      <td>
        <Count value={live} to={liveOf(row)} about={`live homes of ${name}`} />
      </td>
      <td>
        <Count value={sold} to={soldOf(row, days)} about={`sold homes of ${name}`} />
      </td>
    </tr>
  );
}

function Count({ value, to, about, strong }: { value: number; to: string; about: string; strong?: boolean }) {
  return (
    <Link
      component={RouterLink}
      to={to}
      underline="hover"
      aria-label={`${formatNumber(value)} ${about}`}
      sx={{
        color: 'roles.ink',
        display: 'inline-flex',
        alignItems: 'center',
        justifyContent: 'flex-end',
        minWidth: { xs: 44, sm: 24 },
        minHeight: { xs: 44, sm: 32 },
        // On a phone the cell's padding is part of the target.
        mx: { xs: -0.75, sm: 0 },
        pr: { xs: 0.75, sm: 0 },
        ...(strong && { fontWeight: 600 }),
      }}
    >
      {formatNumber(value)}
    </Link>
  );
}
