import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

/** What a person sees when a page broke: what happened, and the way on. */
export function RouteFailed() {
  return (
    <Stack
      component="main"
      sx={{ minHeight: '100dvh', alignItems: 'center', justifyContent: 'center', gap: 2, p: 3, textAlign: 'center' }}
    >
      <Typography variant="h1">This page stopped working</Typography>
      <Typography role="alert" color="text.secondary">
        Nothing you saved is lost. Load the page again; if it stops once more, go back to the start.
      </Typography>
      <Stack direction="row" sx={{ gap: 1 }}>
        <Button variant="contained" onClick={() => window.location.reload()}>
          Load again
        </Button>
        <Button variant="outlined" href="/">
          Go to the start
        </Button>
      </Stack>
    </Stack>
  );
}
