import Box from '@mui/material/Box';
import { type KeyboardEvent, useState } from 'react';
import { type LeadStatus, leadStatuses } from '#contract/leads/choices.ts';
import { smallControl } from '#src/theme/controls.ts';
import { chosenInForcedColours } from '#src/theme/forcedColours.ts';
import { leadStatusTones } from '../LeadStatusChip.tsx';
import { roomy } from './leadRoom.ts';

interface LeadStatusBarProps {
  status: LeadStatus;
  onMove: (status: LeadStatus) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const { options } = leadStatuses;

/** A lead's status; a click saves at once. Arrow keys move the focus, Enter and Space save. */
export function LeadStatusBar({ status, onMove }: LeadStatusBarProps) {
  const [at, setAt] = useState<LeadStatus>();
  const walk = (event: KeyboardEvent<HTMLElement>) => {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const now = options.findIndex(({ value }) => value === (at ?? status));
    const next = options[(now + step + options.length) % options.length];
    if (!next) return;
    setAt(next.value);
    event.currentTarget.querySelector<HTMLElement>(`[data-status="${next.value}"]`)?.focus();
  };
  return (
    <Box
      role="radiogroup"
      aria-label="Status"
      onKeyDown={walk}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || setAt(undefined)}
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        [roomy]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
        p: 0.5,
        borderRadius: '10px',
        bgcolor: 'roles.seg',
      }}
    >
      {options.map(({ value, label }) => (
        <Box
          component="button"
          type="button"
          key={value}
          role="radio"
          aria-checked={value === status}
          data-status={value}
          tabIndex={value === (at ?? status) ? 0 : -1}
          onClick={() => value !== status && onMove(value)}
          sx={cellOf(value)}
        >
          <Box component="span" aria-hidden sx={dot} />
          {label}
        </Box>
      ))}
    </Box>
  );
}

const dot = { width: 8, height: 8, flex: 'none', borderRadius: '50%', border: '1.5px solid' } as const;

const cellOf = (status: LeadStatus) => {
  const text = `tones.${leadStatusTones[status]}.text`;
  return {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 1,
    minWidth: 0,
    ...smallControl,
    px: 0.5,
    border: '1px solid transparent',
    borderRadius: '8px',
    bgcolor: 'transparent',
    color: 'roles.slate',
    font: 'inherit',
    typography: 'label',
    cursor: 'pointer',
    '& > span': { color: text },
    '&:hover': { color: 'roles.ink' },
    '&[aria-checked="true"]': {
      bgcolor: 'roles.paper',
      borderColor: 'roles.line',
      color: text,
      fontWeight: 600,
      cursor: 'default',
      '& > span': { bgcolor: text },
      ...chosenInForcedColours,
    },
  } as const;
};
