import { mixed, object } from 'yup';
import { fileUrl } from '#src/lib/apiBase.ts';
import { photoHint, photoKinds, photoProblem } from '#src/lib/photoProblem.ts';
import { PhotoField } from '#src/ui/inputs/PhotoField.tsx';
import { FormDialog } from '#src/ui/layout/FormDialog.tsx';
import { type ProfileRole, saveProfile } from './saveProfile.ts';

interface UpdatePhotoProps {
  of: ProfileRole;
  open: boolean;
  photo: string | null;
  onClose: () => void;
  onSaved: () => void;
}

const nothing: { photo: File | null } = { photo: null };
const rules = object({ photo: mixed().required('Please choose an image file') });

/** Replaces the user's own photo; the server crops it to a square (specification 000 and 001, section 2). */
export function UpdatePhoto({ of: role, open, photo, onClose, onSaved }: UpdatePhotoProps) {
  return (
    <FormDialog
      open={open}
      title="Update Photo"
      line="It is cropped to a square around its centre."
      initialValues={nothing}
      validationSchema={rules}
      onSubmit={async ({ photo: file }) => {
        await saveProfile(role, { body: {}, file });
        onSaved();
      }}
      submitLabel="Save"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <PhotoField
        name="photo"
        label="Photo"
        current={photo ? fileUrl(photo) : null}
        accept={photoKinds}
        hint={photoHint}
        refuse={photoProblem}
      />
    </FormDialog>
  );
}
