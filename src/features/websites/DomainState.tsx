import Box from '@mui/material/Box';
import type { DomainStatus } from '#contract/templates.ts';
import { domainLine } from './domainLine.ts';

interface DomainStateProps {
  report: DomainStatus;
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
