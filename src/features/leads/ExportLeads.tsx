import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Portal from '@mui/material/Portal';
import { Download } from 'lucide-react';
import { messageOf } from '#src/lib/apiError.ts';
import { formatNumber } from '#src/lib/format.ts';
import { space } from '#src/theme/spacing.ts';
import { AlertDialog } from '#src/ui/feedback/AlertDialog.tsx';
import { BusyButton } from '#src/ui/feedback/BusyButton.tsx';
import { JobProgress } from '#src/ui/feedback/JobProgress.tsx';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import type { LeadApi } from './leadApi.ts';
import type { LeadFilter } from './queries.ts';
import { type LeadExport, useLeadExport } from './useLeadExport.ts';

interface ExportLeadsProps {
  api: LeadApi;
  /** Limits the file to the leads that match. */
  filter: LeadFilter;
}

/** Downloads the leads as CSV: leads.csv for the operator, my-leads.csv for a broker. The page stays usable; leaving it cancels the export. */
export function ExportLeads({ api, filter }: ExportLeadsProps) {
  const say = useSnackbar();
  const { job, start, cancel, forget } = useLeadExport(api, (rows) =>
    say(`${formatNumber(rows)} ${rows === 1 ? 'lead' : 'leads'} saved in ${api.fileName}`),
  );
  const retry = () => void start(filter);
  return (
    <>
      <BusyButton
        busy={job?.state === 'running'}
        busyText="Exporting…"
        startIcon={<Download size={18} />}
        onClick={retry}
      >
        Export Leads
      </BusyButton>
      {job?.state === 'running' ? <Running job={job} fileName={api.fileName} onCancel={cancel} /> : null}
      <AlertDialog
        open={job?.state === 'failed'}
        title="Export failed"
        message={messageOf(job?.state === 'failed' ? job.error : null, 'No file was made. Try again in a moment.')}
        onClose={forget}
        action={{ label: 'Try again', onAction: retry }}
      />
    </>
  );
}

interface RunningProps {
  job: Extract<LeadExport, { state: 'running' }>;
  fileName: string;
  onCancel: () => void;
}

// In the snackbars' position: the snackbar that reports the result replaces it.
function Running({ job: { done, total }, fileName, onCancel }: RunningProps) {
  return (
    <Portal>
      <Paper
        component="section"
        aria-label="Export"
        sx={{
          position: 'fixed',
          zIndex: 'snackbar',
          bottom: { xs: 16, sm: 24 },
          left: { xs: 16, sm: 24 },
          right: { xs: 16, sm: 'auto' },
          width: { sm: 380 },
          border: '1px solid',
          borderColor: 'roles.line',
          borderRadius: '14px',
          boxShadow: (theme) => theme.vars?.palette.roles.shadow2,
        }}
      >
        <Box sx={{ p: space(2, 2.5, 1.5) }}>
          <JobProgress
            title={`Making ${fileName}`}
            state="running"
            {...(total ? { done, total, unit: 'leads' } : {})}
            detail="Stay on this page until it is done."
            onCancel={onCancel}
          />
        </Box>
      </Paper>
    </Portal>
  );
}
