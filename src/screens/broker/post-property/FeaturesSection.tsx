import { useFormikContext } from 'formik';
import {
  areaUnits,
  availabilities,
  bedroomCounts,
  floorCounts,
  furnishingStatuses,
  ownerships,
  possessions,
  reraStatuses,
  roomCounts,
  saleTypes,
} from '../../../../contract/propertyChoices';
import type { PropertyFormValues } from '../../../features/properties/propertyForm';
import { ChipGroupField } from '../../../ui/inputs/ChipGroupField';
import { NumberWithUnitField } from '../../../ui/inputs/NumberWithUnitField';
import { SelectField } from '../../../ui/inputs/SelectField';
import { TextField } from '../../../ui/inputs/TextField';
import { FieldGroup } from './FieldGroup';
import { Inset } from './Inset';
import { PriceField } from './PriceField';
import { SectionCard } from './SectionCard';

/** Step 2: the facts that buyers compare. `locked` reaches the selects, which a disabled fieldset leaves open. */
export function FeaturesSection({ locked }: { locked: boolean }) {
  const { availability, rera_status: rera } = useFormikContext<PropertyFormValues>().values.features;
  return (
    <SectionCard id="post-features" number={2} title="Features and price" purpose="The facts buyers compare">
      <FieldGroup name="Area">
        <NumberWithUnitField
          name="features.built_up_area"
          unitName="features.area_unit"
          label="Built-up area"
          units={areaUnits.options}
          disabled={locked}
        />
      </FieldGroup>
      <FieldGroup name="Price">
        <PriceField />
      </FieldGroup>
      <FieldGroup name="Rooms">
        <ChipGroupField name="features.num_bedrooms" label="Bedrooms" options={bedroomCounts.options} first={5} />
        <ChipGroupField name="features.num_bathrooms" label="Bathrooms" options={roomCounts.options} first={6} />
      </FieldGroup>
      <FieldGroup name="Sale and possession">
        <ChipGroupField name="features.sale_type" label="Sale type" options={saleTypes.options} />
        <ChipGroupField name="features.availability" label="Availability" options={availabilities.options} />
        {availability === 'ready_to_move' ? null : (
          <Inset why="Asked because the property is not ready to move.">
            <SelectField
              name="features.possession_by"
              label="Possession By"
              options={possessions.options}
              disabled={locked}
            />
          </Inset>
        )}
      </FieldGroup>
      <FieldGroup name="Building">
        <ChipGroupField name="features.no_of_floors" label="Floors" options={floorCounts.options} first={6} />
        <ChipGroupField name="features.furnishing_status" label="Furnishing" options={furnishingStatuses.options} />
      </FieldGroup>
      <FieldGroup name="Legal" note="Buyers trust a listing with a RERA number.">
        <ChipGroupField name="features.rera_status" label="RERA status" options={reraStatuses.options} />
        {rera === 'registered' ? (
          <Inset why="Asked because the property is registered.">
            <TextField name="features.rera_number" label="RERA number" autoComplete="off" />
          </Inset>
        ) : null}
        <ChipGroupField name="features.ownership" label="Ownership" options={ownerships.options} />
      </FieldGroup>
    </SectionCard>
  );
}
