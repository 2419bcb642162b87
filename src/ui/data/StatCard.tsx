import Box from '@mui/material/Box';
import { space } from '#src/theme/spacing.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '../base/Text.tsx';
import { LiveMark } from './LiveMark.tsx';
import { SampleTag } from './SampleTag.tsx';
import type { Stat } from './stat.ts';

interface StatCardProps {
  /** The figure with its label, mark and change. */
  stat: Stat;
}

/** Longer figures do not fit beside three other cards. */
const MAX_FIGURE_LENGTH = 12;

const signed = (percent: number) => `${percent < 0 ? '−' : percent > 0 ? '+' : ''}${Math.abs(percent)}%`;

const signColour = (percent: number) => {
  if (percent === 0) return 'roles.slate';
  return percent < 0 ? 'tones.error.text' : 'tones.success.text';
};

/** The content of a stat card; on a phone a row with the figure at the right. StatCards draws the paper below it. */
export function StatCard({ stat }: StatCardProps) {
  const counting = stat.value === undefined;
  return (
    <Box
      sx={{
        height: '100%',
        display: 'grid',
        alignItems: 'center',
        alignContent: { xs: 'center', sm: 'start' },
        columnGap: 1.5,
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr)' },
        p: { xs: space(1.5, 2), sm: space(2, 1.5, 2) },
        minHeight: { xs: 64, sm: 0 },
      }}
    >
      <Label stat={stat} rows={counting || stat.change ? 1 : 2} />
      <Figure stat={stat} />
      {counting || stat.change ? <Change counting={counting} change={stat.change} /> : null}
    </Box>
  );
}

function Label({ stat: { label, live, sample }, rows }: StatCardProps & { rows: number }) {
  return (
    <Row
      gap={space(0.25, 1)}
      wrap
      sx={{ justifyContent: { sm: 'space-between' }, minHeight: 20, gridRow: { xs: `1 / span ${rows}`, sm: 'auto' } }}
    >
      <Text variant="label" quiet>
        {label}
      </Text>
      {live ? (
        <Box component="span" sx={{ display: { xs: 'inline-flex', sm: 'none' } }}>
          <LiveMark />
        </Box>
      ) : null}
      {sample ? <SampleTag /> : null}
    </Row>
  );
}

function Figure({ stat: { value, short, live } }: StatCardProps) {
  const alwaysShort = value !== undefined && value.length > MAX_FIGURE_LENGTH;
  return (
    <Row
      gap={space(0, 1)}
      wrap
      between
      sx={{ gridColumn: { xs: 2, sm: 1 }, gridRow: { xs: '1 / span 2', sm: 2 }, mt: { sm: 1 } }}
    >
      <Text
        aria-busy={value === undefined}
        variant="figure"
        sx={{ overflowWrap: 'anywhere', textAlign: { xs: 'right', sm: 'left' } }}
      >
        {short && value ? (
          <>
            <Box component="span" sx={{ display: { sm: alwaysShort ? 'inline' : 'none' } }}>
              {short}
            </Box>
            <Box component="span" sx={{ display: { xs: 'none', sm: alwaysShort ? 'none' : 'inline' } }}>
              {value}
            </Box>
          </>
        ) : (
          (value ?? '—')
        )}
      </Text>
      {live && value !== undefined ? (
        <Box component="span" sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
          <LiveMark />
        </Box>
      ) : null}
    </Row>
  );
}

function Change({ counting, change }: { counting: boolean; change: Stat['change'] }) {
  return (
    <Text
      variant="caption"
      quiet
      sx={{
        // Without a change, "Counting…" is beside the figure from 600 px on, so that no line disappears afterwards.
        ...(change ? {} : { gridRow: { sm: 2 }, gridColumn: { sm: 1 }, justifySelf: { sm: 'end' } }),
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: space(0, 0.5),
        mt: { xs: 0.25, sm: 0.5 },
        lineHeight: '1.125rem',
      }}
    >
      {counting || !change ? (
        'Counting…'
      ) : (
        <>
          <Box component="b" sx={{ fontWeight: 600, color: signColour(change.percent) }}>
            {signed(change.percent)}
          </Box>
          {change.since}
          {change.sample ? (
            <Box component="span" sx={{ display: 'inline-flex', ml: { xs: 0.5, sm: 'auto' } }}>
              <SampleTag />
            </Box>
          ) : null}
        </>
      )}
    </Text>
  );
}
