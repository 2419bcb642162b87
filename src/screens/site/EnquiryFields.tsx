import Select from '@mui/material/Select';
import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { enquiryConsent, type SiteListing } from '../../../contract/sites';
import { listingTitle } from '../../features/sites/listingWords';
import { CheckboxField } from '../../ui/inputs/CheckboxField';
import { EmailField } from '../../ui/inputs/EmailField';
import { describedBy, FieldFrame } from '../../ui/inputs/FieldFrame';
import { PhoneField } from '../../ui/inputs/PhoneField';
import { TextField } from '../../ui/inputs/TextField';
import { useBoundField } from '../../ui/inputs/useBoundField';

interface EnquiryFieldsProps {
  /** What an enquiry can be about. */
  listings: readonly SiteListing[];
  /** The listing whose Enquire was pressed last. */
  chosen: { id: number } | undefined;
}

/** The enquiry's fields. Pressing a listing's Enquire chooses that listing here and changes nothing else. */
export function EnquiryFields({ listings, chosen }: EnquiryFieldsProps) {
  const { setFieldValue } = useFormikContext();
  useEffect(() => {
    if (chosen) void setFieldValue('property_id', String(chosen.id));
  }, [chosen, setFieldValue]);
  return (
    <>
      <TextField name="full_name" label="Your name" required autoComplete="name" />
      <PhoneField name="phone" label="Phone" required />
      <EmailField name="email" label="Email" optional />
      {listings.length ? <ListingChoice listings={listings} /> : null}
      <TextField name="message" label="Message" optional rows={4} />
      <CheckboxField name="consent" label={enquiryConsent.text} required />
    </>
  );
}

// The device's own list: it follows the template's colours and is the easiest one on a phone.
function ListingChoice({ listings }: { listings: readonly SiteListing[] }) {
  const field = useBoundField('property_id', '');
  return (
    <FieldFrame field={field} label="About" optional>
      <Select
        native
        value={field.value}
        onChange={(event) => field.setValue(event.target.value)}
        onBlur={field.touch}
        inputProps={{
          id: field.id,
          name: 'property_id',
          'aria-describedby': describedBy(field, undefined, true),
        }}
      >
        <option value="">Any home</option>
        {listings.map((listing) => (
          <option key={listing.id} value={listing.id}>
            {listingTitle(listing)}
          </option>
        ))}
      </Select>
    </FieldFrame>
  );
}
