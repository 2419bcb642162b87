import { useSnackbar } from '../../ui/feedback/useSnackbar';
import { LeadDetailDialog } from './LeadDetailDialog';
import { LeadForm } from './LeadForm';
import type { LeadDesk } from './leadDesk';
import type { LeadDialogsState } from './useLeadDialogs';

interface LeadDialogsProps {
  desk: LeadDesk;
  dialogs: LeadDialogsState;
}

/** A CRM screen's dialogs: view, add and edit a lead. The forms stay mounted, so that closing one loses nothing. */
export function LeadDialogs({ desk, dialogs }: LeadDialogsProps) {
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
        desk={desk}
        open={adding}
        lead={null}
        onClose={dialogs.closeAdd}
        onSaved={() => {
          dialogs.closeAdd();
          say('Lead added');
        }}
      />
      {edited ? (
        <LeadForm
          key={edited.lead.id}
          desk={desk}
          open={edited.open}
          lead={edited.lead}
          onClose={() => dialogs.closeEdit()}
          onSaved={(lead) => {
            dialogs.closeEdit(lead);
            say('Lead saved');
          }}
        />
      ) : null}
    </>
  );
}
