import { object } from 'yup';
import { optionalPhone, requiredEmail, requiredText } from '../../../contract/fields';
import { useDraftKey } from '../../lib/useDraftKey';
import { EmailField } from '../../ui/inputs/EmailField';
import { PhoneField } from '../../ui/inputs/PhoneField';
import { TextField } from '../../ui/inputs/TextField';
import { FormDialog } from '../../ui/layout/FormDialog';
import { saveProfile } from './saveProfile';

interface EditProfileProps {
  /** Whether it shows. Keep it mounted: what was typed is there again on reopening. */
  open: boolean;
  /** Who is signed in. */
  person: { name: string; email: string; phone: string | null } | null;
  /** Asked for by Cancel, Escape, the close button and a press beside it. */
  onClose: () => void;
  /** The server took it. */
  onSaved: () => void;
}

// Full name and email are required (specification 000, section 5).
const rules = object({ full_name: requiredText('Full name', 120), email: requiredEmail(), phone: optionalPhone() });

/** The operator's own name, email and phone (specification 000, section 2). */
export function EditProfile({ open, person, onClose, onSaved }: EditProfileProps) {
  const draft = useDraftKey('super_admin', 'profile');
  return (
    <FormDialog
      open={open}
      title="Edit Profile"
      initialValues={{ full_name: person?.name ?? '', email: person?.email ?? '', phone: person?.phone ?? '' }}
      validationSchema={rules}
      onSubmit={async ({ full_name, email, phone }) => {
        await saveProfile({ body: { full_name: full_name.trim(), email: email.trim(), phone: phone.trim() } });
        onSaved();
      }}
      submitLabel="Save"
      busyLabel="Saving…"
      draft={draft}
      onClose={onClose}
    >
      <TextField name="full_name" label="Full name" required autoComplete="name" />
      <EmailField name="email" label="Email" required autoComplete="email" />
      <PhoneField name="phone" label="Phone" optional autoComplete="tel" />
    </FormDialog>
  );
}
