import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { amountInWords, pricePerUnit } from '../../../../contract/rules/money';
import type { PropertyFormValues } from '../../../features/properties/propertyForm';
import { MoneyField } from '../../../ui/inputs/MoneyField';

/** The expected price with what one unit of area costs and the amount in words, both as it is typed. */
export function PriceField() {
  const { expected_price, built_up_area, area_unit } = useFormikContext<PropertyFormValues>().values.features;
  const price = Number(expected_price);
  const perUnit = pricePerUnit(price, Number(built_up_area), area_unit);
  const words = amountInWords(price);
  return (
    <MoneyField
      name="features.expected_price"
      label="Expected price"
      prominent
      hint={
        perUnit ? (
          <Box
            component="span"
            sx={{
              typography: 'captionStrong',
              p: '6px 10px',
              borderRadius: '12px',
              bgcolor: 'roles.primaryTint',
              color: 'roles.primaryOnTint',
            }}
          >
            {perUnit}
          </Box>
        ) : undefined
      }
      words={
        words ? (
          <>
            <Box component="strong" sx={{ color: 'roles.ink', fontWeight: 600 }}>
              {words}
            </Box>{' '}
            rupees
          </>
        ) : undefined
      }
    />
  );
}
