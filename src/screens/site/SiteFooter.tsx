import Box from '@mui/material/Box';
import type { PublicSite } from '../../../contract/sites';
import { siteType } from '../../theme/sites/siteType';
import { useLook } from './lookContext';
import { Wrap } from './Wrap';

/** Whose page this is. */
export function SiteFooter({ broker }: { broker: PublicSite['broker'] }) {
  const look = useLook();
  return (
    <Box component="footer" sx={{ borderTop: `1px solid ${look.line}`, ...siteType.caption, color: look.slate }}>
      <Wrap sx={{ display: 'flex', flexWrap: 'wrap', gap: '8px 24px', justifyContent: 'space-between', py: '28px' }}>
        <span>
          © {new Date().getFullYear()} {broker.name}
        </span>
        <span>Published with Nivaas</span>
      </Wrap>
    </Box>
  );
}
