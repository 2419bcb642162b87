import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Mail, Phone } from 'lucide-react';
import type { Broker } from '#contract/brokers.ts';
import { fileUrl } from '#src/lib/apiBase.ts';
import { messageOf } from '#src/lib/apiError.ts';
import { mailLink, phoneLink } from '#src/lib/contactLinks.ts';
import { DefinitionList } from '#src/ui/data/DefinitionList.tsx';
import { AlertDialog } from '#src/ui/feedback/AlertDialog.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { ResponsiveDialog } from '#src/ui/layout/ResponsiveDialog.tsx';
import { PersonAvatar } from '#src/ui/media/PersonAvatar.tsx';
import { Picture } from '#src/ui/media/Picture.tsx';
import { BrokerStatusChip } from './BrokerStatusChip.tsx';
import { useBroker } from './queries.ts';

interface BrokerDetailDialogProps {
  broker: Pick<Broker, 'id' | 'name'>;
  onClose: () => void;
  onEdit: (broker: Broker) => void;
}

const photoOf = ({ name, photo }: Broker) =>
  photo ? (
    <Box sx={{ width: 120, borderRadius: '10px', overflow: 'hidden', display: 'grid' }}>
      <Picture src={fileUrl(photo, 320)} alt={`Photo of ${name}`} title={name} ratio="1 / 1" />
    </Box>
  ) : null;

const factsOf = (broker: Broker) => [
  { label: 'ID', value: String(broker.id) },
  { label: 'Name', value: broker.name },
  { label: 'Email', value: broker.email },
  { label: 'Phone', value: broker.phone },
  { label: 'License No', value: broker.licenseNo },
  { label: 'Status', value: <BrokerStatusChip status={broker.status} /> },
  { label: 'Tenant DB', value: broker.tenantDb },
  { label: 'Photo', value: photoOf(broker) },
];

/** One broker, refetched from the server; a failure shows an alert with a retry. */
export function BrokerDetailDialog({ broker, onClose, onEdit }: BrokerDetailDialogProps) {
  const { data, error, refetch } = useBroker(broker.id);
  if (error)
    return (
      <AlertDialog
        open
        title="Failed to load broker"
        message={messageOf(error, 'The broker could not be read. Try again in a moment.')}
        onClose={onClose}
        action={{ label: 'Try again', onAction: () => void refetch() }}
      />
    );
  const found = data?.data;
  return (
    <ResponsiveDialog
      size="aside"
      open
      title={broker.name}
      lead={
        <PersonAvatar name={broker.name} photo={found?.photo && fileUrl(found.photo, 320)} fallback="BR" size={44} />
      }
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          {found ? (
            <Button variant="contained" onClick={() => onEdit(found)}>
              Edit
            </Button>
          ) : null}
        </>
      }
    >
      {found ? (
        <>
          <Box sx={{ display: 'flex', gap: 1, mb: 2.5, '& > *': { flex: 1 } }}>
            {found.phone ? (
              <Button href={phoneLink(found.phone)} startIcon={<Phone size={18} />}>
                Call
              </Button>
            ) : null}
            <Button href={mailLink(found.email)} startIcon={<Mail size={18} />}>
              Write
            </Button>
          </Box>
          <DefinitionList items={factsOf(found)} />
        </>
      ) : (
        <Loading shape="facts" count={8} />
      )}
    </ResponsiveDialog>
  );
}
