import Box from '@mui/material/Box';
import { fileUrl } from '../../../lib/apiBase';
import { formatDateTime } from '../../../lib/format';
import { useSession } from '../../../lib/sessions';
import { DefinitionList } from '../../../ui/data/DefinitionList';
import { Card } from '../../../ui/layout/Card';
import { PageHeader } from '../../../ui/layout/PageHeader';
import { PersonAvatar } from '../../../ui/media/PersonAvatar';

/** Who is signed in: avatar, name, email, role, phone, last login (specification 000, section 2). */
export function AdminProfileScreen() {
  const session = useSession('super_admin');
  const name = session?.name ?? '';
  return (
    <>
      <PageHeader title="Profile" purpose="Your name and photo are changed from the menu at the top right" />
      <Box sx={{ maxWidth: 640 }}>
        <Card aria-label="Profile">
          <Box
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              alignItems: 'center',
              gap: '16px',
              pb: '16px',
              mb: '8px',
              borderBottom: '1px solid',
              borderColor: 'roles.lineSoft',
            }}
          >
            <PersonAvatar
              name={name}
              photo={session?.photo ? fileUrl(session.photo) : null}
              fallback="SA"
              size={72}
              tone="peacock"
            />
            <Box sx={{ flex: '1 1 180px', minWidth: 0, overflowWrap: 'anywhere' }}>
              {name ? (
                <Box component="h2" sx={{ typography: 'sectionTitle' }}>
                  {name}
                </Box>
              ) : null}
              <Box component="p" sx={{ color: 'roles.slate' }}>
                {session?.email}
              </Box>
            </Box>
          </Box>
          <DefinitionList
            items={[
              { label: 'Role', value: session?.profile?.role ?? 'super_admin' },
              { label: 'Phone', value: session?.phone },
              { label: 'Last Login', value: session?.lastLoginAt ? formatDateTime(session.lastLoginAt) : null },
            ]}
          />
        </Card>
      </Box>
    </>
  );
}
