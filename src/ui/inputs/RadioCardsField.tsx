import Box from '@mui/material/Box';
import { Lock } from 'lucide-react';
import { memo } from 'react';
import { Stack } from '#src/ui/base/Stack.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame.tsx';
import { radioCard, radioMark } from './radioCardStyles.ts';
import type { Option } from './SelectField.tsx';
import { type Bound, useBoundField } from './useBoundField.ts';

/** An option with a description. */
interface CardOption extends Option {
  /** Below the label. */
  description?: string;
}

interface RadioCardsFieldProps extends FieldProps {
  /** The options in display order. */
  options: readonly CardOption[];
  /** Cards side by side where their labels fit; otherwise stacked. */
  row?: boolean;
  /** 56 px high with radios of 20 px, for the public pages. */
  large?: boolean;
  /** Hides the label visually, where the options explain themselves. */
  hideLabel?: boolean;
}

// The width of a card with its radio, its padding and the longest word of all labels.
const widthOf = (options: readonly CardOption[], large?: boolean) => {
  const longest = Math.max(0, ...options.flatMap(({ label }) => label.split(/\s/)).map((word) => word.length));
  return Math.max(large ? 200 : 148, (large ? 64 : 54) + longest * 7.5);
};

/** A choice of one from a few cards with a radio each, bound to a string. */
export function RadioCardsField(props: RadioCardsFieldProps) {
  return <RadioCardsView {...props} field={useBoundField(props.name, '')} />;
}

const RadioCardsView = memo(
  ({ field, options, row, large, hideLabel, ...props }: Bound<RadioCardsFieldProps, string>) => {
    const columns = {
      [`@container (min-width: ${options.length * widthOf(options, large)}px)`]: {
        gridTemplateColumns: `repeat(${options.length}, minmax(0, 1fr))`,
      },
    };
    return (
      <FieldFrame {...props} field={field} group hideLabel={Boolean(hideLabel)}>
        {/* A container query, because the field may be in a dialog or a column. */}
        <Box sx={{ containerType: 'inline-size' }}>
          <Stack
            id={field.id}
            onBlur={field.leave}
            role="radiogroup"
            aria-labelledby={field.labelId}
            aria-describedby={describedBy(field, props.help, props.optional)}
            aria-invalid={field.error ? true : undefined}
            aria-required={props.required ? true : undefined}
            gap={large ? 1.5 : 1}
            sx={{ ...(row ? columns : {}) }}
          >
            {options.map((option) => (
              <Box component="label" key={option.value} sx={radioCard(Boolean(field.error), large)}>
                <Box
                  component="input"
                  type="radio"
                  name={props.name}
                  value={option.value}
                  checked={field.value === option.value}
                  required={Boolean(props.required)}
                  disabled={Boolean(props.disabled || option.disabled)}
                  onChange={() => field.setValue(option.value)}
                  sx={radioMark(large)}
                />
                {(props.disabled || option.disabled) && field.value !== option.value ? (
                  <Lock size={16} aria-hidden style={{ flex: 'none' }} />
                ) : null}
                <Box component="span" sx={{ minWidth: 0 }}>
                  {option.label}
                  {option.description ? (
                    <Text component="span" variant="caption" quiet sx={{ display: 'block' }}>
                      {option.description}
                    </Text>
                  ) : null}
                </Box>
              </Box>
            ))}
          </Stack>
        </Box>
      </FieldFrame>
    );
  },
);
