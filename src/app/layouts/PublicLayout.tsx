import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Link, Outlet } from 'react-router-dom';
import { paths } from '../../../contract/paths';
import { signOut } from '../../features/auth/signOut';
import { useSession } from '../../lib/sessions';
import { Wordmark } from '../../ui/navigation/Wordmark';

/** The frame of the public pages: brand, and Login or the signed-in user's name with Log out. */
export function PublicLayout() {
  const user = useSession('user');
  return (
    <Box sx={{ minHeight: '100dvh', display: 'flex', flexDirection: 'column' }}>
      <Container component="header" maxWidth="lg">
        <Stack direction="row" sx={{ minHeight: 76, alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
          <Wordmark to={paths.home} size={32} />
          {user ? (
            <Stack direction="row" sx={{ alignItems: 'center', gap: 2, minWidth: 0 }}>
              <Typography noWrap>{user.name || user.email}</Typography>
              <Button variant="outlined" onClick={() => signOut('user')} sx={{ flexShrink: 0 }}>
                Log out
              </Button>
            </Stack>
          ) : (
            <Button component={Link} to={paths.auth} variant="contained">
              Login
            </Button>
          )}
        </Stack>
      </Container>
      <Box component="main" sx={{ flex: 1, display: 'grid', placeItems: 'center', px: 2, py: 6 }}>
        <Outlet />
      </Box>
    </Box>
  );
}
