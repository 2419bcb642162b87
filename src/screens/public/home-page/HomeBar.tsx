import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Heart } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSavedHome } from '#src/features/homes/savedHomes.ts';

/** On phones: Save and Enquire at the bottom of the window, hidden while the form itself is in view. */
export function HomeBar({ id }: { id: number }) {
  const [saved, toggle] = useSavedHome(id);
  const [seen, setSeen] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const form = bar.current?.ownerDocument.getElementById('enquire');
    if (!form) return;
    const watch = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? false));
    watch.observe(form);
    return () => watch.disconnect();
  }, []);
  return (
    <Box
      ref={bar}
      role="region"
      aria-label="Save or enquire"
      sx={{
        display: seen ? 'none' : 'flex',
        '@media (min-width: 600px)': { display: 'none' },
        position: 'fixed',
        zIndex: 5,
        inset: 'auto 0 0',
        gap: '12px',
        p: '8px 16px calc(8px + env(safe-area-inset-bottom))',
        bgcolor: 'roles.paper',
        borderTop: '1px solid',
        borderColor: 'roles.line',
        boxShadow: (theme) => theme.vars?.palette.roles.shadowUp,
        '& > *': { minHeight: 48 },
        // Without them it would lie over the form.
        '@media (scripting: none)': { display: 'none' },
      }}
    >
      <Button
        aria-pressed={saved}
        onClick={toggle}
        startIcon={<Heart size={18} strokeWidth={1.75} fill={saved ? 'currentColor' : 'none'} />}
        sx={{ flex: '0 0 112px' }}
      >
        Save
      </Button>
      <Button variant="contained" href="#enquire" sx={{ flex: 1 }}>
        Enquire
      </Button>
    </Box>
  );
}
