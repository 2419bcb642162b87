import { useFormikContext } from 'formik';
import { isAsked } from '#contract/properties/fields.ts';
import { AreaFields } from './AreaFields.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { FurnishingField } from './FurnishingField.tsx';
import { Inset } from './Inset.tsx';
import { Pair } from './Pair.tsx';
import { PriceField } from './PriceField.tsx';
import { PropertyField } from './PropertyField.tsx';
import { SectionCard } from './SectionCard.tsx';
import type { PropertyFormValues } from './submission/propertyForm.ts';

/** Step 2: the facts that buyers compare. */
export function FeaturesSection() {
  const { features } = useFormikContext<PropertyFormValues>().values;
  const ready = isAsked('age_years', features);
  return (
    <SectionCard id="post-features" number={2} title="Features and price" purpose="The facts buyers compare">
      <FieldGroup name="Area">
        <AreaFields />
      </FieldGroup>
      <FieldGroup name="Price">
        <PriceField />
        <Pair>
          <PropertyField name="booking_amount" />
          <PropertyField name="maintenance_charges" />
        </Pair>
      </FieldGroup>
      <FieldGroup name="Rooms">
        <PropertyField name="num_bedrooms" />
        <PropertyField name="num_bathrooms" />
        <PropertyField name="num_balconies" />
        <PropertyField name="additional_rooms" />
      </FieldGroup>
      <FieldGroup name="Sale and possession">
        <PropertyField name="sale_type" />
        <PropertyField name="availability" />
        <Inset
          key={features.availability}
          why={`Asked because the property is ${ready ? '' : 'not '}ready to move.`}
          under="features.availability"
        >
          <PropertyField name={ready ? 'age_years' : 'possession_by'} />
        </Inset>
      </FieldGroup>
      <FieldGroup name="Building">
        <PropertyField name="no_of_floors" />
        <PropertyField name="property_on_floor" />
        <FurnishingField />
        <PropertyField name="facing" />
        <Pair>
          <PropertyField name="flooring_type" />
        </Pair>
      </FieldGroup>
      <FieldGroup name="Legal" note="Buyers trust a listing with a RERA number.">
        <PropertyField name="rera_status" />
        {isAsked('rera_number', features) ? (
          <Inset why="Asked because the property is registered." under="features.rera_status">
            <PropertyField name="rera_number" />
          </Inset>
        ) : null}
        <PropertyField name="ownership" />
        <PropertyField name="approving_authority" />
      </FieldGroup>
      <FieldGroup name="Descriptive tags" note="Pick what is true." single>
        <PropertyField name="property_tags" />
      </FieldGroup>
    </SectionCard>
  );
}
