import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { VisitFigures } from '#contract/figures.ts';
import { paths } from '#contract/paths.ts';
import { leadsAt } from '#src/features/figures/drillDown.ts';
import type { Days } from '#src/features/figures/period.ts';
import { useVisitFigures } from '#src/features/figures/queries.ts';
import { formatShare } from '#src/features/figures/words.ts';
import { formatNumber } from '#src/lib/format.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { BarRows } from '#src/ui/data/BarRows.tsx';
import { FigureCard } from './FigureCard.tsx';
import { counted } from './tableOf.ts';

interface PagesCardProps {
  days: Days;
}

type Page = VisitFigures['totals']['by_page'][number];

const FIRST = 5;

const nameOf = ({ site, page }: Page) => (site === null ? page : `${paths.site(site)}${page === '/' ? '' : page}`);

/** The most opened pages, and the enquiries from websites. */
export function PagesCard({ days }: PagesCardProps) {
  const report = useVisitFigures(days);
  return (
    <FigureCard
      title="Visits by page"
      report={{ ...report, data: report.data?.data }}
      height={254}
      isEmpty={({ totals }) => totals.views === 0}
      fileName="visits-by-page.csv"
      table={({ totals }) => ({
        head: ['Page', 'Visits', 'Share'],
        rows: totals.by_page.map((page) => ({
          key: nameOf(page),
          cells: [{ text: nameOf(page) }, counted(page.views), { text: formatShare(page.views, totals.views) }],
        })),
      })}
    >
      {({ from, to, totals, before }) => (
        <>
          <Box sx={{ px: 2.5, flex: 1 }}>
            <BarRows
              label="Visits by page"
              rows={totals.by_page.slice(0, FIRST).map((page) => ({
                label: nameOf(page),
                share: (page.views / (totals.by_page[0]?.views || 1)) * 100,
                figure: formatNumber(page.views),
                note: formatShare(page.views, totals.views),
              }))}
            />
          </Box>
          <Text variant="caption" quiet sx={{ p: space(1, 2.5, 2) }}>
            {'Enquiries from websites: '}
            <Link component={RouterLink} to={leadsAt({ from, to }, { source: 'website' })} color="inherit">
              {formatNumber(totals.enquiries)}
            </Link>
            {`, from ${formatNumber(before.enquiries)}`}
          </Text>
        </>
      )}
    </FigureCard>
  );
}
