import Box from '@mui/material/Box';
import { Download, RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  brokerRanks,
  exportBrokersReport,
  exportLeadsReport,
  exportListingsReport,
  exportVisitsReport,
} from '#contract/figures.ts';
import {
  beforeInWords,
  type Days,
  daysInWords,
  daysProblem,
  indiaDay,
  periodIn,
} from '#src/features/figures/period.ts';
import { useLeadFigures } from '#src/features/figures/queries.ts';
import { formatTime } from '#src/lib/format.ts';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';
import { PageHeader } from '#src/ui/layout/PageHeader.tsx';
import { BrokersCard } from './BrokersCard.tsx';
import { HeadlineFigures } from './HeadlineFigures.tsx';
import { HomesChart } from './HomesChart.tsx';
import { LeadCharts } from './LeadCharts.tsx';
import { LeadShares } from './LeadShares.tsx';
import { PagesCard } from './PagesCard.tsx';
import { PeriodControl } from './PeriodControl.tsx';
import { PricesCard } from './PricesCard.tsx';
import { useFigureFile } from './useFigureFile.ts';

const files = [
  { file: exportLeadsReport, name: 'nivaas-leads-report.csv' },
  { file: exportListingsReport, name: 'nivaas-listings-report.csv' },
  { file: exportBrokersReport, name: 'nivaas-brokers-report.csv' },
  { file: exportVisitsReport, name: 'nivaas-visits-report.csv' },
] as const;

const row = (columns: string) => ({
  display: 'grid',
  gap: 2,
  mt: 2,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: columns },
});
const main = row('minmax(0, 1fr) 376px');
const halves = row('repeat(2, minmax(0, 1fr))');

/**
 * How the platform performs in a period, compared with the one before; every count links to the list of what it counts.
 */
export function ReportsScreen() {
  const [params, setParams] = useSearchParams();
  const { name, days } = periodIn(params, indiaDay(Date.now()));
  // The dates as last typed, which may not be valid yet.
  const own = { from: params.get('from') ?? days.from, to: params.get('to') ?? days.to };
  const rank = brokerRanks.values.find((one) => one === params.get('rank')) ?? 'leads';
  const { dataUpdatedAt } = useLeadFigures(days);
  const change = (changes: Record<string, string | undefined>) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        for (const [key, value] of Object.entries(changes))
          if (value === undefined) next.delete(key);
          else next.set(key, value);
        return next;
      },
      { replace: true },
    );
  const isWrong = name === 'own' && Object.keys(daysProblem(own)).length > 0;
  const shown = `${daysInWords(days)}, against the ${beforeInWords(days)}`;
  return (
    <>
      <PageHeader
        title="Reports"
        purpose={isWrong ? `Shown until the dates are right: ${shown}` : shown}
        actions={<ExportAll days={days} />}
      />
      <Row gap={space(1.5, 2)} wrap sx={{ mb: 2 }}>
        <PeriodControl
          name={name}
          own={own}
          onChange={(chosen, dates = days) =>
            change(
              chosen === 'own'
                ? { period: chosen, from: dates.from, to: dates.to }
                : { period: chosen, from: undefined, to: undefined },
            )
          }
        />
        <Text variant="caption" quiet sx={{ ml: { sm: 'auto' }, display: 'flex', alignItems: 'center', gap: 1 }}>
          <RefreshCw size={14} aria-hidden />
          {dataUpdatedAt
            ? `Counted at ${formatTime(new Date(dataUpdatedAt).toISOString())}, in Indian time`
            : 'Counting…'}
        </Text>
      </Row>
      <HeadlineFigures days={days} />
      <Box sx={main}>
        <LeadCharts days={days} show="a-day" />
        <LeadShares days={days} by="steps" />
      </Box>
      <Box sx={halves}>
        <LeadCharts days={days} show="answers" />
        <HomesChart days={days} />
      </Box>
      <Box sx={main}>
        <BrokersCard days={days} rank={rank} onRank={(chosen) => change({ rank: chosen })} />
        <PricesCard days={days} />
      </Box>
      <Box sx={halves}>
        <LeadShares days={days} by="sources" />
        <PagesCard days={days} />
      </Box>
    </>
  );
}

function ExportAll({ days }: { days: Days }) {
  const save = useFigureFile();
  const [isSaving, setIsSaving] = useState(false);
  return (
    <BusyButton
      busy={isSaving}
      busyText="Exporting…"
      startIcon={<Download size={18} />}
      onClick={async () => {
        setIsSaving(true);
        await save(files, days);
        setIsSaving(false);
      }}
    >
      Export all
    </BusyButton>
  );
}
