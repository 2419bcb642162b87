import Box from '@mui/material/Box';
import { ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { space } from '#src/theme/spacing.ts';

interface FilePhotoProps {
  /** The object URL of the file; nothing shows until it is set. */
  src?: string | undefined;
  /** The alternative text; '' if the name is beside it. */
  alt: string;
  /** Called if the file is not a picture. */
  onUnreadable?: (() => void) | undefined;
  /** Content on top of the picture: its state. The error message leaves room for it. */
  children?: ReactNode;
}

/** The picture of a chosen file, cropped to 4:3 (to a square on phones), with a message instead of a broken image. */
export function FilePhoto({ src, alt, onUnreadable, children }: FilePhotoProps) {
  const [failed, setFailed] = useState<string>();
  const unreadable = src !== undefined && src === failed;
  return (
    <Box
      sx={{
        position: 'relative',
        overflow: 'hidden',
        aspectRatio: { xs: '1', sm: '4 / 3' },
        bgcolor: unreadable ? 'tones.error.tint' : 'roles.seg',
      }}
    >
      {unreadable ? (
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeContent: 'center',
            justifyItems: 'center',
            gap: 0.5,
            p: { xs: 0.5, sm: children ? space(4, 1, 1) : 1 },
            textAlign: 'center',
            typography: 'caption',
            color: 'tones.error.text',
          }}
        >
          <ImageOff size={22} strokeWidth={1.75} aria-hidden />
          This file cannot be read as a picture
        </Box>
      ) : src ? (
        <Box
          component="img"
          src={src}
          alt={alt}
          onError={() => {
            setFailed(src);
            onUnreadable?.();
          }}
          sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' }}
        />
      ) : null}
      {children}
    </Box>
  );
}
