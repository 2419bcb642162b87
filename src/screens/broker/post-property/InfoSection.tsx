import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { buildingTypes, propertyFor, typesOf } from '#contract/propertyChoices.ts';
import { firstTypeOf, type PropertyFormValues } from '#src/features/properties/propertyForm.ts';
import { ChipGroupField } from '#src/ui/inputs/ChipGroupField.tsx';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { Pair } from './Pair.tsx';
import { SectionCard } from './SectionCard.tsx';

/** Step 1: what it is and where it stands. The types follow the building type; changing that resets the type. */
export function InfoSection() {
  const { values, setFieldValue } = useFormikContext<PropertyFormValues>();
  const { building_type: building, property_type: type } = values.basic;
  const types = typesOf(building);
  const misplaced = !types.values.includes(type);
  useEffect(() => {
    if (misplaced) void setFieldValue('basic.property_type', firstTypeOf(building));
  }, [misplaced, building, setFieldValue]);
  return (
    <SectionCard id="post-info" number={1} title="Property info and location" purpose="What it is and where it stands">
      <FieldGroup name="Type">
        <ChipGroupField name="basic.property_for" label="Property For" options={propertyFor.options} />
        <ChipGroupField name="basic.building_type" label="Building type" options={buildingTypes.options} />
        <ChipGroupField name="basic.property_type" label="Property type" options={types.options} />
      </FieldGroup>
      <FieldGroup name="Location" note="Buyers search by locality first.">
        <TextField name="basic.title" label="Title" />
        <Pair>
          <TextField name="basic.state" label="State" autoComplete="off" />
          <TextField name="basic.city" label="City" autoComplete="off" />
          <TextField name="basic.locality" label="Locality" autoComplete="off" />
          <TextField name="basic.sub_locality" label="Sub locality" autoComplete="off" />
        </Pair>
        <TextField name="basic.society_name" label="Society" autoComplete="off" />
        <TextField name="basic.address" label="Address" autoComplete="off" />
      </FieldGroup>
    </SectionCard>
  );
}
