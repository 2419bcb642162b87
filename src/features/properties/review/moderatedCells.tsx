import Box from '@mui/material/Box';
import { formatSpan } from '#src/lib/format.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { StatusChip } from '#src/ui/data/StatusChip.tsx';

const DAY = 24 * 60;

/** How long a property has waited: in warning colour from half a day, in error colour from a day. */
export function WaitingTime({ since }: { since: string | null }) {
  if (!since) return '–';
  const minutes = (Date.now() - Date.parse(since)) / 60_000;
  const tone = minutes >= DAY ? 'error' : minutes > DAY / 2 ? 'warning' : undefined;
  return (
    <Box component="span" sx={tone ? { color: `tones.${tone}.text`, fontWeight: 500 } : {}}>
      {formatSpan(minutes)}
    </Box>
  );
}

/** The number of a property's hints. */
export function HintCount({ count }: { count: number | null }) {
  return count ? (
    <StatusChip tone="warning" label={`${count} ${count === 1 ? 'hint' : 'hints'}`} />
  ) : (
    <Text component="span" quiet>
      {count === null ? '–' : 'None'}
    </Text>
  );
}
