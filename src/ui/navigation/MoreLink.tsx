import Box from '@mui/material/Box';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router-dom';

interface MoreLinkProps {
  /** What is behind it: See all. */
  label: string;
  /** Read out after the label, where that alone could mean anything. */
  about?: string;
  /** Where it leads. */
  to: string;
  /** It stands on the deep peacock. */
  deep?: boolean;
}

/** The quiet way to the rest of a list: words and an arrow. */
export function MoreLink({ label, about, to, deep = false }: MoreLinkProps) {
  return (
    <Box
      component={Link}
      to={to}
      {...(about ? { 'aria-label': `${label}: ${about}` } : {})}
      sx={{
        display: 'inline-flex',
        flex: 'none',
        alignItems: 'center',
        gap: '6px',
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
