import { useState } from 'react';
import { initials, toneOf } from '#src/theme/initials.ts';
import type { ToneName } from '#src/theme/tones.ts';
import { Text } from '#src/ui/base/Text.tsx';

interface PersonAvatarProps {
  /** The person's name, from which initials and tone are derived. */
  name?: string | null;
  /** The photo's URL; without one, or if it fails, the initials show. */
  photo?: string | null;
  /** The initials of a person without a name: SA super admin, BR broker, NA other. */
  fallback: 'SA' | 'BR' | 'NA';
  /** The size in pixels. */
  size?: number;
  /** A fixed tone instead of the one derived from the name. */
  tone?: ToneName;
}

/** A person's photo or initials. Decorative: the name must be beside it. */
export function PersonAvatar({ name, photo, fallback, size = 30, tone }: PersonAvatarProps) {
  const [broken, setBroken] = useState<string>();
  const colour = tone ?? toneOf(name?.trim() || fallback);
  const letters = size >= 64 ? 'amount' : size >= 40 ? 'subtitle2' : 'captionStrong';
  return (
    <Text
      component="span"
      aria-hidden
      variant={letters}
      sx={{
        width: size,
        height: size,
        flex: 'none',
        display: 'inline-grid',
        placeItems: 'center',
        overflow: 'hidden',
        borderRadius: '50%',
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
    </Text>
  );
}
