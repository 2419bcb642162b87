import Button from '@mui/material/Button';
import { Mail, MessageCircle, Phone, StickyNote } from 'lucide-react';
import type { Lead } from '#contract/leads/schemas.ts';
import { mailLink, phoneLink } from '#src/lib/contactLinks.ts';
import { StickyFooter } from '#src/ui/layout/StickyFooter.tsx';
import { chatLink } from './chatLink.ts';

/** A phone's bottom bar with the ways to contact a lead and to write about it. */
export function ContactFooter({ lead, onWrite }: { lead: Lead; onWrite: () => void }) {
  const chat = chatLink(lead);
  return (
    <StickyFooter>
      <Button variant="contained" href={phoneLink(lead.phone)} startIcon={<Phone size={18} />} sx={{ flex: 1 }}>
        Call
      </Button>
      {chat ? (
        <Button href={chat} target="_blank" rel="noreferrer" aria-label="WhatsApp" sx={square}>
          <MessageCircle size={18} aria-hidden />
        </Button>
      ) : null}
      {lead.email ? (
        <Button href={mailLink(lead.email)} aria-label="E-mail" sx={square}>
          <Mail size={18} aria-hidden />
        </Button>
      ) : null}
      <Button onClick={onWrite} aria-label="Write a note" sx={square}>
        <StickyNote size={18} aria-hidden />
      </Button>
    </StickyFooter>
  );
}

const square = { flex: 'none', width: 48, p: 0 } as const;
