import Box from '@mui/material/Box';
import { publicContent } from '../../../ui/layout/publicContent';
import { aboutFacts } from './samples';

/** The About page's statistics (specification 001, section 9). */
export function AboutFacts() {
  return (
    <Box
      component="section"
      aria-label="Statistics"
      sx={{ border: '1px solid', borderColor: 'roles.line', borderInlineWidth: 0, mt: { xs: '48px', sm: '76px' } }}
    >
      <Box
        component="ul"
        sx={{
          ...publicContent,
          display: 'grid',
          gridTemplateColumns: { xs: 'repeat(2, minmax(0, 1fr))', md: '1fr 1.15fr 1.15fr 1.7fr' },
          gap: { xs: '28px 16px', md: '0' },
          py: { xs: '28px', sm: '36px' },
        }}
      >
        {aboutFacts.map(({ figure, label }) => (
          <Box
            component="li"
            key={label}
            sx={{
              pl: { md: '32px' },
              borderLeft: { md: '1px solid' },
              borderColor: { md: 'roles.line' },
              '&:first-of-type': { pl: { md: 0 }, borderLeft: 0 },
            }}
          >
            <Box
              component="b"
              sx={{
                display: 'block',
                typography: 'stat',
                color: 'roles.brandName',
                '&::first-letter': { textTransform: 'uppercase' },
                ...(figure.length > 6 ? { '@media (max-width: 1199.95px)': { typography: 'h3' } } : {}),
              }}
            >
              {figure}{' '}
            </Box>
            <Box component="span" sx={{ display: 'block', typography: 'copySmall', color: 'roles.slate', mt: '8px' }}>
              {label}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
