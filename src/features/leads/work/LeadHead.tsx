import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type Lead, leadSources } from '#contract/leads.ts';
import { mailLink, phoneLink } from '#src/lib/contactLinks.ts';
import { formatAgo } from '#src/lib/format.ts';
import { RowMenu } from '#src/ui/data/RowMenu.tsx';
import { PersonAvatar } from '#src/ui/media/PersonAvatar.tsx';
import { chatLink } from './chatLink.ts';

interface LeadHeadProps {
  lead: Lead;
  /** What else can be done with the lead. */
  items: ComponentProps<typeof RowMenu>['items'];
}

/** Who a lead is, with the ways to reach the person; on a phone those are in `ContactFoot`. */
export function LeadHead({ lead, items }: LeadHeadProps) {
  const chat = chatLink(lead);
  const line = [
    lead.property_interest,
    leadSources.labels[lead.source],
    `came ${formatAgo(lead.created_at, Date.now())}`,
  ];
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        alignItems: 'center',
        gap: { xs: '12px', sm: '16px' },
      }}
    >
      <Box
        sx={{ flex: '1 1 280px', minWidth: 0, display: 'flex', alignItems: 'center', gap: { xs: '12px', sm: '16px' } }}
      >
        <PersonAvatar name={lead.full_name} fallback="NA" size={56} />
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box component="h1" sx={{ typography: 'pageTitle' }}>
            {lead.full_name}
          </Box>
          <Box component="p" sx={{ color: 'roles.slate' }}>
            {line.filter(Boolean).join(' · ')}
          </Box>
        </Box>
      </Box>
      <Box sx={{ flex: 'none', maxWidth: '100%', display: 'flex', flexWrap: 'wrap', gap: '8px' }}>
        {chat ? (
          <Button href={chat} target="_blank" rel="noreferrer" startIcon={<MessageCircle size={18} />} sx={notOnPhones}>
            WhatsApp
          </Button>
        ) : null}
        {lead.email ? (
          <Button href={mailLink(lead.email)} aria-label="E-mail" sx={{ ...notOnPhones, px: '10px' }}>
            <Mail size={18} aria-hidden />
          </Button>
        ) : null}
        <RowMenu title={lead.full_name} items={items} large />
        <Button variant="contained" href={phoneLink(lead.phone)} startIcon={<Phone size={18} />} sx={notOnPhones}>
          Call {lead.phone}
        </Button>
      </Box>
    </Box>
  );
}

const notOnPhones = { display: { xs: 'none', sm: 'inline-flex' } } as const;
