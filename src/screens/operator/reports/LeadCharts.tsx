import Box from '@mui/material/Box';
import type { LeadFigures } from '#contract/figures.ts';
import { leadsAt } from '#src/features/figures/drillDown.ts';
import { beforeInWords, type Days, daysBefore, shortDay, weekDay } from '#src/features/figures/period.ts';
import { useLeadFigures } from '#src/features/figures/queries.ts';
import { formatMinutes } from '#src/features/figures/words.ts';
import { formatNumber } from '#src/lib/format.ts';
import { space } from '#src/theme/spacing.ts';
import { LineChart } from '#src/ui/data/LineChart.tsx';
import { FigureCard } from './FigureCard.tsx';
import { FigureLegend } from './FigureLegend.tsx';
import { counted, measured } from './tableOf.ts';

interface LeadChartsProps {
  days: Days;
  /** `a-day`: how many leads came each day; `answers`: how long each day's leads waited for the first contact. */
  show: 'a-day' | 'answers';
}

/** Above this many minutes, the chart's axis is in hours. */
const IN_HOURS = 240;

const countWords = (count: number) => `${formatNumber(count)} ${count === 1 ? 'lead' : 'leads'}`;
const none = (report: LeadFigures) => report.totals.total === 0;

/** Leads by the day of their creation: how many, or how soon they were contacted. */
export function LeadCharts({ days, show }: LeadChartsProps) {
  return show === 'a-day' ? <LeadsADay days={days} /> : <FirstContact days={days} />;
}

function LeadsADay({ days }: { days: Days }) {
  const report = useLeadFigures(days);
  const past = useLeadFigures(daysBefore(days)).data?.data.series;
  const beforeWords = beforeInWords(days);
  return (
    <FigureCard
      title="Leads a day"
      report={{ ...report, data: report.data?.data }}
      height={290}
      isEmpty={none}
      fileName="leads-a-day.csv"
      table={({ series }) => ({
        head: ['Day', 'Leads', 'Day before', 'Leads before'],
        rows: series.map(({ day, total }, at) => {
          const other = past?.[at];
          return {
            key: day,
            cells: [
              { text: shortDay(day), value: day },
              counted(total, leadsAt({ from: day, to: day })),
              { text: other ? shortDay(other.day) : '—', value: other?.day ?? null },
              other ? counted(other.total, leadsAt({ from: other.day, to: other.day })) : { text: '—', value: null },
            ],
          };
        }),
      })}
    >
      {({ series, totals, before }) => (
        <>
          <FigureLegend
            items={[
              { label: 'This period', look: 'line' },
              { label: beforeWords, look: 'before' },
            ]}
          />
          <Box sx={{ p: space(1, 1, 2, 1.5) }}>
            <LineChart
              description={`Leads a day: ${formatNumber(totals.total)} in all, ${formatNumber(before.total)} in the ${beforeWords}. At most ${formatNumber(Math.max(...series.map(({ total }) => total)))} a day.`}
              height={236}
              points={series.map(({ day, total }, at) => ({
                short: shortDay(day),
                value: total,
                before: past?.[at]?.total ?? null,
              }))}
              tip={(at) => {
                const [now, then] = [series[at], past?.[at]];
                return {
                  label: now ? weekDay(now.day) : '',
                  value: countWords(now?.total ?? 0),
                  note: then && `${formatNumber(then.total)} on ${shortDay(then.day)}`,
                };
              }}
            />
          </Box>
        </>
      )}
    </FigureCard>
  );
}

function FirstContact({ days }: { days: Days }) {
  const report = useLeadFigures(days);
  return (
    <FigureCard
      title="Time to first contact"
      report={{ ...report, data: report.data?.data }}
      height={254}
      isEmpty={({ totals }) => totals.first_contact_minutes_median === null}
      fileName="time-to-first-contact.csv"
      table={({ series }) => ({
        head: ['Day', 'Leads', 'Median minutes'],
        rows: series.map(({ day, total, first_contact_minutes_median: median }) => ({
          key: day,
          cells: [
            { text: shortDay(day), value: day },
            counted(total, leadsAt({ from: day, to: day })),
            measured(median, formatMinutes),
          ],
        })),
      })}
    >
      {({ series, totals, before }) => {
        const level = before.first_contact_minutes_median;
        const answers = series.map((one) => one.first_contact_minutes_median);
        // The axis uses the unit that a person would use.
        const unit = Math.max(level ?? 0, ...answers.map((one) => one ?? 0)) > IN_HOURS ? 60 : 1;
        return (
          <>
            <FigureLegend
              items={[
                { label: unit > 1 ? 'Median hours' : 'Median minutes', look: 'line' },
                ...(level === null ? [] : [{ label: 'Median before', look: 'before' as const }]),
              ]}
            />
            <Box sx={{ p: space(1, 1, 2, 1.5) }}>
              <LineChart
                description={`Time to first contact: a median of ${formatMinutes(totals.first_contact_minutes_median ?? 0)}${level === null ? '' : `, ${formatMinutes(level)} before`}.`}
                height={200}
                level={(level ?? 0) / unit}
                points={series.map(({ day, first_contact_minutes_median: median }) => ({
                  short: shortDay(day),
                  value: median === null ? null : median / unit,
                }))}
                tip={(at) => {
                  const one = series[at];
                  const median = one?.first_contact_minutes_median ?? null;
                  return {
                    label: one ? weekDay(one.day) : '',
                    value: median === null ? 'No one contacted yet' : formatMinutes(median),
                    note: one && countWords(one.total),
                  };
                }}
              />
            </Box>
          </>
        );
      }}
    </FigureCard>
  );
}
