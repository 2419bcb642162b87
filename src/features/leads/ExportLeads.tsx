import { Download } from 'lucide-react';
import { useState } from 'react';
import { messageOf } from '../../lib/apiError';
import { AlertDialog } from '../../ui/feedback/AlertDialog';
import { BusyButton } from '../../ui/feedback/BusyButton';
import type { LeadDesk } from './leadDesk';
import { type LeadFilter, useLeadExport } from './queries';
import { saveText } from './saveText';

interface ExportLeadsProps {
  desk: LeadDesk;
  /** The file holds what the screen's filters leave. */
  filter: LeadFilter;
}

/** Downloads the leads as CSV: leads.csv for the operator, my-leads.csv for a broker. */
export function ExportLeads({ desk, filter }: ExportLeadsProps) {
  const [alert, setAlert] = useState(false);
  const { mutate, isPending, error } = useLeadExport(desk);
  const start = () =>
    mutate(filter, {
      onSuccess: (csv) => saveText(desk.fileName, csv, desk.download.stream),
      onError: () => setAlert(true),
    });
  return (
    <>
      <BusyButton busy={isPending} busyText="Exporting…" startIcon={<Download size={18} />} onClick={start}>
        Export Leads
      </BusyButton>
      <AlertDialog
        open={alert}
        title="Export failed"
        message={messageOf(error, 'No file was made. Try again in a moment.')}
        onClose={() => setAlert(false)}
      />
    </>
  );
}
