import Box from '@mui/material/Box';
import { useFormikContext } from 'formik';
import { labelOf } from '#contract/fields.ts';
import { propertyTypes } from '#contract/properties/choices.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { propertyPlace } from '#src/features/properties/propertyWords.ts';
import { formatArea, formatRupees } from '#src/lib/format.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { Picture } from '#src/ui/media/Picture.tsx';
import { placeholderFor } from '#src/ui/media/placeholderPicture.ts';
import { useSubmission } from './submission/context.ts';
import type { PropertyFormValues } from './submission/propertyForm.ts';

/** A preview of the property's card: with the default photo, else the first one, else the drawing of its kind. */
export function BuyersCard() {
  const { basic, features } = useFormikContext<PropertyFormValues>().values;
  const { state, property } = useSubmission();
  const { photos, defaultId } = state;
  const photo = photos.find(({ id }) => id === defaultId) ?? photos.find(({ removed }) => !removed);
  const area = Number(features.built_up_area);
  const place = propertyPlace({ ...basic, state: null });
  const line = [place, area > 0 ? formatArea(area, features.area_unit) : ''].filter(Boolean).join(' · ');
  return (
    <section aria-label="As buyers see it">
      <Text variant="captionLabel" quiet sx={{ mb: 1 }}>
        As buyers see it
      </Text>
      <Box
        sx={{
          border: '1px solid',
          borderColor: 'roles.line',
          borderRadius: '12px',
          overflow: 'hidden',
          bgcolor: 'roles.paper',
          boxShadow: (theme) => theme.vars?.palette.roles.shadow1,
        }}
      >
        <div aria-hidden>
          <Picture
            src={photo?.preview ?? null}
            alternate={placeholderFor({ ...basic, id: property?.id ?? 1 })}
            alt=""
            title={labelOf(propertyTypes, basic.property_type)}
            ratio="16 / 10"
          />
        </div>
        <Box sx={{ p: 1.5, overflowWrap: 'anywhere' }}>
          <Text variant="cardTitle">
            {features.expected_price ? formatRupees(Number(features.expected_price)) : 'Price on request'}
          </Text>
          <p>{propertyTitle(basic)}</p>
          <Text variant="caption" quiet>
            {line}
          </Text>
        </Box>
      </Box>
    </section>
  );
}
