import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';

interface FooterLinkProps {
  /** The label. */
  label: string;
  /** The target. */
  to: string;
  /** Smaller and quieter, for the legal links. */
  quiet?: boolean;
}

/** A link on deep peacock, 44 px high for touch. */
export function FooterLink({ label, to, quiet = false }: FooterLinkProps) {
  return (
    <Box
      component={Link}
      to={to}
      // A file on the server is not a route of the app.
      reloadDocument={/\.\w+$/.test(to)}
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        minHeight: 32,
        '@media (max-width: 599.95px), (pointer: coarse)': { minHeight: 44 },
        typography: quiet ? 'body2' : 'copySmall',
        color: quiet ? 'roles.deepQuiet' : 'roles.deepText',
        textDecoration: 'none',
        textUnderlineOffset: '3px',
        borderRadius: '4px',
        '&:hover': { color: 'roles.deepInk', textDecoration: 'underline' },
      }}
    >
      {label}
    </Box>
  );
}
