import Box from '@mui/material/Box';
import type { DomainReport } from '#contract/templates.ts';
import { domainLine } from './domainLine.ts';

interface DomainStateProps {
  report: DomainReport;
}

/** What the last check of a domain found, and when that was. */
export function DomainState({ report }: DomainStateProps) {
  const { tone, found, checked } = domainLine(report, Date.now());
  return (
    <>
      <Box component="span" sx={{ fontWeight: 600, color: `tones.${tone}.text` }}>
        {found}
      </Box>
      {checked ? `, ${checked}` : ''}
    </>
  );
}
