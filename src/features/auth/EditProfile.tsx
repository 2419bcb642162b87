import { ownAccount, ownProfile } from '#contract/auth.ts';
import { diff } from '#src/lib/diff.ts';
import { trimmed } from '#src/lib/trimmed.ts';
import { withStoredPhone } from '#src/lib/withStoredPhone.ts';
import { EmailField } from '#src/ui/inputs/EmailField.tsx';
import { PhoneField } from '#src/ui/inputs/PhoneField.tsx';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import { FormDialog } from '#src/ui/layout/FormDialog.tsx';
import { type ProfileRole, saveProfile } from './saveProfile.ts';

interface EditProfileProps {
  /** Only a broker's profile has a licence; a home seeker's phone, verified by a code, cannot be edited. */
  of: ProfileRole;
  open: boolean;
  person: { name: string; email: string; phone: string | null; licenseNo?: string | null } | null;
  onClose: () => void;
  onSaved: () => void;
}

/**
 * Edits the user's own name and email, the phone (except a home seeker's) and a broker's licence (specification 000,
 * section 2). It sends name, email and the other fields that changed.
 */
export function EditProfile({ of: role, open, person, onClose, onSaved }: EditProfileProps) {
  const known = {
    full_name: person?.name ?? '',
    email: person?.email ?? '',
    phone: person?.phone ?? '',
    license_no: person?.licenseNo ?? '',
  };
  const isSeeker = role === 'user';
  return (
    <FormDialog
      open={open}
      title="Edit Profile"
      initialValues={known}
      validationSchema={isSeeker ? ownAccount : withStoredPhone(ownProfile, known.phone)}
      onSubmit={async (values) => {
        const typed = trimmed(values);
        const { full_name, email } = typed;
        await saveProfile(role, { body: { ...diff(typed, trimmed(known)), full_name, email } });
        onSaved();
      }}
      keepAs={{ role, name: 'profile' }}
      submitLabel="Save"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <TextField name="full_name" label={isSeeker ? 'Name' : 'Full name'} required autoComplete="name" />
      <EmailField name="email" label={isSeeker ? 'E-mail' : 'Email'} required autoComplete="email" />
      {isSeeker ? null : <PhoneField name="phone" label="Phone" optional autoComplete="tel" />}
      {role === 'broker' ? <TextField name="license_no" label="License No" optional autoComplete="off" /> : null}
    </FormDialog>
  );
}
