import Box from '@mui/material/Box';
import { useId } from 'react';
import { type AlertChoice, alertChoices } from '#contract/homes/choices.ts';
import { focusRing } from '#src/theme/focusRing.ts';
import { chosenInForcedColours } from '#src/theme/forcedColours.ts';
import { space } from '#src/theme/spacing.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { Text } from '#src/ui/base/Text.tsx';

interface AlertRadiosProps {
  /** The search's name, which distinguishes the page's groups. */
  of: string;
  value: AlertChoice;
  onChoose: (value: AlertChoice) => void;
}

/** How often a saved search sends alerts about new homes, as radio buttons side by side. */
export function AlertRadios({ of: search, value, onChoose }: AlertRadiosProps) {
  const name = useId();
  return (
    <Box component="fieldset" sx={{ m: space(1.5, 0, 0.5), p: 0, border: 0, minWidth: 0 }}>
      <Text component="legend" variant="label" sx={{ p: 0, mb: 1 }}>
        Tell me
        <Box component="span" sx={visuallyHidden}>
          {' '}
          of new homes: {search}
        </Box>
      </Text>
      <Box
        sx={{
          display: 'grid',
          gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
          p: 0.25,
          borderRadius: '8px',
          bgcolor: 'roles.seg',
        }}
      >
        {alertChoices.options.map((choice) => (
          <Box component="label" key={choice.value} sx={cell}>
            <Box
              component="input"
              type="radio"
              name={name}
              value={choice.value}
              checked={value === choice.value}
              onChange={() => onChoose(choice.value)}
              sx={visuallyHidden}
            />
            {choice.label}
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const cell = {
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  textAlign: 'center',
  minHeight: 44,
  px: 0.5,
  borderRadius: '6px',
  border: '1px solid transparent',
  typography: 'label',
  color: 'roles.slate',
  cursor: 'pointer',
  '&:hover': { color: 'roles.ink' },
  // The border has 3:1 contrast in both colour schemes: in the dark one, the paper alone hardly differs from the track.
  '&:has(:checked)': {
    bgcolor: 'roles.paper',
    borderColor: 'roles.control',
    color: 'roles.primary',
    fontWeight: 600,
    ...chosenInForcedColours,
  },
  '&:has(:focus-visible)': focusRing,
} as const;
