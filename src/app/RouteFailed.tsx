import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Text } from '#src/ui/base/Text.tsx';

/** The error page: what happened, a reload and a link to the start. */
export function RouteFailed() {
  return (
    <Box
      component="main"
      sx={{
        minHeight: '100dvh',
        display: 'grid',
        placeContent: 'center',
        justifyItems: 'center',
        gap: 2,
        p: 3,
        textAlign: 'center',
      }}
    >
      <Text component="h1" variant="h1">
        This page stopped working
      </Text>
      <Text role="alert" sx={{ color: 'text.secondary' }}>
        Nothing you saved is lost. Load the page again; if it fails again, go to the home page.
      </Text>
      <Box sx={{ display: 'flex', gap: 1 }}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          Load again
        </Button>
        <Button variant="outlined" href="/">
          Go to the home page
        </Button>
      </Box>
    </Box>
  );
}
