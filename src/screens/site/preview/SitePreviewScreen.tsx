import { useParams } from 'react-router-dom';
import { paths, propertyIdIn } from '#contract/paths.ts';
import type { SiteHomeRow } from '#contract/sites.ts';
import { type SiteTemplate, siteTemplates } from '#contract/templates.ts';
import { useDocumentTitle } from '#src/lib/useDocumentTitle.ts';
import { SiteFrame } from '#src/sites/parts/SiteFrame.tsx';
import { SiteFailed } from '#src/sites/SiteFailed.tsx';
import { SiteHome } from '#src/sites/SiteHome.tsx';
import { SiteLoading } from '#src/sites/SiteLoading.tsx';
import { SiteNotFound } from '#src/sites/SiteNotFound.tsx';
import { SitePropertyPage } from '#src/sites/SitePropertyPage.tsx';
import { siteThemeOf } from '#src/sites/templateThemeOf.ts';
import { usePreviewSite } from '#src/sites/usePreviewSite.ts';
import { PreviewBar } from './PreviewBar.tsx';

/** A preview of a template's home or property page, with the broker's homes or samples (specification 001, section 2). */
export function SitePreviewScreen() {
  const { template = '', property } = useParams();
  const known = siteTemplates.values.find((value) => value === template);
  return known ? <Preview template={known} property={property} /> : <SiteNotFound />;
}

// The same type first, then the same use.
const similarTo = (home: SiteHomeRow, homes: readonly SiteHomeRow[]) => {
  const unlike = ({ property_type, building_type }: SiteHomeRow) =>
    Number(property_type !== home.property_type) + Number(building_type !== home.building_type);
  return homes
    .filter(({ id }) => id !== home.id)
    .toSorted((one, other) => unlike(one) - unlike(other))
    .slice(0, 3);
};

function Preview({ template, property }: { template: SiteTemplate; property: string | undefined }) {
  const { site, properties, sample, pending, failure, retry } = usePreviewSite(template);
  const label = siteTemplates.labels[template];
  const templateTheme = siteThemeOf(site);
  useDocumentTitle(`${label} preview`);
  if (pending)
    return (
      <SiteFrame templateTheme={templateTheme}>
        {/* The template's scheme, regardless of the device's. */}
        <div data-scheme={templateTheme.scheme}>
          <SiteLoading />
        </div>
      </SiteFrame>
    );
  if (failure) return <SiteFailed error={failure} onRetry={retry} />;
  const shown = property === undefined ? undefined : properties.find(({ id }) => id === propertyIdIn(property));
  if (property !== undefined && !shown) return <SiteNotFound />;
  const frame = { site, base: paths.sitePreview(template), preview: true };
  return (
    <>
      <PreviewBar label={label} sample={sample} />
      {shown ? (
        <SitePropertyPage {...frame} property={shown} similar={similarTo(shown, site.listings)} />
      ) : (
        <SiteHome {...frame} />
      )}
    </>
  );
}
