import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { Calculator, Plus, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { propertyDefaults } from '#contract/properties.ts';
import { areaUnits } from '#contract/propertyChoices.ts';
import type { PropertyFormValues } from '#src/features/properties/propertyForm.ts';
import { NumberWithUnitField } from '#src/ui/inputs/NumberWithUnitField.tsx';
import { AreaCalculator } from './AreaCalculator.tsx';

const line = {
  display: 'grid',
  gap: '10px 16px',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 250px) auto' },
  justifyItems: 'start',
  alignItems: 'start',
} as const;
// Beside the field, not beside its label.
const besideField = { mt: { sm: '26px' } } as const;

/** The built-up area with its calculator, and the carpet and super area, each a row that comes and goes. */
export function AreaFields({ locked }: { locked: boolean }) {
  const [calculator, setCalculator] = useState({ opened: 0, open: false });
  return (
    <>
      <Box sx={line}>
        <NumberWithUnitField
          name="features.built_up_area"
          unitName="features.area_unit"
          label="Built-up area"
          units={areaUnits.options}
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
      <OptionalArea name="carpet_area" unitName="carpet_area_unit" what="carpet area" locked={locked} />
      <OptionalArea name="super_area" unitName="super_area_unit" what="super area" locked={locked} />
      <AreaCalculator
        key={calculator.opened}
        open={calculator.open}
        onClose={() => setCalculator(({ opened }) => ({ opened, open: false }))}
      />
    </>
  );
}

interface OptionalAreaProps {
  name: 'carpet_area' | 'super_area';
  unitName: 'carpet_area_unit' | 'super_area_unit';
  what: string;
  locked: boolean;
}

/** A row that is there once it has a unit; removed, it forgets both area and unit. */
function OptionalArea({ name, unitName, what, locked }: OptionalAreaProps) {
  const { values, setFieldValue } = useFormikContext<PropertyFormValues>();
  const shown = values.features[unitName] !== '';
  const box = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  // Whoever pressed finds the focus in what came of it.
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
    <Box ref={box} sx={shown ? line : { ml: '-8px' }}>
      {shown ? (
        <>
          <NumberWithUnitField
            name={`features.${name}`}
            unitName={`features.${unitName}`}
            label={what.charAt(0).toUpperCase() + what.slice(1)}
            units={areaUnits.options}
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
        <Button variant="text" startIcon={<Plus size={16} />} onClick={() => show(propertyDefaults.area_unit)}>
          Add {what}
        </Button>
      )}
    </Box>
  );
}
