import Box from '@mui/material/Box';
import { postedAt, soldAt } from '#src/features/figures/drillDown.ts';
import { type Days, daysInWords, partsOf } from '#src/features/figures/period.ts';
import { usePropertyFigures } from '#src/features/figures/queries.ts';
import { formatNumber } from '#src/lib/format.ts';
import { space } from '#src/theme/spacing.ts';
import { BarChart } from '#src/ui/data/BarChart.tsx';
import { FigureCard } from './FigureCard.tsx';
import { FigureLegend } from './FigureLegend.tsx';
import { counted } from './tableOf.ts';

interface HomesChartProps {
  days: Days;
}

/** Homes that were posted and sold, by day, week or month. */
export function HomesChart({ days }: HomesChartProps) {
  const report = usePropertyFigures(days);
  const data = report.data?.data;
  // The bars cover the days of the loaded report, so that they match its figures until those of newly chosen days
  // arrive.
  const parts = partsOf(data ?? days).map((part) => {
    const own = (data?.series ?? []).filter(({ day }) => day >= part.from && day <= part.to);
    const sum = (what: 'posted' | 'sold') => own.reduce((total, one) => total + one[what], 0);
    return { ...part, posted: sum('posted'), sold: sum('sold') };
  });
  return (
    <FigureCard
      title="Homes posted and sold"
      report={{ ...report, data }}
      height={254}
      isEmpty={({ totals }) => totals.posted + totals.sold === 0}
      fileName="homes-posted-and-sold.csv"
      table={() => ({
        head: ['Days', 'Posted', 'Sold'],
        rows: parts.map(({ label, from, to, posted, sold }) => ({
          key: from,
          cells: [
            { text: label, value: from === to ? from : `${from} to ${to}` },
            counted(posted, postedAt({ from, to })),
            counted(sold, soldAt({ from, to })),
          ],
        })),
      })}
    >
      {({ totals }) => (
        <>
          <FigureLegend
            items={[
              { label: `Posted ${formatNumber(totals.posted)}`, look: 'bar' },
              { label: `Sold ${formatNumber(totals.sold)}`, look: 'other' },
            ]}
          />
          <Box sx={{ p: space(1, 1.5, 2) }}>
            <BarChart
              label="Homes"
              unit="posted"
              otherUnit="sold"
              pointName="Days"
              height={200}
              points={parts.map(({ from, to, label, posted, sold }) => ({
                label: daysInWords({ from, to }),
                // The name of a week that spans two months is too long for one line on a phone.
                short: label.replace(/( .+–)/, '$1\n'),
                value: posted,
                other: sold,
              }))}
              valueText={(posted, sold) =>
                `${formatNumber(posted)} posted${sold === undefined ? '' : `, ${formatNumber(sold)} sold`}`
              }
            />
          </Box>
        </>
      )}
    </FigureCard>
  );
}
