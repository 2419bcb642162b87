import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { Calculator, Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { featureFields } from '#contract/properties/fields.ts';
import { belowLabel } from '#src/theme/controls.ts';
import { space } from '#src/theme/spacing.ts';
import { NumberWithUnitField } from '#src/ui/inputs/NumberWithUnitField.tsx';
import { AreaCalculator } from './AreaCalculator.tsx';
import { useSubmission } from './submission/context.ts';
import type { PropertyFormValues } from './submission/propertyForm.ts';

const line = {
  display: 'grid',
  gap: space(1.5, 2),
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 250px) auto' },
  justifyItems: 'start',
  alignItems: 'start',
} as const;
// Beside the field, not beside its label.
const besideField = { mt: { sm: belowLabel } } as const;

/** The built-up area with its calculator, and the carpet and super area, which can be added and removed. */
export function AreaFields() {
  const { locked } = useSubmission();
  const [calculator, setCalculator] = useState({ opened: 0, open: false });
  return (
    <>
      <Box sx={line}>
        <NumberWithUnitField
          name="features.built_up_area"
          unitName="features.area_unit"
          label={featureFields.built_up_area.label}
          units={featureFields.area_unit.choices.options}
          disabled={locked}
        />
        <Button
          startIcon={<Calculator size={18} />}
          onClick={() => setCalculator(({ opened }) => ({ opened: opened + 1, open: true }))}
          sx={besideField}
        >
          Area Calculator
        </Button>
      </Box>
      <OptionalArea name="carpet_area" />
      <OptionalArea name="super_area" />
      <AreaCalculator
        key={calculator.opened}
        open={calculator.open}
        onClose={() => setCalculator(({ opened }) => ({ opened, open: false }))}
      />
    </>
  );
}

/** An optional area, shown once it has a unit. Removing it clears the area and the unit. */
function OptionalArea({ name }: { name: 'carpet_area' | 'super_area' }) {
  const { locked } = useSubmission();
  const { label, unit: unitName } = featureFields[name];
  const what = label.toLowerCase();
  const { values, setFieldValue } = useFormikContext<PropertyFormValues>();
  const shown = values.features[unitName] !== '';
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  // The clicked button is gone: the focus moves to what replaced it.
  useEffect(() => {
    if (pressed.current) box.current?.querySelector<HTMLElement>(shown ? 'input' : 'button')?.focus();
    pressed.current = false;
  }, [shown]);
  const show = (unit: string) => {
    pressed.current = true;
    void setFieldValue(`features.${name}`, '');
    void setFieldValue(`features.${unitName}`, unit);
  };
  return (
    <Box ref={box} sx={shown ? line : { ml: -1 }}>
      {shown ? (
        <>
          <NumberWithUnitField
            name={`features.${name}`}
            unitName={`features.${unitName}`}
            label={label}
            units={featureFields[unitName].choices.options}
            disabled={locked}
          />
          <Button
            variant="text"
            color="inherit"
            startIcon={<X size={16} />}
            aria-label={`Remove ${what}`}
            onClick={() => show('')}
            sx={{ ...besideField, color: 'roles.slate' }}
          >
            Remove
          </Button>
        </>
      ) : (
        <Button variant="text" startIcon={<Plus size={16} />} onClick={() => show(featureFields.area_unit.default)}>
          Add {what}
        </Button>
      )}
    </Box>
  );
}
