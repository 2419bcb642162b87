import Box from '@mui/material/Box';
import { ImageOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';

interface FilePictureProps {
  /** The address at which the browser shows the chosen file; nothing shows before it is there. */
  src?: string | undefined;
  /** What the picture shows; '' where its name stands beside it. */
  alt: string;
  /** Told when the file turns out to be no picture. */
  onUnreadable?: (() => void) | undefined;
  /** What lies over the picture: its state. The message keeps clear of a label at the top. */
  children?: ReactNode;
}

/** A chosen file's picture, cropped to 4 by 3; one that cannot be read says so instead of a broken image. */
export function FilePicture({ src, alt, onUnreadable, children }: FilePictureProps) {
  const [failed, setFailed] = useState<string>();
  const unreadable = src !== undefined && src === failed;
  return (
    <Box sx={{ position: 'relative', aspectRatio: '4 / 3', bgcolor: unreadable ? 'tones.error.tint' : 'roles.seg' }}>
      {unreadable ? (
        <Box
          sx={{
            position: 'absolute',
            inset: 0,
            display: 'grid',
            placeContent: 'center',
            justifyItems: 'center',
            gap: '4px',
            p: children ? '32px 8px 8px' : '8px',
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
