import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { EmptyDrawing } from '#src/art/EmptyDrawing.tsx';
import { useDocumentTitle } from '#src/lib/useDocumentTitle.ts';
import { Stack } from '../base/Stack.tsx';
import { Text } from '../base/Text.tsx';

interface NotFoundProps {
  /** Links to other pages. */
  places?: readonly { label: string; to: string }[];
}

/** The page for unknown addresses (specification 001, section 8). */
export function NotFound({ places = [] }: NotFoundProps) {
  useDocumentTitle('Not Found · Nivaas');
  return (
    <Stack sx={{ justifyItems: 'center', textAlign: 'center', maxWidth: 480, mx: 'auto', px: 2, py: 6 }}>
      <EmptyDrawing of="missing" width={240} />
      <Text variant="h1" component="h1">
        Not Found
      </Text>
      <Text variant="body1" quiet sx={{ textWrap: 'balance' }}>
        Nothing lives at this address. It may have moved, or never been here.
      </Text>
      <Button variant="contained" href="/">
        Go to the home page
      </Button>
      {places.length ? (
        <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'center' }}>
          {places.map(({ label, to }) => (
            <li key={label}>
              <Button variant="text" href={to}>
                {label}
              </Button>
            </li>
          ))}
        </Box>
      ) : null}
    </Stack>
  );
}
