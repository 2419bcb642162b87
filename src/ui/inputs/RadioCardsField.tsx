import Box from '@mui/material/Box';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame';
import type { Option } from './SelectField';
import { useBoundField } from './useBoundField';

interface RadioCardsFieldProps extends FieldProps {
  options: readonly (Option & { description?: string })[];
  /** Cards side by side from 600 px on; stacked otherwise. */
  row?: boolean;
}

/** A few weighty choices as cards with a radio each, bound to a string. */
export function RadioCardsField({ options, row, ...props }: RadioCardsFieldProps) {
  const field = useBoundField(props.name, '');
  return (
    <FieldFrame {...props} field={field} group>
      <Box
        id={field.id}
        role="radiogroup"
        aria-labelledby={field.labelId}
        aria-describedby={describedBy(field, props.help, props.optional)}
        aria-invalid={field.error ? true : undefined}
        sx={{
          display: 'grid',
          gap: '8px',
          gridTemplateColumns: { sm: row ? `repeat(${options.length}, minmax(0, 1fr))` : '1fr' },
        }}
      >
        {options.map((option) => (
          <Box
            component="label"
            key={option.value}
            sx={{
              display: 'flex',
              alignItems: 'center',
              gap: '10px',
              minHeight: 48,
              px: '12px',
              py: '8px',
              borderRadius: '8px',
              border: '1px solid',
              borderColor: 'roles.buttonLine',
              bgcolor: 'roles.paper',
              fontWeight: 500,
              cursor: 'pointer',
              '&:hover': { borderColor: 'roles.control' },
              '&:has(:checked)': {
                borderColor: 'roles.primary',
                boxShadow: (theme) => theme.vars?.palette.roles.chosenRing,
                bgcolor: 'roles.primaryTint',
              },
              '&:has(:disabled)': {
                color: 'roles.slate',
                bgcolor: 'roles.hover',
                borderStyle: 'dashed',
                cursor: 'default',
              },
              '&:has(:focus-visible)': {
                outline: '2px solid',
                outlineColor: (theme) => theme.vars?.palette.roles.focus,
                outlineOffset: 2,
              },
            }}
          >
            <Box
              component="input"
              type="radio"
              name={props.name}
              value={option.value}
              checked={field.value === option.value}
              required={Boolean(props.required)}
              disabled={Boolean(props.disabled || option.disabled)}
              onChange={() => field.setValue(option.value)}
              onBlur={field.touch}
              sx={{
                appearance: 'none',
                flex: 'none',
                width: 18,
                height: 18,
                m: 0,
                borderRadius: '50%',
                border: '1.5px solid',
                borderColor: 'roles.control',
                bgcolor: 'roles.paper',
                '&:checked': { borderWidth: '5.5px', borderColor: 'roles.primary' },
                '&:focus-visible': { outline: 'none' },
              }}
            />
            <span>
              {option.label}
              {option.description ? (
                <Box component="span" sx={{ display: 'block', typography: 'caption', color: 'roles.slate' }}>
                  {option.description}
                </Box>
              ) : null}
            </span>
          </Box>
        ))}
      </Box>
    </FieldFrame>
  );
}
