import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Broker } from '#contract/brokers.ts';
import { fileUrl } from '#src/lib/apiBase.ts';
import { PersonAvatar } from '#src/ui/media/PersonAvatar.tsx';
import { BrokerStatusChip } from './BrokerStatusChip.tsx';
import type { BrokerActions } from './brokerColumns.tsx';

interface BrokerCardProps extends BrokerActions {
  broker: Broker;
}

/** A broker's row on a phone. */
export function BrokerCard({ broker, onView, onEdit, onLimits }: BrokerCardProps) {
  return (
    <Box sx={{ display: 'grid', gap: '12px' }}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: '12px' }}>
        <PersonAvatar
          name={broker.name}
          photo={broker.photo ? fileUrl(broker.photo, 320) : null}
          fallback="BR"
          size={40}
        />
        <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
          <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: '8px' }}>
            <Box component="h2" sx={{ typography: 'cardTitle', minWidth: 0 }}>
              {broker.name}
            </Box>
            <BrokerStatusChip status={broker.status} />
          </Box>
          <Box component="p">{broker.email}</Box>
          <Box component="p" sx={{ typography: 'caption', color: 'roles.slate', mt: '2px' }}>
            ID {broker.id}
          </Box>
        </Box>
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr 1fr', gap: '8px' }}>
        <Button aria-label={`View ${broker.name}`} onClick={() => onView(broker)}>
          View
        </Button>
        <Button aria-label={`Edit ${broker.name}`} onClick={() => onEdit(broker)}>
          Edit
        </Button>
        <Button aria-label={`Limits ${broker.name}`} onClick={() => onLimits(broker)}>
          Limits
        </Button>
      </Box>
    </Box>
  );
}
