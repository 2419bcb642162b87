import Box from '@mui/material/Box';
import type { DomainStatus } from '#contract/templates.ts';
import { domainWords, leadsAstray } from '#src/features/templates/domainWords.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { DefinitionList } from '#src/ui/data/DefinitionList.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';

/** The findings of the last check of a domain, the expected address, and the time. */
export function DomainFindings({ report }: { report: DomainStatus }) {
  const words = domainWords(report);
  if (!words) return null;
  const { reason, found, foundIpv6, foundTexts, expected, checkedAt } = report;
  const isWell = reason === 'connected' && !leadsAstray(report);
  const tone = isWell ? 'success' : reason === 'waiting' ? 'info' : 'warning';
  const findings = [
    { label: 'Found', value: found.join(', ') || 'No A record' },
    ...(foundIpv6.length ? [{ label: 'AAAA record', value: foundIpv6.join(', ') }] : []),
    ...(foundTexts.length ? [{ label: 'TXT record', value: foundTexts.join('\n') }] : []),
  ];
  return (
    <Box sx={{ display: 'grid', gap: 1 }}>
      <Box role="status">
        <Notice tone={tone} title={words.title}>
          {words.text}
        </Notice>
      </Box>
      <DefinitionList
        items={[
          ...(reason === 'waiting' ? [] : findings),
          { label: 'Expected', value: expected },
          { label: 'Last checked', value: checkedAt && formatDateTime(checkedAt) },
        ]}
      />
    </Box>
  );
}
