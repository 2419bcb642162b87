import Box from '@mui/material/Box';
import { Link } from 'react-router-dom';

interface FooterLinkProps {
  /** What it is called. */
  label: string;
  /** Where it leads. */
  to: string;
  /** Smaller and quieter, as in the legal line. */
  quiet?: boolean;
}

/** A link on the deep peacock; 44 high for fingers. */
export function FooterLink({ label, to, quiet = false }: FooterLinkProps) {
  return (
    <Box
      component={Link}
      to={to}
      // A file of the server's is no page of ours.
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
