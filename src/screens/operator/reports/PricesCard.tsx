import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { PropertyFigures } from '#contract/figures.ts';
import { homesAt } from '#src/features/figures/drillDown.ts';
import type { Days } from '#src/features/figures/period.ts';
import { usePropertyFigures } from '#src/features/figures/queries.ts';
import { formatNumber, formatRupees } from '#src/lib/format.ts';
import { space } from '#src/theme/spacing.ts';
import { BarRows } from '#src/ui/data/BarRows.tsx';
import { FigureCard } from './FigureCard.tsx';
import { counted, measured } from './tableOf.ts';

interface PricesCardProps {
  days: Days;
}

type Place = PropertyFigures['totals']['by_locality'][number];

const FIRST = 5;

const priced = ({ median_rate: rate }: Place) => rate !== null;
const liveIn = ({ city, locality }: Place) => homesAt({ status: 'live', city, locality });
const byRate = (one: Place, other: Place) => (other.median_rate ?? 0) - (one.median_rate ?? 0);

/** The median price per sq ft of the homes that are live now, for the localities with the most homes. */
export function PricesCard({ days }: PricesCardProps) {
  const report = usePropertyFigures(days);
  return (
    <FigureCard
      title="Price per sq ft"
      sub="live now"
      report={{ ...report, data: report.data?.data }}
      height={324}
      isEmpty={({ totals }) => !totals.by_locality.some(priced)}
      fileName="price-per-sq-ft.csv"
      table={({ totals }) => ({
        head: ['Locality', 'Homes', 'Median'],
        rows: totals.by_locality.map((place) => ({
          key: `${place.city}, ${place.locality}`,
          cells: [
            { text: `${place.locality}, ${place.city}` },
            counted(place.live, liveIn(place)),
            measured(place.median_rate, formatRupees),
          ],
        })),
      })}
    >
      {({ totals: { by_locality: places } }, showTable) => {
        const most = places.filter(priced).slice(0, FIRST).toSorted(byRate);
        return (
          <>
            <Box sx={{ px: 2.5, flex: 1 }}>
              <BarRows
                label="Median price per sq ft"
                rows={most.map((place) => ({
                  label: place.locality,
                  share: ((place.median_rate ?? 0) / (most[0]?.median_rate || 1)) * 100,
                  figure: formatRupees(place.median_rate ?? 0),
                  note: `${formatNumber(place.live)} ${place.live === 1 ? 'home' : 'homes'}`,
                  noteTo: liveIn(place),
                }))}
              />
            </Box>
            <Box sx={{ p: space(0.75, 1), borderTop: '1px solid', borderColor: 'roles.lineSoft' }}>
              <Button variant="text" onClick={showTable}>
                {`All ${formatNumber(places.length)} localities`}
              </Button>
            </Box>
          </>
        );
      }}
    </FigureCard>
  );
}
