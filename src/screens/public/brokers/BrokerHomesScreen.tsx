import Box from '@mui/material/Box';
import { homesPath } from '#contract/homes/address.ts';
import type { HomeRow, PublicBroker } from '#contract/homes/schemas.ts';
import { paths } from '#contract/paths.ts';
import { HomeList } from '#src/features/homes/HomeList.tsx';
import { homesWords } from '#src/features/homes/homeCounts.ts';
import { Island } from '#src/lib/Island.tsx';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { publicContent } from '#src/ui/layout/publicContent.ts';
import { Breadcrumbs } from '#src/ui/navigation/Breadcrumbs.tsx';
import { MoreLink } from '#src/ui/navigation/MoreLink.tsx';
import { BrokerHead } from './BrokerHead.tsx';

export interface BrokerHomesScreenProps {
  broker: PublicBroker;
  /** The newest of their homes. */
  homes: readonly HomeRow[];
}

/** A broker's page: who they are, and the homes they sell. */
export function BrokerHomesScreen({ broker, homes }: BrokerHomesScreenProps) {
  return (
    <Box sx={publicContent}>
      <Box sx={{ py: 1 }}>
        <Breadcrumbs above={[{ label: 'Brokers', to: paths.brokers }]} here={broker.name} />
      </Box>
      <BrokerHead broker={broker} page>
        <Text component="h1" variant="h2">
          {broker.name}
        </Text>
      </BrokerHead>
      <Box component="section" aria-labelledby="homes" sx={{ mt: 5 }}>
        <Row wrap between sx={{ mb: 2 }}>
          <Text component="h2" id="homes" variant="h3">
            Homes for sale
          </Text>
          {broker.homes > homes.length ? (
            <MoreLink label={`See all ${homesWords(broker.homes)}`} to={homesPath({ broker: broker.slug })} />
          ) : null}
        </Row>
        <Island name="homes">
          <HomeList homes={homes} />
        </Island>
      </Box>
    </Box>
  );
}
