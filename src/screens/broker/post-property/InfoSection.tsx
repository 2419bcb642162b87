import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { typesOf } from '#contract/properties/choices.ts';
import { basicFields } from '#contract/properties/fields.ts';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { Pair } from './Pair.tsx';
import { PropertyField } from './PropertyField.tsx';
import { SectionCard } from './SectionCard.tsx';
import { firstTypeOf, type PropertyFormValues } from './submission/propertyForm.ts';

/** Step 1: what the property is and where. The types depend on the building type; changing that resets the type. */
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
        <PropertyField part="basic" name="property_for" />
        <PropertyField part="basic" name="building_type" />
        <PropertyField part="basic" name="property_type" options={types.options} />
      </FieldGroup>
      <FieldGroup name="Location" note="Buyers search by locality first.">
        <TextField name="basic.title" label={basicFields.title.label} />
        <Pair>
          <PropertyField part="basic" name="state" />
          <PropertyField part="basic" name="city" />
          <PropertyField part="basic" name="locality" />
          <PropertyField part="basic" name="sub_locality" />
        </Pair>
        <PropertyField part="basic" name="society_name" />
        <PropertyField part="basic" name="address" />
      </FieldGroup>
    </SectionCard>
  );
}
