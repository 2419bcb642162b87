import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { LeadDetailDialog } from './LeadDetailDialog.tsx';
import { LeadForm } from './LeadForm.tsx';
import type { LeadApi } from './leadApi.ts';
import type { LeadDialogsState } from './useLeadDialogs.ts';

interface LeadDialogsProps {
  /** Whose leads they are. */
  api: LeadApi;
  /** What is open. */
  dialogs: LeadDialogsState;
}

/** A CRM screen's dialogs: view, add and edit a lead. The forms stay mounted, so that closing one loses nothing. */
export function LeadDialogs({ api, dialogs }: LeadDialogsProps) {
  const { adding, viewed, edited } = dialogs;
  const say = useSnackbar();
  return (
    <>
      {viewed ? (
        <LeadDetailDialog
          lead={viewed.lead}
          onClose={dialogs.closeView}
          {...(viewed.readOnly ? {} : { onEdit: dialogs.edit })}
        />
      ) : null}
      <LeadForm
        api={api}
        open={adding}
        lead={null}
        onClose={dialogs.closeAdd}
        onSaved={() => {
          dialogs.closeAdd();
          say('Lead added');
        }}
      />
      {edited.rows.map((lead) => (
        <LeadForm
          key={lead.id}
          api={api}
          open={lead.id === edited.openId}
          lead={lead}
          onClose={edited.close}
          onSaved={(saved) => {
            edited.saved(saved);
            say('Lead saved');
          }}
        />
      ))}
    </>
  );
}
