import Box from '@mui/material/Box';
import { useState } from 'react';
import { useApprovalAwaited } from '#src/features/quotas/queries.ts';
import { useMySites, usePublish, useTemplates } from '#src/features/templates/queries.ts';
import { useSite } from '#src/sites/queries.ts';
import { Stack } from '#src/ui/base/Stack.tsx';
import { Notice } from '#src/ui/feedback/Notice.tsx';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { PageHeader } from '#src/ui/layout/PageHeader.tsx';
import { DomainCard } from './DomainCard.tsx';
import { PublishedSites } from './PublishedSites.tsx';
import { SiteContentCard } from './SiteContentCard.tsx';
import { TemplateGrid } from './TemplateGrid.tsx';

/** Website Templates: choose, publish, open, connect a domain (specification 001, section 2). */
export function TemplatesScreen() {
  const templates = useTemplates();
  const sites = useMySites();
  const publish = usePublish();
  const say = useSnackbar();
  const [publishing, setPublishing] = useState<string>();
  const site = sites.data?.data[0];
  // Visitors see the site only once the broker is approved.
  const isPublic = useApprovalAwaited() === false && !site?.unpublishedReason;
  const seen = useSite(isPublic ? site?.slug : undefined, 1);
  return (
    <>
      <PageHeader title="Website Templates" purpose="Choose a design, publish it, then put your own domain on it" />
      {site?.unpublishedReason ? (
        <Box sx={{ mb: 2.5 }}>
          <Notice tone="error">
            Nivaas has taken your website offline: “{site.unpublishedReason}”. Only Nivaas can publish it again.
          </Notice>
        </Box>
      ) : null}
      <TemplateGrid
        templates={templates.data?.data ?? []}
        // The published template comes first: before it is known, cards would be drawn only to move.
        loading={templates.isPending || sites.isPending}
        published={site?.template}
        site={seen.data?.data}
        offline={Boolean(site?.unpublishedReason)}
        publishing={publish.isPending ? publishing : undefined}
        onPublish={({ name, label }) => {
          setPublishing(name);
          publish.mutate(name, { onSuccess: () => say(`Published in ${label}`) });
        }}
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2.5,
          mt: 2.5,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
        }}
      >
        <Stack gap={2.5}>
          <PublishedSites sites={sites.data?.data ?? []} loading={sites.isPending} failed={sites.isLoadingError} />
          <DomainCard key={site?.slug ?? ''} site={site} known={sites.isSuccess} siteIpv4={sites.data?.siteIpv4} />
        </Stack>
        {sites.isLoadingError ? null : <SiteContentCard published={site !== undefined} />}
      </Box>
    </>
  );
}
