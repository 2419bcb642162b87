import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Lock, Mail, Phone } from 'lucide-react';
import { Link } from 'react-router-dom';
import { leadLabels, leadRows, leadWords } from '#contract/leads/fields.ts';
import { mailLink, phoneLink } from '#src/lib/contactLinks.ts';
import { formatDateTime } from '#src/lib/format.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { DefinitionList } from '#src/ui/data/DefinitionList.tsx';
import { ResponsiveDialog } from '#src/ui/layout/ResponsiveDialog.tsx';
import { PersonAvatar } from '#src/ui/media/PersonAvatar.tsx';
import { isErased } from './isErased.ts';
import { LeadStatusChip } from './LeadStatusChip.tsx';
import type { LeadRow } from './leadColumns.tsx';
import { useListState } from './leadSheetAddress.ts';
import { PrivacyNotice } from './PrivacyNotice.tsx';

// The message is below the others; who works the lead is not shown (specification 000, section 2).
const facts = leadRows.map(([name]) => name).filter((name) => name !== 'message' && name !== 'assigned_to');

interface LeadDetailDialogProps {
  lead: LeadRow;
  onClose: () => void;
  /** Opens the lead's form. Without it the lead is read-only. */
  onEdit?: (lead: LeadRow) => void;
  /** The address of the lead's own page. */
  page?: string;
}

/** A lead in full: name, email, phone, city, interest, source, status, message (specification 000, section 2). */
export function LeadDetailDialog(props: LeadDetailDialogProps) {
  const { lead, onClose } = props;
  const erased = isErased(lead);
  return (
    <ResponsiveDialog
      size="aside"
      open
      title={lead.full_name}
      line={lead.broker_name ? `Lead of ${lead.broker_name}` : `Came in ${formatDateTime(lead.created_at)}`}
      lead={<PersonAvatar name={lead.full_name} fallback="NA" size={44} />}
      onClose={onClose}
      actions={<Footer {...props} />}
    >
      <Box sx={{ display: 'grid', gap: 2, mb: 2.5 }}>
        <PrivacyNotice lead={lead} />
        {erased ? null : (
          <Box sx={{ display: 'flex', gap: 1, '& > *': { flex: 1 } }}>
            <Button href={phoneLink(lead.phone)} startIcon={<Phone size={18} />}>
              Call
            </Button>
            {lead.email ? (
              <Button href={mailLink(lead.email)} startIcon={<Mail size={18} />}>
                Email
              </Button>
            ) : null}
          </Box>
        )}
      </Box>
      <DefinitionList
        items={facts.map((name) => ({
          label: leadLabels[name],
          value: name === 'status' ? <LeadStatusChip status={lead.status} /> : leadWords(name, lead[name]),
        }))}
      />
      <Text component="h3" variant="label" sx={{ mt: 2.5, mb: 1 }}>
        {leadLabels.message}
      </Text>
      <Box
        component="p"
        sx={{
          p: 1.5,
          border: '1px solid',
          borderColor: 'roles.line',
          borderRadius: '10px',
          bgcolor: 'roles.subtle',
          whiteSpace: 'pre-line',
          overflowWrap: 'anywhere',
        }}
      >
        {lead.message || '–'}
      </Box>
    </ResponsiveDialog>
  );
}

function Footer({ lead, onClose, onEdit, page }: LeadDetailDialogProps) {
  const list = useListState();
  return (
    <>
      {onEdit ? null : (
        <Box
          sx={{
            mr: 'auto',
            display: 'flex',
            alignItems: 'center',
            gap: 0.75,
            typography: 'caption',
            color: 'roles.slate',
          }}
        >
          <Lock size={14} aria-hidden /> Broker lead, read-only
        </Box>
      )}
      {page ? (
        <Button component={Link} to={page} state={list} variant="text" sx={{ mr: 'auto', px: 1, whiteSpace: 'nowrap' }}>
          Open page
        </Button>
      ) : null}
      <Button onClick={onClose}>Close</Button>
      {onEdit && !isErased(lead) ? (
        <Button variant="contained" onClick={() => onEdit(lead)}>
          Edit
        </Button>
      ) : null}
    </>
  );
}
