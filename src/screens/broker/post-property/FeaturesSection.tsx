import { useFormikContext } from 'formik';
import {
  additionalRooms,
  ages,
  approvingAuthorities,
  availabilities,
  bedroomCounts,
  descriptiveTags,
  facings,
  floorCounts,
  floorings,
  floorsOfProperty,
  ownerships,
  possessions,
  reraStatuses,
  roomCounts,
  saleTypes,
} from '#contract/propertyChoices.ts';
import type { PropertyFormValues } from '#src/features/properties/propertyForm.ts';
import { ChipGroupField } from '#src/ui/inputs/ChipGroupField.tsx';
import { MoneyField } from '#src/ui/inputs/MoneyField.tsx';
import { SelectField } from '#src/ui/inputs/SelectField.tsx';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import { AreaFields } from './AreaFields.tsx';
import { FieldGroup } from './FieldGroup.tsx';
import { FurnishingField } from './FurnishingField.tsx';
import { Inset } from './Inset.tsx';
import { Pair } from './Pair.tsx';
import { PriceField } from './PriceField.tsx';
import { SectionCard } from './SectionCard.tsx';

/** Step 2: the facts that buyers compare. `locked` reaches the selects, which a disabled fieldset leaves open. */
export function FeaturesSection({ locked }: { locked: boolean }) {
  const { availability, rera_status: rera } = useFormikContext<PropertyFormValues>().values.features;
  const ready = availability === 'ready_to_move';
  return (
    <SectionCard id="post-features" number={2} title="Features and price" purpose="The facts buyers compare">
      <FieldGroup name="Area">
        <AreaFields locked={locked} />
      </FieldGroup>
      <FieldGroup name="Price">
        <PriceField />
        <Pair>
          <MoneyField name="features.booking_amount" label="Booking amount" />
          <MoneyField name="features.maintenance_charges" label="Maintenance charges" />
        </Pair>
      </FieldGroup>
      <FieldGroup name="Rooms">
        <ChipGroupField
          name="features.num_bedrooms"
          label="Bedrooms"
          options={bedroomCounts.options}
          first={5}
          clearable
        />
        <ChipGroupField
          name="features.num_bathrooms"
          label="Bathrooms"
          options={roomCounts.options}
          first={6}
          clearable
        />
        <ChipGroupField
          name="features.num_balconies"
          label="Balconies"
          options={roomCounts.options}
          first={6}
          clearable
        />
        <ChipGroupField
          name="features.additional_rooms"
          label="Additional rooms"
          options={additionalRooms.options}
          multiple
        />
      </FieldGroup>
      <FieldGroup name="Sale and possession">
        <ChipGroupField name="features.sale_type" label="Sale type" options={saleTypes.options} />
        <ChipGroupField name="features.availability" label="Availability" options={availabilities.options} />
        {ready ? (
          <Inset key={availability} why="Asked because the property is ready to move." under="features.availability">
            <SelectField
              name="features.age_years"
              label="Age of Property"
              options={ages.options}
              none="Not chosen"
              disabled={locked}
            />
          </Inset>
        ) : (
          <Inset
            key={availability}
            why="Asked because the property is not ready to move."
            under="features.availability"
          >
            <SelectField
              name="features.possession_by"
              label="Possession By"
              options={possessions.options}
              none="Not chosen"
              disabled={locked}
            />
          </Inset>
        )}
      </FieldGroup>
      <FieldGroup name="Building">
        <ChipGroupField name="features.no_of_floors" label="Floors" options={floorCounts.options} first={6} />
        <ChipGroupField
          name="features.property_on_floor"
          label="Floor of property"
          options={floorsOfProperty.options}
          first={4}
          clearable
        />
        <FurnishingField />
        <ChipGroupField name="features.facing" label="Facing" options={facings.options} clearable />
        <Pair>
          <SelectField
            name="features.flooring_type"
            label="Flooring"
            options={floorings.options}
            none="Not chosen"
            disabled={locked}
          />
        </Pair>
      </FieldGroup>
      <FieldGroup name="Legal" note="Buyers trust a listing with a RERA number.">
        <ChipGroupField name="features.rera_status" label="RERA status" options={reraStatuses.options} />
        {rera === 'registered' ? (
          <Inset why="Asked because the property is registered." under="features.rera_status">
            <TextField name="features.rera_number" label="RERA number" autoComplete="off" />
          </Inset>
        ) : null}
        <ChipGroupField name="features.ownership" label="Ownership" options={ownerships.options} />
        <ChipGroupField
          name="features.approving_authority"
          label="Approving authority"
          options={approvingAuthorities.options}
          clearable
        />
      </FieldGroup>
      <FieldGroup name="Descriptive tags" note="Pick what is true." single>
        <ChipGroupField
          name="features.property_tags"
          label="Descriptive tags"
          options={descriptiveTags.options}
          multiple
        />
      </FieldGroup>
    </SectionCard>
  );
}
