import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type LeadFieldName, leadFieldNames, leadFields, leadLabels, leadWords } from '#contract/leads/fields.ts';
import type { Lead } from '#contract/leads/schemas.ts';
import { mailLink, phoneLink } from '#src/lib/contactLinks.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { DefinitionList } from '#src/ui/data/DefinitionList.tsx';
import { DottedText } from '#src/ui/data/DottedText.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { isErased } from '../isErased.ts';

// The page shows the name and the status above.
const facts = leadFieldNames.filter((name) => name !== 'full_name' && name !== 'status');
const isLong = (name: LeadFieldName) => 'rows' in leadFields[name];

const links = {
  phone: (phone: string) => <a href={phoneLink(phone)}>{phone}</a>,
  email: (address: string) => <MailLink address={address} />,
} as const;

/** A lead's contact details and origin; read-only without `onEdit`. */
export function LeadFacts({ lead, onEdit }: { lead: Lead; onEdit?: (() => void) | undefined }) {
  const factOf = (name: LeadFieldName) => {
    const words = leadWords(name, lead[name]);
    const link = name === 'phone' || name === 'email' ? links[name] : undefined;
    return { label: leadLabels[name], value: words && link ? link(words) : words };
  };
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
            ...facts.filter((name) => !isLong(name)).map(factOf),
            { label: 'Came', value: formatDateTime(lead.created_at) },
            ...facts.filter(isLong).map(factOf),
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
