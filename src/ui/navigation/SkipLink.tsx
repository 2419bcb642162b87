import Box from '@mui/material/Box';

interface SkipLinkProps {
  /** The id of the main content. */
  to: string;
}

/** A skip link: the first tab stop, shown while it has the focus. */
export function SkipLink({ to }: SkipLinkProps) {
  return (
    <Box
      component="a"
      href={`#${to}`}
      sx={{
        position: 'fixed',
        top: 8,
        left: 8,
        zIndex: 'tooltip',
        display: 'flex',
        alignItems: 'center',
        minHeight: 44,
        px: 2,
        borderRadius: '8px',
        bgcolor: 'roles.tip',
        color: 'roles.tipInk',
        fontWeight: 600,
        textDecoration: 'none',
        '&:not(:focus)': { transform: 'translateY(-200%)' },
      }}
    >
      Skip to content
    </Box>
  );
}
