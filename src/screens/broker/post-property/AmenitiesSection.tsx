import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useFormikContext } from 'formik';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { object } from 'yup';
import { listed, requiredText } from '#contract/fields.ts';
import { defaultAmenities, landmarks } from '#contract/properties/choices.ts';
import { ChipGroupField } from '#src/ui/inputs/ChipGroupField.tsx';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import { FormDialog } from '#src/ui/layout/FormDialog.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { SectionCard } from './SectionCard.tsx';
import type { PropertyFormValues } from './submission/propertyForm.ts';

const rules = object({ amenity: requiredText('Amenity', 120) });
const nothingTyped = { amenity: '' };

/** Step 4: the home's amenities and what is near it. */
export function AmenitiesSection() {
  const { values, setFieldValue } = useFormikContext<PropertyFormValues>();
  const [open, setOpen] = useState(false);
  const { amenities, own_amenities: own } = values;
  const all = [...defaultAmenities.values, ...own];
  /** Ticks what was typed; if a listed amenity differs only in upper and lower case, ticks that one. */
  const add = async ({ amenity }: typeof nothingTyped) => {
    const typed = amenity.trim().replace(/\s+/g, ' ');
    const known = all.find((one) => one.toLowerCase() === typed.toLowerCase());
    if (!known) await setFieldValue('own_amenities', [...own, typed]);
    const ticked = known ?? typed;
    if (!amenities.includes(ticked)) await setFieldValue('amenities', [...amenities, ticked]);
    setOpen(false);
  };
  return (
    <SectionCard id="post-amenities" number={4} title="Amenities and nearby landmarks" purpose="Choose all that apply">
      <FieldGroup name="Amenities" single>
        <ChipGroupField name="amenities" label="Amenities" options={listed(all).options} multiple />
        <Box sx={{ ml: -1, mt: -0.75 }}>
          <Button variant="text" startIcon={<Plus size={16} />} onClick={() => setOpen(true)}>
            Add More Amenities
          </Button>
        </Box>
      </FieldGroup>
      <FieldGroup name="Nearby landmarks" single>
        <ChipGroupField name="nearby_landmarks" label="Nearby landmarks" options={landmarks.options} multiple />
      </FieldGroup>
      <FormDialog
        open={open}
        title="Add More Amenities"
        line="It is ticked at once"
        initialValues={nothingTyped}
        validationSchema={rules}
        onSubmit={add}
        submitLabel="Add"
        onClose={() => setOpen(false)}
      >
        <TextField name="amenity" label="Amenity" placeholder="Rooftop Garden" maxLength={120} autoComplete="off" />
      </FormDialog>
    </SectionCard>
  );
}
