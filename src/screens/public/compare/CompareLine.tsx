import Box from '@mui/material/Box';
import type { ToneName } from '#src/theme/tones.ts';
import { visuallyHidden } from '#src/theme/visuallyHidden.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { type CompareRow, isOdd, isUnknown } from './compareRows.ts';

function Mark({ tone, children }: { tone: ToneName; children: string }) {
  return (
    <Text
      component="span"
      variant="captionStrong"
      sx={{
        display: 'inline-block',
        ml: 1,
        px: 1,
        borderRadius: '999px',
        bgcolor: `tones.${tone}.tint`,
        color: `tones.${tone}.text`,
        lineHeight: '1.375rem',
      }}
    >
      {children}
    </Text>
  );
}

/** A row of the comparison: its label is bold if the values differ, and an uncommon value is highlighted. */
export function CompareLine({ row }: { row: CompareRow }) {
  const { label, values, best, differs } = row;
  return (
    <Box component="tr" data-same={differs ? undefined : ''} sx={{ color: differs ? 'roles.ink' : 'roles.slate' }}>
      <Box component="th" scope="row" sx={{ fontWeight: differs ? 600 : 400 }}>
        {label}
        {differs ? (
          <Box component="span" sx={visuallyHidden}>
            {' '}
            differs
          </Box>
        ) : null}
      </Box>
      {values.map((value, at) => {
        const odd = !best && isOdd(row, at);
        return (
          <Box
            component="td"
            // biome-ignore lint/suspicious/noArrayIndexKey: the columns keep their order
            key={at}
            sx={
              odd
                ? { bgcolor: 'tones.marigold.tint', fontWeight: 600 }
                : isUnknown(value)
                  ? { color: 'roles.slate' }
                  : {}
            }
          >
            {value}
            {best?.at.includes(at) ? <Mark tone="success">{best.word}</Mark> : null}
          </Box>
        );
      })}
    </Box>
  );
}
