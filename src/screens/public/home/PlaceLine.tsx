import Box from '@mui/material/Box';
import { MapPin } from 'lucide-react';

/** A home's place, with a pin. */
export function PlaceLine({ place }: { place: string }) {
  return (
    <Box component="p" sx={{ display: 'flex', gap: 0.75, alignItems: 'center', mt: 0.75, color: 'roles.slate' }}>
      <Box component="span" sx={{ color: 'roles.gulabi' }}>
        <MapPin size={16} strokeWidth={1.75} aria-hidden />
      </Box>
      {place}
    </Box>
  );
}
