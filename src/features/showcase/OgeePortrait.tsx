import Box from '@mui/material/Box';
import { initials } from '#src/theme/initials.ts';
import type { ToneName } from '#src/theme/tones.ts';
import { usePicture } from '#src/ui/media/usePicture.ts';

interface OgeePortraitProps {
  name: string;
  /** The initials replace a picture that is missing or fails. */
  src: string;
  tone: ToneName;
}

const ogee = 'path("M0 84V38.6C0 18.5 23 16.8 34 0C45 16.8 68 18.5 68 38.6V84z")';

/** A person's picture or initials in a pointed arch, 68 by 84 px. */
export function OgeePortrait({ name, src, tone }: OgeePortraitProps) {
  const { placeholder, image } = usePicture({ src, title: name });
  return (
    <Box
      aria-hidden
      sx={{
        flex: 'none',
        width: 68,
        height: 84,
        clipPath: ogee,
        display: 'grid',
        placeItems: 'end center',
        pb: placeholder ? 2 : 0,
        bgcolor: `tones.${tone}.tint`,
        color: `tones.${tone}.text`,
        typography: 'wordmark',
      }}
    >
      {placeholder ? (
        initials(name)
      ) : (
        <Box
          component="img"
          {...image}
          alt=""
          width={68}
          height={84}
          loading="lazy"
          decoding="async"
          sx={{ width: 68, height: 84, objectFit: 'cover' }}
        />
      )}
    </Box>
  );
}
