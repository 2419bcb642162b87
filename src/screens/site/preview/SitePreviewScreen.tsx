import { useParams } from 'react-router-dom';
import { paths, propertyIdIn } from '#contract/paths.ts';
import { type SiteTemplate, siteTemplates } from '#contract/templates.ts';
import { useDocumentTitle } from '#src/lib/useDocumentTitle.ts';
import { SiteFailed } from '#src/sites/SiteFailed.tsx';
import { SiteHome } from '#src/sites/SiteHome.tsx';
import { SiteLoading } from '#src/sites/SiteLoading.tsx';
import { SiteNotFound } from '#src/sites/SiteNotFound.tsx';
import { SitePropertyPage } from '#src/sites/SitePropertyPage.tsx';
import { usePreviewSite } from '#src/sites/usePreviewSite.ts';
import { PreviewBar } from './PreviewBar.tsx';

/** A preview of a template's home or property page, with the broker's listings or samples (specification 001, section 2). */
export function SitePreviewScreen() {
  const { template = '', property } = useParams();
  const known = siteTemplates.values.find((value) => value === template);
  return known ? <Preview template={known} property={property} /> : <SiteNotFound />;
}

function Preview({ template, property }: { template: SiteTemplate; property: string | undefined }) {
  const { site, properties, sample, pending, failure, retry } = usePreviewSite(template);
  const label = siteTemplates.labels[template];
  useDocumentTitle(`${label} preview`);
  if (pending) return <SiteLoading />;
  if (failure) return <SiteFailed error={failure} onRetry={retry} />;
  const shown = property === undefined ? undefined : properties.find(({ id }) => id === propertyIdIn(property));
  if (property !== undefined && !shown) return <SiteNotFound />;
  const frame = { site, base: paths.sitePreview(template), preview: true };
  return (
    <>
      <PreviewBar label={label} sample={sample} />
      {shown ? (
        <SitePropertyPage
          {...frame}
          property={shown}
          similar={site.listings.filter(({ id }) => id !== shown.id).slice(0, 3)}
        />
      ) : (
        <SiteHome {...frame} />
      )}
    </>
  );
}
