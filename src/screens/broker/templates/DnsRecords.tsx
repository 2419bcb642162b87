import Box from '@mui/material/Box';
import type { DnsRecord } from '#contract/templates.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { CopyableValue } from '#src/ui/data/CopyableValue.tsx';

interface DnsRecordsProps {
  /** The records to set. */
  records: readonly DnsRecord[];
  /** A line below the records. */
  hint?: string;
  /** Whether they are set. */
  done?: boolean;
}

const rule = { border: '1px solid', borderColor: 'roles.line' };

/** The DNS records to set, each with its type, its host (short, as most registrars want it, and in full) and its value to copy. */
export function DnsRecords({ records, hint, done }: DnsRecordsProps) {
  const several = records.length > 1;
  const what = several ? 'these DNS records' : 'this DNS record';
  return (
    <Box sx={{ ...rule, borderRadius: '10px', bgcolor: 'roles.subtle', p: { xs: 1.5, sm: 2 } }}>
      <Text component="h3" variant="subtitle2" sx={{ m: 0 }}>
        {done ? `Your domain has ${what}` : `Set ${what} where you bought the domain`}
      </Text>
      {records.map(({ type, host, name, value }) => (
        <Box
          key={type}
          role="group"
          aria-label={`${type} record`}
          sx={{
            ...rule,
            display: 'grid',
            mt: 1.5,
            borderRadius: '8px',
            bgcolor: 'roles.paper',
            gridTemplateColumns: '64px minmax(0, 1fr)',
            '& > *': { p: space(1, 0.75, 1, 1.5) },
            '& > :nth-of-type(2)': { borderLeft: '1px solid', borderColor: 'roles.line' },
            // The full host and the value are often long: each takes the whole width.
            '& > :nth-of-type(n + 3)': { gridColumn: '1 / -1', borderTop: '1px solid', borderColor: 'roles.line' },
          }}
        >
          <Box>
            <Text component="span" variant="caption" quiet sx={{ display: 'block' }}>
              Type
            </Text>
            <Text component="span" variant="label" sx={{ display: 'block' }}>
              {type}
            </Text>
          </Box>
          <CopyableValue label="Host" value={host} what={`host of the ${type} record`} />
          <CopyableValue label="Host in full" value={name} what={`full host of the ${type} record`} />
          <CopyableValue label="Value" value={value} what={`value of the ${type} record`} />
        </Box>
      ))}
      {hint ? (
        <Text component="div" variant="caption" quiet sx={{ mt: 1.5 }}>
          {hint}
        </Text>
      ) : null}
    </Box>
  );
}
