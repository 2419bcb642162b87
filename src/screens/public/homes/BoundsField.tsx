import Box from '@mui/material/Box';
import { useId } from 'react';
import { Text } from '#src/ui/base/Text.tsx';

interface BoundsFieldProps {
  legend: string;
  names: readonly [least: string, most: string];
  values: readonly [least: number | undefined, most: number | undefined];
}

const words = ['At least', 'At most'] as const;

/** The minimum and maximum of a number. An empty field is no limit. */
export function BoundsField({ legend, names, values }: BoundsFieldProps) {
  const id = useId();
  return (
    <Box sx={{ borderTop: '1px solid', borderColor: 'roles.lineSoft', py: 1 }}>
      <Box component="fieldset" sx={{ m: 0, p: 0, minWidth: 0, border: 0 }}>
        <Text
          component="legend"
          variant="subtitle2"
          sx={{ p: 0, minHeight: 48, display: 'flex', alignItems: 'center' }}
        >
          {legend}
        </Text>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1, pb: 1 }}>
          {names.map((name, at) => (
            <div key={name}>
              <Text component="label" htmlFor={`${id}${name}`} variant="caption" quiet>
                {words[at]}
              </Text>
              <Box
                component="input"
                id={`${id}${name}`}
                name={name}
                type="number"
                inputMode="numeric"
                min={0}
                step="any"
                defaultValue={values[at] ?? ''}
                sx={{
                  width: '100%',
                  height: 44,
                  px: 1.5,
                  border: '1px solid',
                  borderColor: 'roles.control',
                  borderRadius: '8px',
                  bgcolor: 'roles.paper',
                  color: 'roles.ink',
                  typography: 'body1',
                }}
              />
            </div>
          ))}
        </Box>
      </Box>
    </Box>
  );
}
