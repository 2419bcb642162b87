import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import type { Broker } from '#contract/brokers.ts';
import { fileUrl } from '#src/lib/apiBase.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { aboveOpener, CardFooter, CardOpener } from '#src/ui/data/CardOpener.tsx';
import { PersonAvatar } from '#src/ui/media/PersonAvatar.tsx';
import { BrokerStatusChip } from './BrokerStatusChip.tsx';
import type { BrokerActions } from './brokerColumns.tsx';

interface BrokerCardProps extends BrokerActions {
  broker: Broker;
}

/** A broker's row on a phone. */
export function BrokerCard({ broker, onView, onEdit, onLimits }: BrokerCardProps) {
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 1.5 }}>
      <PersonAvatar
        name={broker.name}
        photo={broker.photo ? fileUrl(broker.photo, 320) : null}
        fallback="BR"
        size={40}
      />
      <Box sx={{ flex: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1 }}>
          <Text component="h2" variant="cardTitle" sx={{ minWidth: 0 }}>
            {broker.name}
          </Text>
          <BrokerStatusChip status={broker.status} />
        </Box>
        <Text>{broker.email}</Text>
        <CardFooter text={`ID ${broker.id}`}>
          <Button variant="text" aria-label={`Edit ${broker.name}`} onClick={() => onEdit(broker)} sx={aboveOpener}>
            Edit
          </Button>
          <Button variant="text" aria-label={`Limits ${broker.name}`} onClick={() => onLimits(broker)} sx={aboveOpener}>
            Limits
          </Button>
          <CardOpener label="View" of={broker.name} onClick={() => onView(broker)} />
        </CardFooter>
      </Box>
    </Box>
  );
}
