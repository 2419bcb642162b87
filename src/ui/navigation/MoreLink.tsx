import Box from '@mui/material/Box';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';

interface MoreLinkProps {
  /** The label: See all. */
  label: string;
  /** Added to the accessible name, where the label alone is ambiguous. */
  about?: string;
  to: string;
  /** The server renders the target: the link loads the whole page. */
  reload?: boolean;
  /** For a deep peacock background. */
  deep?: boolean;
}

/** A link to more of a list, with an arrow. */
export function MoreLink({ label, about, to, reload = false, deep = false }: MoreLinkProps) {
  return (
    <Box
      component={Link}
      to={to}
      reloadDocument={reload}
      {...(about ? { 'aria-label': `${label}: ${about}` } : {})}
      sx={{
        display: 'inline-flex',
        flex: 'none',
        alignItems: 'center',
        gap: 0.75,
        minHeight: 44,
        typography: 'subtitle1',
        color: deep ? 'roles.deepText' : 'roles.primary',
        textDecoration: 'none',
        borderRadius: '4px',
        '& svg': { transition: 'transform 160ms ease-out' },
        '&:hover': {
          textDecoration: 'underline',
          textUnderlineOffset: '4px',
          '& svg': { transform: 'translateX(3px)' },
        },
      }}
    >
      {label}
      <ArrowRight size={18} strokeWidth={1.75} aria-hidden />
    </Box>
  );
}
