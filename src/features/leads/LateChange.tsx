import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { TriangleAlert } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { leadLabels } from '#contract/leads/fields.ts';
import { space } from '#src/theme/spacing.ts';
import type { LeadChange } from './leadFormValues.ts';

/** Shows what someone else changed in the lead while it was being edited. The form keeps its input. */
export function LateChange({ changes }: { changes: readonly LeadChange[] }) {
  const note = useRef<HTMLDivElement>(null);
  useEffect(() => {
    note.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <Alert ref={note} severity="warning" role="alert" icon={<TriangleAlert size={18} />}>
      <Box component="p" sx={{ fontWeight: 600 }}>
        Someone changed this lead while you were editing
      </Box>
      <Box component="ul" sx={{ m: space(0.5, 0), pl: 2, listStyle: 'disc', overflowWrap: 'anywhere' }}>
        {changes.map(({ field, before, now, typed }) => (
          <li key={field}>
            {leadLabels[field]}: {before || 'empty'} → {now || 'empty'}
            {typed === undefined ? '' : ` (yours: ${typed || 'empty'})`}
          </li>
        ))}
      </Box>
      <p>What you typed is kept; the other fields show the newer values. Save again to send yours.</p>
    </Alert>
  );
}
