import Box from '@mui/material/Box';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Row } from '#src/ui/base/Row.tsx';

interface BreadcrumbsProps {
  /** The places above this page, from the top. */
  above: readonly { readonly label: string; readonly to: string }[];
  /** This page. */
  here: string;
}

const place = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 44,
  color: 'roles.slate',
  textDecoration: 'none',
  '&:hover': { color: 'roles.primary', textDecoration: 'underline', textUnderlineOffset: '4px' },
} as const;

/** Links to the places above a page. On a phone only the nearest shows, as the way back. */
export function Breadcrumbs({ above, here }: BreadcrumbsProps) {
  return (
    <Box component="nav" aria-label="Breadcrumbs" sx={{ minWidth: 0, typography: 'body1' }}>
      <Row component="ol" gap={1} sx={{ minWidth: 0 }}>
        {above.map(({ label, to }, index) => (
          <Box
            component="li"
            key={to}
            sx={{
              flex: 'none',
              display: { xs: index === above.length - 1 ? 'flex' : 'none', sm: 'flex' },
              alignItems: 'center',
              gap: 1,
              '& .back': { display: { sm: 'none' } },
              '& .then': { display: { xs: 'none', sm: 'block' } },
            }}
          >
            <Box component={Link} to={to} sx={place}>
              <ChevronLeft className="back" size={18} strokeWidth={1.75} aria-hidden />
              {label}
            </Box>
            <ChevronRight className="then" size={16} strokeWidth={1.75} aria-hidden />
          </Box>
        ))}
        <Box
          component="li"
          aria-current="page"
          sx={{
            minWidth: 0,
            display: { xs: 'none', sm: 'block' },
            fontWeight: 600,
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          }}
        >
          {here}
        </Box>
      </Row>
    </Box>
  );
}
