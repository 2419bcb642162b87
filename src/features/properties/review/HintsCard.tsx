import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { Copy, Files, IndianRupee, type LucideIcon, Phone } from 'lucide-react';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '#contract/paths.ts';
import { type Hint, hintKinds, type ModeratedDetail } from '#contract/properties/moderation.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { touchTarget } from '#src/ui/layout/touchTarget.ts';
import { CountPill } from '#src/ui/navigation/CountPill.tsx';
import { byPlace } from './reviewPhotos.ts';

const icons: Readonly<Record<Hint['kind'], LucideIcon>> = {
  contact_in_text: Phone,
  price: IndianRupee,
  same_picture: Copy,
  second_listing: Files,
};

/** The server's hints about a property, in words. */
export function HintsCard({ home }: { home: Pick<ModeratedDetail, 'hints' | 'media'> }) {
  const photos = byPlace(home.media);
  const titleOf = ({ kind, media_id: mediaId }: Hint) => {
    const at = photos.findIndex(({ id }) => id === mediaId);
    return at < 0 ? hintKinds.labels[kind] : `Picture ${at + 1}: ${hintKinds.labels[kind].toLowerCase()}`;
  };
  if (home.hints.length === 0) return null;
  return (
    <Card
      title={
        <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
          Hints <CountPill value={home.hints.length} tone="neutral" />
        </Box>
      }
      actions={
        <Text variant="caption" quiet sx={{ textAlign: 'right' }}>
          Found by the server
        </Text>
      }
      padding={0}
    >
      <Box component="ul" sx={{ p: space(0.5, 2.5, 1) }}>
        {home.hints.map((hint) => {
          const Icon = icons[hint.kind];
          return (
            <Box component="li" key={`${hint.kind} ${hint.text}`} sx={row}>
              <Icon size={18} aria-hidden />
              <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
                <Text variant="subtitle2">{titleOf(hint)}</Text>
                <Text quiet>{hint.text}</Text>
              </Box>
              {hint.home ? (
                <Link
                  component={RouterLink}
                  to={paths.superadmin.home(hint.home)}
                  aria-label={`Compare with home ${hint.home}`}
                  sx={{ ...touchTarget, flex: 'none', typography: 'label' }}
                >
                  Compare
                </Link>
              ) : null}
            </Box>
          );
        })}
      </Box>
    </Card>
  );
}

const row = {
  display: 'flex',
  alignItems: 'flex-start',
  gap: 1.5,
  py: 1.5,
  borderBottom: '1px solid',
  borderColor: 'roles.lineSoft',
  '&:last-of-type': { borderBottom: 0 },
  '& > svg': { flex: 'none', mt: 0.25, color: 'tones.warning.text' },
} as const;
