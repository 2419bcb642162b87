import Box from '@mui/material/Box';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { PersonAvatar } from '../media/PersonAvatar.tsx';

interface PersonCellProps {
  /** The person's name, on up to two lines; the tooltip has the full text of one that is cut off. */
  name: string;
  /** The photo's URL; without one, the avatar shows initials. */
  photo?: string | null;
  /** The initials of a person without a name: SA super admin, BR broker, NA other. */
  fallback: 'SA' | 'BR' | 'NA';
}

/** A table cell with a person's avatar and name; a narrow one has the name alone. */
export function PersonCell({ name, photo, fallback }: PersonCellProps) {
  return (
    <Row component="span" sx={{ containerType: 'inline-size', flex: 1, minWidth: 0 }}>
      <Box component="span" sx={{ display: 'flex', mr: 1.5, '@container (max-width: 150px)': { display: 'none' } }}>
        <PersonAvatar name={name} photo={photo ?? null} fallback={fallback} />
      </Box>
      <Text
        component="span"
        title={name}
        lines={2}
        sx={{ fontWeight: 600, lineHeight: '1.125rem', whiteSpace: 'normal' }}
      >
        {name}
      </Text>
    </Row>
  );
}
