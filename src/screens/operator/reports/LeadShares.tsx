import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { LeadFigures } from '#contract/figures.ts';
import { leadSources, leadSteps } from '#contract/leads/choices.ts';
import { leadsAt } from '#src/features/figures/drillDown.ts';
import { beforeInWords, type Days } from '#src/features/figures/period.ts';
import { useLeadFigures } from '#src/features/figures/queries.ts';
import { formatShare } from '#src/features/figures/words.ts';
import { formatNumber } from '#src/lib/format.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { type BarRow, BarRows } from '#src/ui/data/BarRows.tsx';
import { FigureCard } from './FigureCard.tsx';
import { FigureLegend } from './FigureLegend.tsx';
import { counted } from './tableOf.ts';

interface LeadSharesProps {
  days: Days;
  /** `steps`: how far they got; `sources`: where they came from. */
  by: 'steps' | 'sources';
}

type Totals = LeadFigures['totals'];
interface Part {
  readonly label: string;
  readonly count: (totals: Totals) => number;
  readonly to: string;
}

const stepNames = { contacted: 'Contacted', qualified: 'Qualified', proposal: 'Proposal', closed: 'Closed' } as const;

/** "New" counts all leads; each step counts those that reached it or went further. */
const stepsIn = (days: Days): Part[] => [
  { label: 'New', count: ({ total }) => total, to: leadsAt(days) },
  ...leadSteps.values.map((step, at) => ({
    label: stepNames[step],
    count: ({ by_status }: Totals) => leadSteps.values.slice(at).reduce((sum, one) => sum + by_status[one], 0),
    to: leadsAt(days, { reached: step }),
  })),
];

const sourcesIn = (days: Days, { by_source }: Totals): Part[] =>
  leadSources.options
    .map(({ value, label }) => ({
      label,
      count: (totals: Totals) => totals.by_source[value],
      to: leadsAt(days, { source: value }),
      first: by_source[value],
    }))
    .sort((one, other) => other.first - one.first);

/** Leads by how far they got, or by source, each with its share now and in the previous period. */
export function LeadShares({ days, by }: LeadSharesProps) {
  const report = useLeadFigures(days);
  const partsIn = ({ totals }: LeadFigures) => (by === 'steps' ? stepsIn(days) : sourcesIn(days, totals));
  const beforeWords = beforeInWords(days);
  const rowsOf = (data: LeadFigures): BarRow[] => {
    const share = (totals: Totals, part: Part) => (totals.total ? (part.count(totals) / totals.total) * 100 : 0);
    return partsIn(data).map((part) => ({
      label: part.label,
      share: share(data.totals, part),
      ...(data.before.total > 0 && part.label !== 'New' && { before: share(data.before, part) }),
      figure: formatNumber(part.count(data.totals)),
      to: part.to,
      note: formatShare(part.count(data.totals), data.totals.total),
    }));
  };
  const title = by === 'steps' ? 'From new to closed' : 'Leads by source';
  return (
    <FigureCard
      title={title}
      report={{ ...report, data: report.data?.data }}
      height={by === 'steps' ? 290 : 254}
      isEmpty={({ totals }) => totals.total === 0}
      fileName={by === 'steps' ? 'leads-by-step.csv' : 'leads-by-source.csv'}
      table={(data) => ({
        head: [by === 'steps' ? 'Step' : 'Source', 'Leads', 'Share', 'Before'],
        rows: partsIn(data).map((part) => ({
          key: part.label,
          cells: [
            { text: part.label },
            counted(part.count(data.totals), part.to),
            { text: formatShare(part.count(data.totals), data.totals.total) },
            counted(part.count(data.before)),
          ],
        })),
      })}
    >
      {(data) => (
        <>
          <Box sx={{ px: 2.5, flex: 1 }}>
            <BarRows label={title} rows={rowsOf(data)} />
          </Box>
          <Row wrap sx={{ pr: 2.5, pb: 2, pt: 1 }}>
            <FigureLegend items={[{ label: beforeWords, look: 'tick' }]} />
            {by === 'steps' ? <Lost days={days} totals={data.totals} /> : null}
          </Row>
        </>
      )}
    </FigureCard>
  );
}

function Lost({ days, totals }: { days: Days; totals: Totals }) {
  const { lost } = totals.by_status;
  return (
    <Text component="span" variant="caption" quiet>
      <Link
        component={RouterLink}
        to={leadsAt(days, { status: 'lost' })}
        color="inherit"
        sx={{
          display: 'inline-flex',
          alignItems: 'center',
          minHeight: { xs: 44, sm: 0 },
        }}
      >
        {`Lost: ${formatNumber(lost)}, ${formatShare(lost, totals.total)}`}
      </Link>
    </Text>
  );
}
