import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { X } from 'lucide-react';

/** A limit of a list in words, with the fields that go with it. */
export interface Limit<Name extends string> {
  readonly label: string;
  readonly names: readonly Name[];
}

interface LimitChipsProps<Name extends string> {
  limits: readonly Limit<Name>[];
  /** Takes a limit off. */
  onLift: (names: readonly Name[]) => void;
  /** What takes all of them off says. */
  allText: string;
  onLiftAll: () => void;
}

/** What a list is limited to by the figure that led to it; each limit is taken off by a press. */
export function LimitChips<Name extends string>({ limits, onLift, allText, onLiftAll }: LimitChipsProps<Name>) {
  return (
    <Box
      role="group"
      aria-label="Limited to"
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 2 }}
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
        {allText}
      </Button>
    </Box>
  );
}
