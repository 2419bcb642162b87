import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Text } from '#src/ui/base/Text.tsx';
import { Picture } from '#src/ui/media/Picture.tsx';

interface ShowcaseCardProps {
  /** The picture's URL; if it fails, a placeholder with the title or its first letter is shown. */
  image: string;
  /** The text of the picture's placeholder. */
  title: string;
  status?: string | undefined;
  /** Round buttons at the picture's right edge; the first is always visible, the others on hover and focus. */
  buttons: ReactNode;
  children: ReactNode;
}

/** A card of a home: a 4:3 picture with its buttons, then the text; it lifts on hover. */
export function ShowcaseCard({ image, title, status, buttons, children }: ShowcaseCardProps) {
  return (
    <Box
      component="article"
      sx={{
        position: 'relative',
        display: 'flex',
        flexDirection: 'column',
        borderRadius: '14px',
        overflow: 'hidden',
        bgcolor: 'roles.paper',
        border: '1px solid',
        borderColor: 'roles.hairline',
        transition: 'transform 160ms ease-out, box-shadow 160ms ease-out',
        '@media (hover: hover)': {
          '&:hover': { transform: 'translateY(-4px)', boxShadow: (theme) => theme.vars?.palette.roles.raised },
          '& .buttons > button:nth-of-type(n+2)': { opacity: 0, transition: 'opacity 120ms ease-out' },
          '&:hover .buttons > button, &:focus-within .buttons > button': { opacity: 1 },
        },
      }}
    >
      <Picture src={image} alt="" title={title} ratio="4 / 3" />
      {status ? (
        <Text
          variant="subtitle2"
          sx={{
            position: 'absolute',
            left: 12,
            top: 12,
            px: 1.5,
            borderRadius: '999px',
            bgcolor: 'roles.paper',
            color: 'roles.ink',
            lineHeight: '1.75rem',
          }}
        >
          {status}
        </Text>
      ) : null}
      <Box className="buttons" sx={{ position: 'absolute', right: 10, top: 10, display: 'grid', gap: 1 }}>
        {buttons}
      </Box>
      <Box sx={{ flex: 1, display: 'flex', flexDirection: 'column', p: 2 }}>{children}</Box>
    </Box>
  );
}
