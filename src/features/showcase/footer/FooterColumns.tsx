import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { smallControl } from '#src/theme/controls.ts';
import { space } from '#src/theme/spacing.ts';
import { Text } from '#src/ui/base/Text.tsx';

/** A list of links with a heading. */
interface FooterColumn {
  title: string;
  links: readonly { label: string; to: string }[];
}

interface FooterColumnsProps {
  /** The first, wider column. */
  brand: ReactNode;
  /** The columns of links; four fill the row. */
  columns: readonly FooterColumn[];
}

/** The first band of the footer: the brand and columns of links; on a phone the columns are in pairs below the brand. */
export function FooterColumns({ brand, columns }: FooterColumnsProps) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: {
          xs: 'repeat(2, minmax(0, 1fr))',
          sm: `repeat(${columns.length}, minmax(0, 1fr))`,
          md: `1.7fr repeat(${columns.length}, minmax(0, 1fr))`,
        },
        gap: { xs: space(3.5, 2), md: 4 },
        p: { xs: space(3.5, 0, 4), sm: space(5, 0, 6) },
      }}
    >
      <Box sx={{ gridColumn: { xs: '1 / -1', md: 'auto' } }}>{brand}</Box>
      <Box component="nav" aria-label="Footer" sx={{ display: 'contents' }}>
        {columns.map(({ title, links }) => (
          <div key={title}>
            <Text component="h2" variant="subtitle2" sx={{ color: 'roles.deepInk', mb: { xs: 0.5, sm: 1.5 } }}>
              {title}
            </Text>
            <ul>
              {links.map(({ label, to }) => (
                <li key={label}>
                  <FooterLink label={label} to={to} />
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Box>
    </Box>
  );
}

interface FooterLinkProps {
  label: string;
  to: string;
  /** Quieter, for the legal links. */
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
        ...smallControl,
        typography: 'body1',
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
