import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import { type Lead, leadSources } from '#contract/leads.ts';
import { mailLink, phoneLink } from '#src/lib/contactLinks.ts';
import { formatAgo } from '#src/lib/format.ts';
import { PersonAvatar } from '#src/ui/media/PersonAvatar.tsx';
import { chatLink } from './chatLink.ts';

/** Who a lead is, with the ways to reach the person. */
export function LeadHead({ lead }: { lead: Lead }) {
  const chat = chatLink(lead);
  const line = [
    lead.property_interest,
    leadSources.labels[lead.source],
    `came ${formatAgo(lead.created_at, Date.now())}`,
  ];
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '16px' }}>
      <Box sx={{ flex: '999 1 280px', minWidth: 0, display: 'flex', alignItems: 'center', gap: '16px' }}>
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
      <Box
        sx={{
          flex: '1 1 auto',
          display: 'flex',
          flexWrap: 'wrap',
          gap: '8px',
          '& > *': { flex: { xs: '1 1 auto', sm: 'none' }, minHeight: { xs: 48, sm: 40 } },
        }}
      >
        {chat ? (
          <Button href={chat} target="_blank" rel="noreferrer" startIcon={<MessageCircle size={18} />}>
            WhatsApp
          </Button>
        ) : null}
        {lead.email ? (
          <Button href={mailLink(lead.email)} startIcon={<Mail size={18} />}>
            E-mail
          </Button>
        ) : null}
        <Button variant="contained" href={phoneLink(lead.phone)} startIcon={<Phone size={18} />}>
          Call {lead.phone}
        </Button>
      </Box>
    </Box>
  );
}
