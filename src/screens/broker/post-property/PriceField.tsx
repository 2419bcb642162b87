import { useFormikContext } from 'formik';
import { featureFields } from '#contract/properties/fields.ts';
import { pricePerUnit, rupeesPerUnit } from '#contract/rules/money.ts';
import { MoneyField } from '#src/ui/inputs/MoneyField.tsx';
import type { PropertyFormValues } from './submission/propertyForm.ts';

/** The expected price, with the price per unit of area and the amount in words, both updated while it is typed. */
export function PriceField() {
  const { expected_price, built_up_area, area_unit } = useFormikContext<PropertyFormValues>().values.features;
  const price = [Number(expected_price), Number(built_up_area), area_unit] as const;
  return (
    <MoneyField
      name="features.expected_price"
      label={featureFields.expected_price.label}
      prominent
      words
      hint={pricePerUnit(...price) || undefined}
      exact={rupeesPerUnit(...price)}
    />
  );
}
