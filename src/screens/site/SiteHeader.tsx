import Box from '@mui/material/Box';
import { Mail, Phone } from 'lucide-react';
import type { PublicSite } from '../../../contract/sites';
import { siteBrand, siteType } from '../../theme/sites/siteType';
import { useLook } from './lookContext';
import { SiteButton } from './SiteButton';
import { Wrap } from './Wrap';

const links = [
  ['#listings', 'Listings'],
  ['#about', 'About'],
  ['#contact', 'Contact'],
] as const;

/** The broker's name, the ways through the page, and Call (Write, when the broker gave no number). */
export function SiteHeader({ broker }: { broker: PublicSite['broker'] }) {
  const look = useLook();
  return (
    <Wrap
      component="header"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: { xs: '12px', md: '36px' },
        minHeight: { xs: 64, sm: 80 },
        py: '8px',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: '10px',
          mr: 'auto',
          minWidth: 0,
          ...siteBrand(look),
          overflowWrap: 'anywhere',
        }}
      >
        <Box
          aria-hidden
          sx={{ flex: 'none', width: 22, height: 22, bgcolor: look.accent, borderRadius: `${look.radius / 2}px` }}
        />
        {broker.name}
      </Box>
      <Box component="nav" aria-label="Sections" sx={{ display: { xs: 'none', md: 'flex' }, gap: '36px' }}>
        {links.map(([href, label]) => (
          <Box
            key={href}
            component="a"
            href={href}
            sx={{
              color: look.ink,
              ...siteType.link,
              py: '10px',
              textDecoration: 'none',
              '&:hover': { textDecoration: 'underline' },
            }}
          >
            {label}
          </Box>
        ))}
      </Box>
      <SiteButton
        kind="call"
        href={broker.phone ? `tel:${broker.phone.replace(/[^\d+]/g, '')}` : `mailto:${broker.email}`}
        startIcon={broker.phone ? <Phone size={18} /> : <Mail size={18} />}
        aria-label={`${broker.phone ? 'Call' : 'Write to'} ${broker.name}`}
        sx={{ flex: 'none', minHeight: { xs: 44, sm: 48 }, px: { xs: '14px', sm: '20px' } }}
      >
        {broker.phone ? 'Call' : 'Write'}
      </SiteButton>
    </Wrap>
  );
}
