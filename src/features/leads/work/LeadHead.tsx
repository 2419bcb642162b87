import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Mail, MessageCircle, Phone } from 'lucide-react';
import type { ComponentProps } from 'react';
import type { Lead } from '#contract/leads/schemas.ts';
import { mailLink, phoneLink } from '#src/lib/contactLinks.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { RowMenu } from '#src/ui/data/RowMenu.tsx';
import { PersonAvatar } from '#src/ui/media/PersonAvatar.tsx';
import { chatLink } from './chatLink.ts';
import { leadLine } from './leadLine.ts';

interface LeadHeadProps {
  lead: Lead;
  /** The menu's further actions. */
  items: ComponentProps<typeof RowMenu>['items'];
  /** In a sheet, whose header already shows the name. */
  aside?: boolean | undefined;
}

/** A lead's name, with the ways to contact the person; on a phone those are in `ContactFooter`. */
export function LeadHead({ lead, items, aside }: LeadHeadProps) {
  const chat = chatLink(lead);
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: { xs: 'nowrap', sm: 'wrap' },
        alignItems: 'center',
        gap: { xs: 1.5, sm: 2 },
      }}
    >
      {aside ? null : <Person lead={lead} />}
      <Box sx={{ flex: aside ? 1 : 'none', maxWidth: '100%', display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {chat ? (
          <Button href={chat} target="_blank" rel="noreferrer" startIcon={<MessageCircle size={18} />} sx={notOnPhones}>
            WhatsApp
          </Button>
        ) : null}
        {lead.email ? (
          <Button href={mailLink(lead.email)} aria-label="E-mail" sx={{ ...notOnPhones, px: 1 }}>
            <Mail size={18} aria-hidden />
          </Button>
        ) : null}
        {lead.phone ? (
          <Button
            variant="contained"
            href={phoneLink(lead.phone)}
            startIcon={<Phone size={18} />}
            sx={{ ...notOnPhones, flexGrow: aside ? 1 : 0 }}
          >
            Call {lead.phone}
          </Button>
        ) : null}
        {items.length > 0 ? <RowMenu title={lead.full_name} items={items} large /> : null}
      </Box>
    </Box>
  );
}

function Person({ lead }: { lead: Lead }) {
  return (
    <Box sx={{ flex: '1 1 280px', minWidth: 0, display: 'flex', alignItems: 'center', gap: { xs: 1.5, sm: 2 } }}>
      <PersonAvatar name={lead.full_name} fallback="NA" size={56} />
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Text component="h1" variant="pageTitle">
          {lead.full_name}
        </Text>
        <Text quiet>{leadLine(lead)}</Text>
      </Box>
    </Box>
  );
}

const notOnPhones = { display: { xs: 'none', sm: 'inline-flex' } } as const;
