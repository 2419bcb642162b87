import { defaultAmenities, landmarks } from '../../../../contract/propertyChoices';
import { ChipGroupField } from '../../../ui/inputs/ChipGroupField';
import { FieldGroup } from './FieldGroup';
import { SectionCard } from './SectionCard';

/** Step 4: what comes with the home and what is near it. */
export function AmenitiesSection() {
  return (
    <SectionCard id="post-amenities" number={4} title="Amenities and nearby landmarks" purpose="Choose all that apply">
      <FieldGroup name="Amenities" single>
        <ChipGroupField name="amenities" label="Amenities" options={defaultAmenities.options} multiple />
      </FieldGroup>
      <FieldGroup name="Nearby landmarks" single>
        <ChipGroupField name="nearby_landmarks" label="Nearby landmarks" options={landmarks.options} multiple />
      </FieldGroup>
    </SectionCard>
  );
}
