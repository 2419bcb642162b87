import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { EmptyDrawing } from '#src/art/EmptyDrawing.tsx';
import { useDocumentTitle } from '#src/lib/useDocumentTitle.ts';

interface NotFoundProps {
  /** What was looked for and where to go instead. */
  text?: string;
  /** Links to other pages. */
  places?: readonly { label: string; to: string }[];
}

/** The page for unknown addresses (specification 001, section 8). */
export function NotFound({
  text = 'Nothing lives at this address. It may have moved, or never been here.',
  places = [],
}: NotFoundProps) {
  useDocumentTitle('Not Found · Nivaas');
  return (
    <Stack sx={{ gap: 2, alignItems: 'center', textAlign: 'center', maxWidth: 480, mx: 'auto', px: 2, py: 6 }}>
      <Box sx={{ '& > svg': { width: 240 } }}>
        <EmptyDrawing of="missing" />
      </Box>
      <Typography variant="h1">Not Found</Typography>
      <Typography color="text.secondary" sx={{ textWrap: 'balance' }}>
        {text}
      </Typography>
      <Button variant="contained" href="/" sx={{ minHeight: 44 }}>
        Go to the start
      </Button>
      {places.length ? (
        <Stack component="ul" direction="row" sx={{ flexWrap: 'wrap', justifyContent: 'center', columnGap: 1 }}>
          {places.map(({ label, to }) => (
            <li key={label}>
              <Button variant="text" href={to} sx={{ minHeight: 44 }}>
                {label}
              </Button>
            </li>
          ))}
        </Stack>
      ) : null}
    </Stack>
  );
}
