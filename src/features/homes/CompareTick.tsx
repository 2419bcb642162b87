import Box from '@mui/material/Box';
import { useState } from 'react';
import { MOST_COMPARED } from '#contract/homes/choices.ts';
import { nativeTick } from '#src/ui/inputs/nativeTick.ts';
import { toggleCompared, useIsCompared } from './comparedHomes.ts';

/** Chooses a home to compare; a fifth is refused with a message. */
export function CompareTick({ id, title }: { id: number; title: string }) {
  const chosen = useIsCompared(id);
  const [full, setFull] = useState(false);
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        zIndex: 1,
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        minHeight: 44,
        minWidth: 44,
        pr: 0.5,
        color: 'roles.slate',
        cursor: 'pointer',
        '& input': nativeTick,
        '@media (scripting: none)': { display: 'none' },
      }}
    >
      <input
        type="checkbox"
        aria-label={`Compare ${title}`}
        checked={chosen}
        onChange={() => setFull(!toggleCompared(id))}
        onBlur={() => setFull(false)}
      />
      {full && !chosen ? <span role="alert">{MOST_COMPARED} at most</span> : <span aria-hidden>Compare</span>}
    </Box>
  );
}
