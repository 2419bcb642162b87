import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Play } from 'lucide-react';
import { useState } from 'react';
import { theme } from '#src/theme/mui/theme.ts';
import preview from '#storybook/preview.tsx';
import { Part, Sheet } from './Sheet.tsx';

const meta = preview.meta({ title: 'foundations/Motion' });
const { duration, easing } = theme.transitions;
const durations = Object.entries(duration).sort(([, a], [, b]) => a - b);

function Tracks() {
  const [there, setThere] = useState(false);
  return (
    <>
      <Button startIcon={<Play size={18} />} aria-pressed={there} onClick={() => setThere(!there)}>
        Move
      </Button>
      <Box component="ul" sx={{ display: 'grid', gap: '12px', mt: '20px' }}>
        {durations.map(([name, time]) => (
          <Box
            component="li"
            key={name}
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '200px minmax(0, 1fr)' },
              gap: '6px 16px',
              alignItems: 'center',
            }}
          >
            <Box sx={{ display: 'flex', gap: '8px', alignItems: 'baseline' }}>
              <Box sx={{ typography: 'label' }}>{name}</Box>
              <Box sx={{ typography: 'caption', color: 'roles.slate' }}>{time} ms</Box>
            </Box>
            <Box sx={{ height: 28, borderRadius: '999px', bgcolor: 'roles.track', p: '4px', overflow: 'hidden' }}>
              <Box
                sx={{
                  height: 20,
                  width: there ? '100%' : 20,
                  borderRadius: '999px',
                  bgcolor: 'roles.primary',
                  transition: (own) => own.transitions.create('width', { duration: time }),
                }}
              />
            </Box>
          </Box>
        ))}
      </Box>
    </>
  );
}

export const Durations = meta.story({
  render: () => (
    <Sheet
      title="Motion"
      line="Quick and once: things come to rest, they do not bounce. Nothing moves on a device that is set to less motion."
    >
      <Part title="Durations" line="Press Move: each bar takes its own time.">
        <Tracks />
      </Part>
      <Part title="Easing" line="One curve for all: it starts at once and comes gently to rest.">
        <Curve />
        <Box sx={{ typography: 'caption', color: 'roles.slate', mt: '8px' }}>{easing.easeOut}</Box>
      </Part>
    </Sheet>
  ),
});

function Curve() {
  const [x1 = 0, y1 = 0, x2 = 1, y2 = 1] = (easing.easeOut.match(/[\d.]+/g) ?? []).map((part) => Number(part) * 100);
  return (
    <Box
      component="svg"
      viewBox="-2 -2 104 104"
      aria-hidden
      sx={{
        width: 180,
        height: 180,
        p: '12px',
        border: '1px solid',
        borderColor: 'roles.line',
        borderRadius: '14px',
        bgcolor: 'roles.paper',
        color: 'roles.primary',
      }}
    >
      <path
        d={`M0 100 C${x1} ${100 - y1} ${x2} ${100 - y2} 100 0`}
        fill="none"
        stroke="currentColor"
        strokeWidth="3"
        strokeLinecap="round"
      />
    </Box>
  );
}
