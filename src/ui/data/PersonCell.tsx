import Box from '@mui/material/Box';
import { PersonAvatar } from '../media/PersonAvatar.tsx';

interface PersonCellProps {
  /** The person's name; cut with an ellipsis where it has no room, whole in the tooltip. */
  name: string;
  /** Address of a photo; without one, initials in a tone of their own. */
  photo?: string | null;
  /** The letters for somebody without a name: SA super admin, BR broker, NA anyone else. */
  fallback: 'SA' | 'BR' | 'NA';
}

/** A table's cell for a person: avatar 30 and the name. */
export function PersonCell({ name, photo, fallback }: PersonCellProps) {
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: '12px', minWidth: 0 }}>
      <PersonAvatar name={name} photo={photo ?? null} fallback={fallback} />
      <Box component="span" title={name} sx={{ fontWeight: 600, overflow: 'hidden', textOverflow: 'ellipsis' }}>
        {name}
      </Box>
    </Box>
  );
}
