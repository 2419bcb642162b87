import { type ManagedSite, unpublishSite } from '#contract/managedSites.ts';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import { FormDialog } from '#src/ui/layout/FormDialog.tsx';
import { useUnpublish } from './queries.ts';

interface UnpublishFormProps {
  site: ManagedSite;
  open: boolean;
  onClose: () => void;
  onDone: () => void;
}

/** Takes a website offline, with a reason that is shown to its broker. */
export function UnpublishForm({ site, open, onClose, onDone }: UnpublishFormProps) {
  const { mutateAsync: unpublish } = useUnpublish();
  return (
    <FormDialog
      open={open}
      title={`Unpublish the website of ${site.broker.name}?`}
      line="Visitors get “Not found” at once, also on its domain. Homes, leads and the domain stay. The broker is told, with your reason."
      initialValues={{ reason: '' }}
      validationSchema={unpublishSite.body}
      disabledUntilFilled={['reason']}
      onSubmit={async ({ reason }) => {
        await unpublish({ id: site.id, reason });
        onDone();
      }}
      submitLabel="Unpublish"
      busyLabel="Unpublishing…"
      onClose={onClose}
    >
      <TextField name="reason" label="Reason" required rows={3} maxLength={500} />
    </FormDialog>
  );
}
