import { useSnackbar } from '../../ui/feedback/useSnackbar';
import { LeadDetailDialog } from './LeadDetailDialog';
import { LeadForm } from './LeadForm';
import type { LeadDesk } from './leadDesk';
import type { LeadDialogsState } from './useLeadDialogs';

interface LeadDialogsProps {
  /** Whose leads they are. */
  desk: LeadDesk;
  /** What is open. */
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
      {edited.rows.map((lead) => (
        <LeadForm
          key={lead.id}
          desk={desk}
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
