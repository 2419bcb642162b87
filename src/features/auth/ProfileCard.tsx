import Box from '@mui/material/Box';
import { fileUrl } from '#src/lib/apiBase.ts';
import { formatDateTime } from '#src/lib/format.ts';
import type { StoredSession } from '#src/lib/sessions.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { DefinitionList } from '#src/ui/data/DefinitionList.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { PersonAvatar } from '#src/ui/media/PersonAvatar.tsx';
import { PendingEmail } from './PendingEmail.tsx';
import type { ProfileRole } from './saveProfile.ts';

interface ProfileCardProps {
  /** The page shows the role as it is stored. */
  of: ProfileRole;
  session: StoredSession | null;
}

/** A profile: avatar, name, email, role, phone, a broker's licence, last login (specification 000 and 001, section 2). */
export function ProfileCard({ of: role, session }: ProfileCardProps) {
  const name = session?.name ?? '';
  const licence = { label: 'License No', value: session?.licenseNo || '-' };
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Card aria-label="Profile">
        <Row gap={2} wrap sx={{ pb: 2, mb: 1, borderBottom: '1px solid', borderColor: 'roles.lineSoft' }}>
          <PersonAvatar
            name={name}
            photo={session?.photo ? fileUrl(session.photo) : null}
            fallback={role === 'broker' ? 'BR' : 'SA'}
            size={72}
            tone="peacock"
          />
          <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
            {name ? (
              <Text component="h2" variant="sectionTitle">
                {name}
              </Text>
            ) : null}
            <Text quiet>{session?.email}</Text>
          </Box>
        </Row>
        <PendingEmail email={session?.profile?.pending_email} />
        <DefinitionList
          items={[
            { label: 'Role', value: role },
            { label: 'Phone', value: session?.phone || '-' },
            ...(role === 'broker' ? [licence] : []),
            { label: 'Last Login', value: session?.lastLoginAt ? formatDateTime(session.lastLoginAt) : '-' },
          ]}
        />
      </Card>
    </Box>
  );
}
