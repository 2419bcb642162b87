import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { Link as RouterLink } from 'react-router-dom';
import { leadsAt, postedAt } from '#src/features/figures/drillDown.ts';
import type { Days } from '#src/features/figures/period.ts';
import { useLeadFigures, usePropertyFigures, useVisitFigures } from '#src/features/figures/queries.ts';
import { type Change, changeOf, changeOfTime, formatMinutes } from '#src/features/figures/words.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { formatNumber } from '#src/lib/format.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { InlineError } from '#src/ui/feedback/InlineError.tsx';
import { Card } from '#src/ui/layout/Card.tsx';

interface HeadlineFiguresProps {
  days: Days;
}

const columns = { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(4, minmax(0, 1fr))' };

/** Four figures of the period, each with its change: an improvement is green, whether the number rises or falls. */
export function HeadlineFigures({ days }: HeadlineFiguresProps) {
  const leads = useLeadFigures(days);
  const homes = usePropertyFigures(days);
  const visits = useVisitFigures(days);
  const [lead, property, visit] = [leads.data?.data, homes.data?.data, visits.data?.data];
  const answer = lead?.totals.first_contact_minutes_median;
  return (
    <Box
      component="ul"
      aria-label="Figures"
      sx={{ display: 'grid', gap: { xs: 1, sm: 2 }, gridTemplateColumns: columns }}
    >
      <Figure
        label="Leads"
        report={leads}
        value={lead && formatNumber(lead.totals.total)}
        change={lead && changeOf(lead.totals.total, lead.before.total)}
        to={leadsAt(days)}
      />
      <Figure
        label="First contact, median"
        report={leads}
        value={answer === undefined ? undefined : answer === null ? '—' : formatMinutes(answer)}
        change={lead && changeOfTime(answer ?? null, lead.before.first_contact_minutes_median)}
        to={answer === null ? undefined : leadsAt(days, { contacted: true })}
      />
      <Figure
        label="Homes posted"
        report={homes}
        value={property && formatNumber(property.totals.posted)}
        change={property && changeOf(property.totals.posted, property.before.posted)}
        to={postedAt(days)}
      />
      <Figure
        label="Visits"
        report={visits}
        value={visit && formatNumber(visit.totals.views)}
        change={visit && changeOf(visit.totals.views, visit.before.views)}
      />
    </Box>
  );
}

/** On phones, high enough for a finger. */
const link = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: { xs: 'end', sm: 'start' },
  typography: 'figure',
  minWidth: 44,
  minHeight: { xs: 44, sm: 0 },
};

interface FigureProps {
  label: string;
  report: { readonly error: Error | null; readonly refetch: () => unknown };
  /** Undefined until known. */
  value: string | undefined;
  change: Change | undefined;
  to?: string | undefined;
}

function Figure({ label, report: { error, refetch }, value, change, to }: FigureProps) {
  return (
    <Box component="li" sx={{ minWidth: 0, '& > section': { height: '100%' } }}>
      <Card padding={0} aria-label={label}>
        {value === undefined && error ? (
          <InlineError message={messageOf(error, `${label} could not be loaded`)} onRetry={refetch} />
        ) : (
          <Box
            sx={{
              // On a phone, a row with the figure on the right and the change below both.
              display: { xs: 'grid', sm: 'block' },
              gridTemplateColumns: 'minmax(0, 1fr) auto',
              alignContent: 'center',
              columnGap: 2,
              '& > div': { gridArea: { xs: '1 / 2', sm: 'auto' } },
              alignItems: 'center',
              '& > :last-child:not(div)': { gridColumn: { xs: '1 / -1', sm: 'auto' } },
              p: { xs: space(1, 2), sm: space(2, 2.5) },
              minHeight: { xs: 80, sm: 108 },
            }}
          >
            <Text variant="label" quiet>
              {label}
            </Text>
            {value === undefined || !change ? (
              <Box role="status" aria-label="Loading...">
                <Skeleton width="60%" height={28} sx={{ my: 0.5 }} />
                <Skeleton width="80%" height={12} />
              </Box>
            ) : (
              <>
                <Text component="div" variant="figure" sx={{ overflowWrap: 'anywhere' }}>
                  {to ? (
                    <Link component={RouterLink} to={to} color="inherit" sx={link}>
                      {value}
                    </Link>
                  ) : (
                    value
                  )}
                </Text>
                <Text variant="caption" quiet>
                  {change.words ? (
                    <Box component="b" sx={{ fontWeight: 600, color: colourOf(change) }}>
                      {change.words}{' '}
                    </Box>
                  ) : null}
                  {change.since}
                </Text>
              </>
            )}
          </Box>
        )}
      </Card>
    </Box>
  );
}

const colourOf = ({ better }: Change) => {
  if (better === undefined) return undefined;
  return better ? 'tones.success.text' : 'tones.error.text';
};
