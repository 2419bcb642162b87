import Box from '@mui/material/Box';
import type { ManagedSite } from '#contract/managedSites.ts';
import { paths } from '#contract/paths.ts';
import { siteTemplates } from '#contract/templates.ts';
import { formatNumber } from '#src/lib/format.ts';
import { Row } from '#src/ui/base/Row.tsx';
import { Stack } from '#src/ui/base/Stack.tsx';
import { Text } from '#src/ui/base/Text.tsx';
import { DottedText } from '#src/ui/data/DottedText.tsx';
import { RowMenu } from '#src/ui/data/RowMenu.tsx';
import { DomainState } from './DomainState.tsx';
import { WebsiteStateChip } from './WebsiteStateChip.tsx';
import { type WebsiteActions, websiteMenu } from './websiteActions.ts';

interface WebsiteCardProps extends WebsiteActions {
  site: ManagedSite;
}

const figures = { homes: 'Homes', views_30: 'Visits', enquiries_30: 'Enquiries' } as const;

/** A website's row where there is no room for a table. */
export function WebsiteCard({ site, ...actions }: WebsiteCardProps) {
  const { broker, slug, template, customDomain, domain, unpublished_reason: reason } = site;
  return (
    <Stack gap={1.5}>
      <Box sx={{ display: 'flex', alignItems: 'flex-start', justifyContent: 'space-between', gap: 1.5 }}>
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Text component="h2" variant="cardTitle">
            {broker.name}
          </Text>
          <Text variant="caption" quiet>
            {paths.site(slug)} · {siteTemplates.labels[template]}
          </Text>
        </Box>
        <RowMenu title={broker.name} line={paths.site(slug)} items={websiteMenu(site, actions)} />
      </Box>
      {customDomain && domain ? (
        <Box sx={{ overflowWrap: 'anywhere' }}>
          <DottedText text={customDomain} />
          <Text variant="caption" quiet>
            <DomainState report={domain} />
          </Text>
        </Box>
      ) : null}
      <Box component="dl" sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 1, m: 0 }}>
        {(['homes', 'views_30', 'enquiries_30'] as const).map((name) => (
          <Box key={name} sx={{ display: 'flex', flexDirection: 'column-reverse' }}>
            <Text component="dt" variant="caption" quiet>
              {figures[name]}
            </Text>
            <Text component="dd" variant="subtitle2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
              {formatNumber(site[name])}
            </Text>
          </Box>
        ))}
      </Box>
      <Row gap={1} wrap>
        <WebsiteStateChip site={site} />
        {reason ? (
          <Text component="span" variant="caption" quiet sx={{ overflowWrap: 'anywhere' }}>
            {reason}
          </Text>
        ) : null}
      </Row>
    </Stack>
  );
}
