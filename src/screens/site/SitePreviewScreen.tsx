import Box from '@mui/material/Box';
import { useParams } from 'react-router-dom';
import { siteTemplates } from '../../../contract/templates';
import { usePreviewSite } from '../../features/sites/usePreviewSite';
import { useDocumentTitle } from '../../lib/useDocumentTitle';
import { NotFound } from '../../ui/feedback/NotFound';
import { PreviewBar } from './PreviewBar';
import { SiteLoading } from './SiteLoading';
import { SitePage } from './SitePage';

/** A template with the broker's own listings, or with samples (specification 001, section 2). */
export function SitePreviewScreen() {
  const { template = '' } = useParams();
  const known = siteTemplates.values.find((value) => value === template);
  return known ? (
    <Preview template={known} />
  ) : (
    <Box component="main" sx={{ minHeight: '100dvh', display: 'grid', placeItems: 'center' }}>
      <NotFound />
    </Box>
  );
}

function Preview({ template }: { template: (typeof siteTemplates.values)[number] }) {
  const { site, sample, pending } = usePreviewSite(template);
  const label = siteTemplates.labels[template];
  useDocumentTitle(`${label} preview`);
  if (pending) return <SiteLoading />;
  return (
    <>
      <PreviewBar label={label} sample={sample} />
      <SitePage site={site} preview />
    </>
  );
}
