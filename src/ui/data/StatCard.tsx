import Box from '@mui/material/Box';
import { LiveMark } from './LiveMark.tsx';
import { SampleTag } from './SampleTag.tsx';
import type { Stat } from './stat.ts';

interface StatCardProps {
  /** The figure with its label, its mark and its change. */
  stat: Stat;
}

/** More characters than this do not fit beside three other cards. */
const LONGEST_FIGURE = 12;

const signed = (percent: number) => `${percent < 0 ? '−' : percent > 0 ? '+' : ''}${Math.abs(percent)}%`;

const signColour = (percent: number) => {
  if (percent === 0) return 'roles.slate';
  return percent < 0 ? 'tones.error.text' : 'tones.success.text';
};

/** What a stat card says; on a phone a row with the figure at the right. The paper under it is StatCards'. */
export function StatCard({ stat }: StatCardProps) {
  const { label, value, short, live, sample, change } = stat;
  const counting = value === undefined;
  const alwaysShort = value !== undefined && value.length > LONGEST_FIGURE;
  return (
    <Box
      sx={{
        height: '100%',
        display: 'grid',
        alignItems: 'center',
        alignContent: { xs: 'center', sm: 'start' },
        columnGap: '12px',
        gridTemplateColumns: { xs: 'minmax(0, 1fr) auto', sm: 'minmax(0, 1fr)' },
        p: { xs: '12px 16px', sm: '16px 12px 14px' },
        minHeight: { xs: 64, sm: 0 },
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: { sm: 'space-between' },
          gap: '2px 8px',
          minHeight: 20,
          gridRow: { xs: counting || change ? 1 : '1 / span 2', sm: 'auto' },
        }}
      >
        <Box component="p" sx={{ typography: 'label', color: 'roles.slate' }}>
          {label}
        </Box>
        {live ? (
          <Box component="span" sx={{ display: { xs: 'inline-flex', sm: 'none' } }}>
            <LiveMark />
          </Box>
        ) : null}
        {sample ? <SampleTag /> : null}
      </Box>
      <Box
        sx={{
          gridColumn: { xs: 2, sm: 1 },
          gridRow: { xs: '1 / span 2', sm: 2 },
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          gap: '0 8px',
          mt: { sm: '8px' },
        }}
      >
        <Box
          component="p"
          aria-busy={counting}
          sx={{ typography: 'figure', overflowWrap: 'anywhere', textAlign: { xs: 'right', sm: 'left' } }}
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
        </Box>
        {live && !counting ? (
          <Box component="span" sx={{ display: { xs: 'none', sm: 'inline-flex' } }}>
            <LiveMark />
          </Box>
        ) : null}
      </Box>
      {counting || change ? (
        <Box
          component="p"
          sx={{
            // Without a change to follow it stands beside the figure from 600 px on: no line is taken away again.
            ...(change ? {} : { gridRow: { sm: 2 }, gridColumn: { sm: 1 }, justifySelf: { sm: 'end' } }),
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            gap: '0 4px',
            mt: { xs: '2px', sm: '4px' },
            typography: 'caption',
            lineHeight: '18px',
            color: 'roles.slate',
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
                <Box component="span" sx={{ display: 'inline-flex', ml: { xs: '4px', sm: 'auto' } }}>
                  <SampleTag />
                </Box>
              ) : null}
            </>
          )}
        </Box>
      ) : null}
    </Box>
  );
}
