import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { Link, useLocation } from 'react-router-dom';
import { Text } from '../base/Text.tsx';
import type { PlaceBadge, TopNavPlace } from './topNavTypes.ts';

interface PlaceLabelProps {
  /** The place's name. */
  label: string;
  /** A badge after the name. */
  badge?: PlaceBadge | undefined;
}

/** A place's name with its badge. */
export function PlaceLabel({ label, badge }: PlaceLabelProps) {
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      {label}
      {badge ? (
        <Text
          component="span"
          variant="badge"
          sx={{
            px: 0.75,
            borderRadius: '999px',
            bgcolor: `tones.${badge.tone}.tint`,
            color: `tones.${badge.tone}.text`,
          }}
        >
          {badge.text}
        </Text>
      ) : null}
    </Box>
  );
}

interface PlaceLinkProps {
  place: TopNavPlace;
  onClick?: () => void;
  sx: SxProps<Theme>;
}

/** A link to a place, with `aria-current` on its page. */
export function PlaceLink({ place: { label, to, badge, borrowed }, onClick, sx }: PlaceLinkProps) {
  const { pathname, search } = useLocation();
  const current = to === pathname + search && !borrowed;
  return (
    <Box component={Link} to={to} onClick={onClick} aria-current={current ? 'page' : undefined} sx={sx}>
      <PlaceLabel label={label} badge={badge} />
    </Box>
  );
}
