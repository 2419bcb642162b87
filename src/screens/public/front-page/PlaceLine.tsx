import Box from '@mui/material/Box';
import { MapPin } from 'lucide-react';
import { Text } from '#src/ui/base/Text.tsx';

/** A home's place, with a pin. */
export function PlaceLine({ place }: { place: string }) {
  return (
    <Text quiet sx={{ display: 'flex', gap: 0.75, alignItems: 'center', mt: 0.75 }}>
      <Box component="span" sx={{ color: 'roles.gulabi' }}>
        <MapPin size={16} strokeWidth={1.75} aria-hidden />
      </Box>
      {place}
    </Text>
  );
}
