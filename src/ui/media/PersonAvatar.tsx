import Box from '@mui/material/Box';
import { useState } from 'react';
import { initials, toneOf } from '#src/theme/initials.ts';
import type { ToneName } from '#src/theme/tones.ts';

interface PersonAvatarProps {
  /** Gives the initials, and the tone that stays with it. */
  name?: string | null;
  /** Its address; without one, or when it fails, the initials show. */
  photo?: string | null;
  /** The letters for somebody without a name: SA super admin, BR broker, NA anyone else. */
  fallback: 'SA' | 'BR' | 'NA';
  /** In pixels. */
  size?: number;
  /** A fixed tone; otherwise the name picks one and keeps it. */
  tone?: ToneName;
}

/** A person's photo, or initials in a tone of their own. Decorative: the name stands beside it. */
export function PersonAvatar({ name, photo, fallback, size = 30, tone }: PersonAvatarProps) {
  const [broken, setBroken] = useState<string>();
  const colour = tone ?? toneOf(name?.trim() || fallback);
  const letters = size >= 64 ? 'amount' : size >= 40 ? 'subtitle2' : 'captionStrong';
  return (
    <Box
      component="span"
      aria-hidden
      sx={{
        width: size,
        height: size,
        flex: 'none',
        display: 'inline-grid',
        placeItems: 'center',
        overflow: 'hidden',
        borderRadius: '50%',
        typography: letters,
        lineHeight: 1,
        bgcolor: `tones.${colour}.tint`,
        color: `tones.${colour}.text`,
        '& img': { width: '100%', height: '100%', objectFit: 'cover' },
      }}
    >
      {photo && photo !== broken ? (
        <img src={photo} alt="" loading="lazy" onError={() => setBroken(photo)} />
      ) : (
        initials(name ?? '') || fallback
      )}
    </Box>
  );
}
