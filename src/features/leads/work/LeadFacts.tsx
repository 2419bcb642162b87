import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type Lead, leadSources } from '#contract/leads.ts';
import { mailLink, phoneLink } from '#src/lib/contactLinks.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { DefinitionList } from '#src/ui/data/DefinitionList.tsx';
import { DottedText } from '#src/ui/data/DottedText.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { isErased } from '../isErased.ts';

/** A lead's contact details and origin; read-only without `onEdit`. */
export function LeadFacts({ lead, onEdit }: { lead: Lead; onEdit?: (() => void) | undefined }) {
  return (
    <Card
      title="Facts"
      actions={
        onEdit ? (
          <Button variant="text" size="small" onClick={onEdit} aria-label="Edit the facts" sx={{ mr: -1 }}>
            Edit
          </Button>
        ) : null
      }
    >
      <Box sx={{ '& a': { color: 'roles.primary' } }}>
        <DefinitionList
          narrow
          // After an erasure, shows only what is left.
          items={[
            { label: 'Phone', value: lead.phone ? <a href={phoneLink(lead.phone)}>{lead.phone}</a> : null },
            { label: 'E-mail', value: lead.email ? <MailLink address={lead.email} /> : null },
            { label: 'City', value: lead.city },
            { label: 'Interest', value: lead.property_interest },
            { label: 'Source', value: leadSources.labels[lead.source] },
            { label: 'Assigned to', value: lead.assigned_to },
            { label: 'Came', value: formatDateTime(lead.created_at) },
            { label: 'Message', value: lead.message },
          ].filter(({ value }) => value || !isErased(lead))}
        />
      </Box>
    </Card>
  );
}

// It wraps after the @ and the dots rather than inside a word.
function MailLink({ address }: { address: string }) {
  const at = address.lastIndexOf('@') + 1;
  return (
    <a href={mailLink(address)}>
      <DottedText text={address.slice(0, at)} />
      <DottedText text={address.slice(at)} />
    </a>
  );
}
