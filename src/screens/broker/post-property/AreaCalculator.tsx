import Box from '@mui/material/Box';
import { Formik, useFormikContext } from 'formik';
import { featureFields } from '#contract/properties/fields.ts';
import { calculatorUnitOf, calculatorUnits, factorOf, toSquareFeet } from '#contract/rules/area.ts';
import { formatNumber } from '#src/lib/format.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { SelectField } from '#src/ui/inputs/SelectField.tsx';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import { FormDialogFrame } from '#src/ui/layout/FormDialogFrame.tsx';
import type { PropertyFormValues } from './submission/propertyForm.ts';

interface AreaCalculatorProps {
  open: boolean;
  /** Called on Cancel, Escape and Apply. */
  onClose: () => void;
}

interface Conversion {
  value: string;
  unit: string;
}

const unitOptions = calculatorUnits.map(({ value }) => ({ value, label: value }));

/**
 * Converts an area of any unit into square feet; Apply makes it the built-up area in Sq.ft., and does nothing without a
 * result. It starts with the current built-up area: give it a new `key` each time it opens.
 */
export function AreaCalculator({ open, onClose }: AreaCalculatorProps) {
  const { values, setFieldValue } = useFormikContext<PropertyFormValues>();
  const { built_up_area: value, area_unit } = values.features;
  const unit = calculatorUnitOf(area_unit);
  // Async, because Formik waits for a promise; without one it would stay in its submitting state.
  const apply = async (conversion: Conversion) => {
    const feet = toSquareFeet(conversion.value, conversion.unit);
    if (!feet) return;
    void setFieldValue('features.built_up_area', feet);
    void setFieldValue('features.area_unit', featureFields.area_unit.default);
    onClose();
  };
  const initial = { value, unit };
  return (
    <Formik<Conversion> initialValues={initial} onSubmit={apply}>
      <FormDialogFrame
        open={open}
        title="Area Calculator"
        line="Turn any unit into square feet"
        submitLabel="Apply"
        onClose={onClose}
        initialValues={initial}
      >
        <Box
          sx={{
            display: 'grid',
            gap: 2,
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
          }}
        >
          <TextField name="value" label="Value" inputMode="decimal" autoComplete="off" />
          <SelectField
            name="unit"
            label="Unit"
            options={factorOf(unit) ? unitOptions : [...unitOptions, { value: unit, label: area_unit }]}
          />
        </Box>
        <Result />
      </FormDialogFrame>
    </Formik>
  );
}

const factorWords = (factor: ReturnType<typeof factorOf>): string => {
  if (!factor) return 'No factor is known for this unit: it counts as 1.';
  return factor.feet === 1 ? '' : `1 ${factor.one} is about ${formatNumber(factor.feet)} square feet.`;
};

function Result() {
  const { value, unit } = useFormikContext<Conversion>().values;
  const feet = toSquareFeet(value, unit);
  const factor = factorOf(unit);
  return (
    <div>
      <Box
        role="status"
        sx={{
          display: 'flex',
          alignItems: 'baseline',
          justifyContent: 'space-between',
          gap: 1.5,
          p: space(1.5, 2),
          borderRadius: '10px',
          bgcolor: 'roles.primaryTint',
          color: 'roles.primaryOnTint',
        }}
      >
        <span>Result</span>
        <Box component="span" sx={{ minWidth: 0, textAlign: 'right', overflowWrap: 'anywhere' }}>
          <Text component="strong" variant="amount" sx={{ fontVariantNumeric: 'tabular-nums' }}>
            {feet ? formatNumber(Number(feet)) : ''}
          </Text>{' '}
          {featureFields.area_unit.default}
        </Box>
      </Box>
      <Text variant="caption" quiet sx={{ mt: 1, minHeight: 16 }}>
        {factorWords(factor)}
      </Text>
    </div>
  );
}
