import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { X } from 'lucide-react';
import type { Limit } from './countedBy.ts';

interface LeadLimitsProps {
  limits: readonly Limit[];
  /** Takes a limit off. */
  onLift: (names: Limit['names']) => void;
  /** Takes all of them off. */
  onLiftAll: () => void;
}

/** What a list of leads is limited to by the figure that led to it; each limit is taken off by a press. */
export function LeadLimits({ limits, onLift, onLiftAll }: LeadLimitsProps) {
  return (
    <Box
      role="group"
      aria-label="Limited to"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '8px', mb: '16px' }}
    >
      {limits.map(({ label, names }) => (
        <Button
          key={label}
          size="small"
          endIcon={<X size={14} />}
          aria-label={`${label}, take off`}
          onClick={() => onLift(names)}
          sx={{ borderRadius: '999px', fontWeight: 500 }}
        >
          {label}
        </Button>
      ))}
      <Button variant="text" size="small" onClick={onLiftAll}>
        Show all leads
      </Button>
    </Box>
  );
}
