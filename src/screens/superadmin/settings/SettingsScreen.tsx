import Box from '@mui/material/Box';
import { MailsCard } from '#src/features/mails/MailsCard.tsx';
import { OperatorsCard } from '#src/features/operators/OperatorsCard.tsx';
import { PageHeader } from '#src/ui/layout/PageHeader.tsx';

/** System Settings: who runs the platform, and whether its mail arrives. */
export function SettingsScreen() {
  return (
    <>
      <PageHeader title="System Settings" purpose="Who runs Nivaas, and whether its mail arrives" />
      <Box sx={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: '24px', maxWidth: 860 }}>
        <OperatorsCard />
        <MailsCard />
      </Box>
    </>
  );
}
