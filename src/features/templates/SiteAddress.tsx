import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { ArrowUpRight, Copy, Globe } from 'lucide-react';
import type { PublishedSite } from '#contract/templates.ts';
import { newTabProps } from '#src/lib/newTabProps.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { useCopy } from '#src/ui/feedback/useCopy.ts';

interface SiteAddressProps {
  site: PublishedSite;
  /** Only the globe, as a link: for a phone's header. */
  small?: boolean;
}

/** The address of the broker's published site, to copy and to open. */
export function SiteAddress({ site, small }: SiteAddressProps) {
  const copy = useCopy('address');
  const { host, origin } = window.location;
  const open = { href: site.urlPath, ...newTabProps('Open your website') };
  if (small)
    return (
      <IconButton {...open} sx={{ display: { sm: 'none' } }}>
        <Globe size={20} strokeWidth={1.75} />
      </IconButton>
    );
  return (
    <Row
      role="group"
      aria-label="Your website"
      gap={0.25}
      sx={{
        minWidth: 0,
        minHeight: 40,
        pl: 1.5,
        border: '1px solid',
        borderColor: 'roles.line',
        borderRadius: '8px',
        bgcolor: 'roles.paper',
        '& > svg': { flex: 'none', color: 'roles.slate' },
      }}
    >
      <Globe size={18} strokeWidth={1.75} aria-hidden />
      <Text component="span" title={`${host}${site.urlPath}`} variant="label" lines={1} sx={{ minWidth: 0, mx: 1 }}>
        {/* Beside the rail there is room for the path only. */}
        <Box component="span" sx={{ display: { sm: 'none', lg: 'inline' } }}>
          {host}
        </Box>
        {site.urlPath}
      </Text>
      <Tooltip title="Copy the address" describeChild>
        <IconButton size="small" aria-label="Copy the address" onClick={() => void copy(`${origin}${site.urlPath}`)}>
          <Copy size={16} />
        </IconButton>
      </Tooltip>
      <Tooltip title="Open" describeChild>
        <IconButton size="small" {...open}>
          <ArrowUpRight size={18} />
        </IconButton>
      </Tooltip>
    </Row>
  );
}
