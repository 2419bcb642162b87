import { mixed, object } from 'yup';
import { fileUrl } from '../../lib/apiBase';
import { pictureKinds, pictureProblem } from '../../lib/pictureProblem';
import { useDraftKey } from '../../lib/useDraftKey';
import { PhotoField } from '../../ui/inputs/PhotoField';
import { FormDialog } from '../../ui/layout/FormDialog';
import { saveProfile } from './saveProfile';

interface UpdatePhotoProps {
  /** Whether it shows. */
  open: boolean;
  /** The photo stored so far. */
  photo: string | null;
  /** Asked for by Cancel, Escape, the close button and a press beside it. */
  onClose: () => void;
  /** The server took it. */
  onSaved: () => void;
}

const nothing: { photo: File | null } = { photo: null };
const rules = object({ photo: mixed().required('Please choose an image file') });

/** Another photo for the operator; the server cuts it to a square (specification 000, section 2). */
export function UpdatePhoto({ open, photo, onClose, onSaved }: UpdatePhotoProps) {
  const draft = useDraftKey('super_admin', 'photo');
  return (
    <FormDialog
      open={open}
      title="Update Photo"
      line="It is cut to a square around its middle."
      initialValues={nothing}
      validationSchema={rules}
      onSubmit={async ({ photo: file }) => {
        await saveProfile({ body: {}, file });
        onSaved();
      }}
      submitLabel="Save"
      busyLabel="Saving…"
      draft={draft}
      onClose={onClose}
    >
      <PhotoField
        name="photo"
        label="Photo"
        current={photo ? fileUrl(photo) : null}
        accept={pictureKinds}
        hint="JPEG, PNG, WebP or AVIF, up to 15 MB"
        refuse={pictureProblem}
      />
    </FormDialog>
  );
}
