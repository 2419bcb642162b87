import Box from '@mui/material/Box';
import { Form, Formik, type FormikHelpers } from 'formik';
import { useEffect, useRef, useState } from 'react';
import { enquiryBody, type PublicSite } from '../../../contract/sites';
import { useSendEnquiry } from '../../features/sites/queries';
import { fieldErrorsOf, messageOf } from '../../lib/apiError';
import { FormError } from '../../ui/feedback/FormError';
import { FocusFirstError } from '../../ui/inputs/FocusFirstError';
import { refusedBy } from '../../ui/inputs/refused';
import { EnquiryFields } from './EnquiryFields';
import { EnquirySent } from './EnquirySent';
import { SiteButton } from './SiteButton';

interface EnquiryFormProps {
  /** The site that it is about. */
  site: PublicSite;
  /** The listing whose Enquire was pressed last. */
  chosen: { id: number } | undefined;
  /** A template's preview: nothing is sent. */
  preview: boolean;
}

const empty = { full_name: '', phone: '', email: '', message: '', property_id: '', consent: false };
type EnquiryValues = typeof empty;

/** The enquiry: who, how to reach them, about what, and their consent. What was typed stays until it is sent. */
export function EnquiryForm({ site, chosen, preview }: EnquiryFormProps) {
  const enquiry = useSendEnquiry(site.slug);
  const [failure, setFailure] = useState<string>();
  const [sentBy, setSentBy] = useState<string>();
  const [another, setAnother] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  // The button that asked for another one is gone with the thanks.
  useEffect(() => {
    if (another) form.current?.querySelector<HTMLElement>('input')?.focus();
  }, [another]);

  const send = async (values: EnquiryValues, helpers: FormikHelpers<EnquiryValues>) => {
    setFailure(undefined);
    if (preview) return setFailure('This is a preview: enquiries are not sent from here.');
    const { email, message, property_id, ...rest } = values;
    try {
      await enquiry.mutateAsync(
        enquiryBody.cast({
          ...rest,
          ...(email.trim() && { email: email.trim() }),
          ...(message.trim() && { message }),
          ...(property_id && { property_id: Number(property_id) }),
        }),
      );
      setSentBy(values.full_name.trim());
      helpers.resetForm();
    } catch (error) {
      helpers.setStatus(refusedBy(values, fieldErrorsOf(error)));
      setFailure(messageOf(error, 'Your enquiry could not be sent. Please try again.'));
    }
  };

  if (sentBy !== undefined)
    return (
      <EnquirySent
        name={sentBy}
        broker={site.broker.name}
        onAnother={() => {
          setSentBy(undefined);
          setAnother(another + 1);
        }}
      />
    );
  return (
    <Formik
      initialValues={{ ...empty, property_id: chosen ? String(chosen.id) : '' }}
      validationSchema={enquiryBody}
      onSubmit={send}
    >
      {({ isSubmitting }) => (
        <Form ref={form} noValidate aria-label="Enquiry">
          <Box sx={{ display: 'grid', gap: '18px', gridTemplateColumns: 'minmax(0, 1fr)' }}>
            <FormError message={failure} />
            <EnquiryFields listings={site.listings} chosen={chosen} />
            <div>
              <SiteButton kind="accent" type="submit" busy={isSubmitting} busyText="Sending…">
                Send enquiry
              </SiteButton>
              <FocusFirstError />
            </div>
          </Box>
        </Form>
      )}
    </Formik>
  );
}
