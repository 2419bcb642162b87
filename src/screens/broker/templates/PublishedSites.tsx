import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { ArrowUpRight } from 'lucide-react';
import { type PublishedSite, siteTemplates } from '#contract/templates.ts';
import { formatNumber } from '#src/lib/format.ts';
import { newTabProps } from '#src/lib/newTabProps.ts';
import { useSession } from '#src/lib/sessions.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { DefinitionList } from '#src/ui/data/DefinitionList.tsx';
import { DottedText } from '#src/ui/data/DottedText.tsx';
import { StatusChip } from '#src/ui/data/StatusChip.tsx';
import { EmptyState } from '#src/ui/feedback/EmptyState.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { ShareAddress } from '#src/ui/feedback/ShareAddress.tsx';
import { Card } from '#src/ui/layout/Card.tsx';
import { HiddenNote } from './HiddenNote.tsx';

interface PublishedSitesProps {
  sites: readonly PublishedSite[];
  loading: boolean;
  /** Loading the list failed; no message is shown for that (specification 001, section 8). */
  failed: boolean;
}

const counted = (count: number, one: string) => `${formatNumber(count)} ${one}${count === 1 ? '' : 's'}`;

// The leads include enquiries on Nivaas' own pages, but not leads that were typed in or imported.
const lastDaysWords = ({ views_30, enquiries_30 }: PublishedSite): string =>
  `In the last 30 days: ${counted(views_30, 'page view')}, ${counted(enquiries_30, 'lead')} from the website`;

/** 'My Published Sites': template, slug, custom domain; unless the site is offline, also Open, Share and statistics. */
export function PublishedSites({ sites, loading, failed }: PublishedSitesProps) {
  const name = useSession('broker')?.name;
  return (
    <Card title="My Published Sites">
      {loading ? <Loading shape="facts" /> : null}
      {!loading && !failed && sites.length === 0 ? (
        <EmptyState
          title="Nothing published yet"
          text="Publish one of the templates above; your site opens from here."
        />
      ) : null}
      {sites.map((site) => (
        <div key={site.slug}>
          <DefinitionList
            items={[
              { label: 'Template', value: siteTemplates.labels[site.template] },
              { label: 'Slug', value: site.slug },
              { label: 'Custom domain', value: site.customDomain && <DottedText text={site.customDomain} /> },
            ]}
          />
          <Box sx={{ mt: 1.5 }}>
            {site.unpublishedReason ? (
              <StatusChip tone="error" label="Offline" />
            ) : (
              <>
                {/* Keeps the message of Share beside its button on a phone. */}
                <Box sx={{ display: 'flex', alignItems: 'start', gap: 1 }}>
                  <Button
                    href={site.urlPath}
                    {...newTabProps(`Open ${site.slug}`)}
                    endIcon={<ArrowUpRight size={16} />}
                  >
                    Open
                  </Button>
                  <ShareAddress title={name ?? site.slug} path={site.urlPath} label={`Share ${site.slug}`} />
                </Box>
                <HiddenNote />
                <Text variant="body2" quiet sx={{ mt: 1.5 }}>
                  {lastDaysWords(site)}
                </Text>
              </>
            )}
          </Box>
        </div>
      ))}
    </Card>
  );
}
