import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface ComingNextProps {
  /** The name of the screen that will stand here. */
  title: string;
}

/** Stands in, inside the right frame, for a screen that is not built yet. */
export function ComingNext({ title }: ComingNextProps) {
  return (
    <Stack sx={{ gap: 1, maxWidth: 560 }}>
      <Typography variant="h1">{title}</Typography>
      <Typography color="text.secondary">Coming next. This page is not built yet.</Typography>
    </Stack>
  );
}
