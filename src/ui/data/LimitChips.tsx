import Button from '@mui/material/Button';
import { X } from 'lucide-react';
import { Row } from '#src/ui/base/Row.tsx';

/** A limit of a list, in words, with the names of the fields that set it. */
export interface Limit<Name extends string> {
  readonly label: string;
  readonly names: readonly Name[];
}

interface LimitChipsProps<Name extends string> {
  limits: readonly Limit<Name>[];
  /** Removes a limit. */
  onLift: (names: readonly Name[]) => void;
  /** The label of the button that removes all limits. */
  allText: string;
  onLiftAll: () => void;
}

/** The limits of a list that was opened from a figure; clicking a limit removes it. */
export function LimitChips<Name extends string>({ limits, onLift, allText, onLiftAll }: LimitChipsProps<Name>) {
  return (
    <Row role="group" aria-label="Limited to" gap={1} wrap sx={{ mb: 2 }}>
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
    </Row>
  );
}
