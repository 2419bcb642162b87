import { Check, TriangleAlert } from 'lucide-react';
import { Text } from '#src/ui/base/Text.tsx';

interface StepMarkProps {
  /** The step's number, shown unless it is done or wrong. */
  number?: number;
  /** The step's state. */
  state: 'todo' | 'current' | 'done' | 'error';
}

const styles = {
  todo: { bgcolor: 'roles.paper', borderColor: 'roles.control', color: 'roles.slate' },
  current: { bgcolor: 'roles.primary', borderColor: 'roles.primary', color: 'roles.onPrimary' },
  done: { bgcolor: 'roles.primaryTint', borderColor: 'roles.primaryTint', color: 'roles.primaryOnTint' },
  error: { bgcolor: 'tones.error.tint', borderColor: 'tones.error.text', color: 'tones.error.text' },
} as const;

/** A step's circle. Decorative: text beside it says the same. */
export function StepMark({ number, state }: StepMarkProps) {
  return (
    <Text
      component="span"
      aria-hidden
      variant="overline"
      sx={{
        flex: 'none',
        width: 24,
        height: 24,
        display: 'grid',
        placeItems: 'center',
        borderRadius: '50%',
        border: '1.5px solid',
        ...styles[state],
      }}
    >
      {state === 'done' ? (
        <Check size={14} strokeWidth={2.25} />
      ) : state === 'error' ? (
        <TriangleAlert size={13} strokeWidth={2.25} />
      ) : (
        number
      )}
    </Text>
  );
}
