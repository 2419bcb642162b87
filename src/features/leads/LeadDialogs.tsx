import { LeadDetailDialog } from './LeadDetailDialog.tsx';
import { LeadForm } from './LeadForm.tsx';
import type { LeadApi } from './leadApi.ts';
import { useOpenLead } from './queries.ts';
import type { LeadDialogsState } from './useLeadDialogs.ts';

interface LeadDialogsProps {
  api: LeadApi;
  dialogs: LeadDialogsState;
}

/** A CRM screen's dialogs: view, add and edit a lead. The forms stay mounted, so that closing one keeps its input. */
export function LeadDialogs({ api, dialogs: { viewed, forms, status, edit, closeView } }: LeadDialogsProps) {
  const lead = useOpenLead(api, viewed?.lead);
  return (
    <>
      {viewed && lead ? (
        <LeadDetailDialog
          lead={lead}
          onClose={closeView}
          {...(viewed.readOnly ? {} : { onEdit: edit, page: api.pages.lead(lead.id) })}
        />
      ) : null}
      {forms.map(({ key, row, ...form }) => (
        <LeadForm key={key} api={api} lead={row} status={status} {...form} />
      ))}
    </>
  );
}
