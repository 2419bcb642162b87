import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'react-router-dom';
import type { PublicBroker } from '#contract/homes/schemas.ts';
import { paths } from '#contract/paths.ts';
import { formatNumber } from '#src/lib/format.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { fullestRows } from '#src/ui/layout/fullestRows.ts';
import { publicCard, publicContent } from '#src/ui/layout/publicContent.ts';
import { Breadcrumbs } from '#src/ui/navigation/Breadcrumbs.tsx';
import { BrokerHead } from './BrokerHead.tsx';

export interface BrokersListScreenProps {
  brokers: readonly PublicBroker[];
  /** The number of brokers on all pages. */
  total: number;
  page: number;
  pages: number;
  /** The search text; '' without a search. */
  q: string;
}

const pageAt = (q: string, page: number) => {
  const query = new URLSearchParams({ ...(q && { q }), ...(page > 1 && { page: String(page) }) });
  return `${paths.brokers}${query.size ? `?${query}` : ''}`;
};

/**
 * The brokers with homes for sale. A plain form searches them by name and locality, so it works without scripts, too.
 */
export function BrokersListScreen({ brokers, total, page, pages, q }: BrokersListScreenProps) {
  return (
    <Box sx={publicContent}>
      <Box sx={{ py: 1 }}>
        <Breadcrumbs above={[{ label: 'Homes', to: paths.homes }]} here="Brokers" />
      </Box>
      <Text component="h1" variant="h2">
        Brokers on Nivaas
      </Text>
      <Text role="status" variant="copy" quiet sx={{ mt: 1 }}>
        {formatNumber(total)} {total === 1 ? 'broker has' : 'brokers have'} homes for sale{q ? ` and match “${q}”` : ''}
      </Text>
      <SearchForm q={q} />
      {brokers.length === 0 ? (
        <EmptyState
          size="large"
          heading="h2"
          drawing="results"
          title="No broker has this name, or a home there"
          action={
            <Button component={Link} to={paths.brokers} size="large">
              Show all brokers
            </Button>
          }
        />
      ) : (
        <Box
          component="ul"
          sx={{
            display: 'grid',
            gridTemplateColumns: {
              xs: 'minmax(0, 1fr)',
              sm: 'repeat(2, minmax(0, 1fr))',
              lg: `repeat(${fullestRows(brokers.length, [3, 2])}, minmax(0, 1fr))`,
            },
            gridAutoRows: { sm: '1fr' },
            gap: 2,
            mt: 4,
          }}
        >
          {brokers.map((broker) => (
            <BrokerItem key={broker.slug} broker={broker} />
          ))}
        </Box>
      )}
      {pages > 1 ? <Pages {...{ q, page, pages }} /> : null}
    </Box>
  );
}

function SearchForm({ q }: { q: string }) {
  return (
    <Box component="form" role="search" action={paths.brokers} sx={{ display: 'flex', gap: 1, mt: 2.5, maxWidth: 560 }}>
      <Box
        component="input"
        type="search"
        name="q"
        aria-label="A broker’s name, or a locality"
        placeholder="Name or locality"
        defaultValue={q}
        maxLength={120}
        sx={{
          flex: 1,
          minWidth: 0,
          height: 48,
          px: 2,
          border: '1px solid',
          borderColor: 'roles.control',
          borderRadius: '8px',
          bgcolor: 'roles.paper',
          color: 'roles.ink',
          typography: 'copy',
          '&::placeholder': { color: 'roles.placeholder', opacity: 1 },
        }}
      />
      <Button type="submit" variant="contained" size="large">
        Search
      </Button>
    </Box>
  );
}

/** A broker in the list; the name is a link that covers the card. */
function BrokerItem({ broker }: { broker: PublicBroker }) {
  return (
    <Box component="li" sx={{ ...publicCard, position: 'relative', p: 2.5 }}>
      <BrokerHead broker={broker}>
        <Text component="h2" variant="h4">
          <Box
            component={Link}
            to={paths.brokerPage(broker.slug)}
            sx={{
              color: 'inherit',
              textDecoration: 'none',
              '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: '14px' },
              '&:hover': { color: 'roles.primary' },
            }}
          >
            {broker.name}
          </Box>
        </Text>
      </BrokerHead>
    </Box>
  );
}

function Pages({ q, page, pages }: Pick<BrokersListScreenProps, 'q' | 'page' | 'pages'>) {
  return (
    <Row component="nav" aria-label="Pages" gap={2} sx={{ justifyContent: 'center', mt: 4 }}>
      {page > 1 ? (
        <Button component={Link} to={pageAt(q, page - 1)} rel="prev">
          Previous
        </Button>
      ) : null}
      <span>
        {page} of {pages}
      </span>
      {page < pages ? (
        <Button component={Link} to={pageAt(q, page + 1)} rel="next">
          Next
        </Button>
      ) : null}
    </Row>
  );
}
