import Box from '@mui/material/Box';
import { ShieldCheck } from 'lucide-react';
import type { HomeDetail } from '#contract/homes/schemas.ts';
import { dayWords } from '#src/features/homes/homeWords.ts';
import { REGISTERED_WITHOUT_NUMBER } from '#src/features/homes/reraWords.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';

const withoutNumber: Readonly<Record<string, string>> = {
  applied: 'The broker says that one has been applied for. Ask for the application.',
  registered: REGISTERED_WITHOUT_NUMBER,
};

/** The RERA number and, if the operator checked it, what was checked, by whom, when, and what that does not mean. */
export function HomeRera({ home }: { home: HomeDetail }) {
  const { rera_number: number, rera_status: status } = home.features;
  const { rera_checked: checked, society_name } = home;
  const line = [number, society_name].filter(Boolean).join(', ');
  if (!number) {
    return (
      <Block title="No RERA number">
        {withoutNumber[status ?? ''] ??
          'The broker gave none. Homes in projects of more than eight flats, or on more than 500 square metres, need one.'}
      </Block>
    );
  }
  if (!checked) {
    return (
      <Block title="RERA number" line={line}>
        Not checked by Nivaas. You can look it up on the register of {home.state ?? 'the state'}.
      </Block>
    );
  }
  return (
    <Block title="RERA number checked" line={line} good>
      <Box
        component="dl"
        sx={{
          m: 0,
          mb: 1.5,
          display: 'grid',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'auto minmax(0, 1fr)' },
          gap: { xs: space(0, 2), sm: space(1, 2) },
          '& dt': { color: 'roles.slate' },
          '& dd': { m: 0, mb: { xs: 1, sm: 0 }, fontWeight: 600, color: 'roles.ink', overflowWrap: 'anywhere' },
        }}
      >
        <dt>What</dt>
        <dd>{checked.what}</dd>
        <dt>By</dt>
        <dd>{checked.by}</dd>
        <dt>When</dt>
        <dd>{dayWords(checked.at)}</dd>
      </Box>
      This is not a check of the title or of the building. Ask for both before you pay.
    </Block>
  );
}

interface BlockProps {
  title: string;
  line?: string;
  good?: boolean;
  children: React.ReactNode;
}

function Block({ title, line, good = false, children }: BlockProps) {
  return (
    <Box
      component="section"
      aria-labelledby="rera"
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: space(2, 2.5),
        p: 3,
        borderRadius: '14px',
        bgcolor: good ? 'tones.success.tint' : 'tones.neutral.tint',
      }}
    >
      {good ? (
        <Box
          component="span"
          sx={{
            flex: 'none',
            width: 48,
            height: 48,
            display: 'grid',
            placeItems: 'center',
            borderRadius: '50%',
            bgcolor: 'roles.paper',
            color: 'success.main',
          }}
        >
          <ShieldCheck size={24} strokeWidth={1.75} aria-hidden />
        </Box>
      ) : null}
      <Box sx={{ minWidth: 0 }}>
        <Text component="h2" id="rera" variant="h4">
          {title}
        </Text>
        {line ? (
          <Text variant="body1" sx={{ mt: 0.25, overflowWrap: 'anywhere' }}>
            {line}
          </Text>
        ) : null}
        <Box sx={{ mt: 1.5, maxWidth: 560, color: 'roles.slate' }}>{children}</Box>
      </Box>
    </Box>
  );
}
