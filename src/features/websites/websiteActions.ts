import { ArrowUpRight, Eye, EyeOff, RefreshCw, Unlink } from 'lucide-react';
import type { ManagedSite } from '#contract/managedSites.ts';
import { paths } from '#contract/paths.ts';
import type { RowMenuItem } from '#src/ui/data/RowMenu.tsx';
import type { WebsiteStep } from './queries.ts';

/** What the operator can do with a website. */
export interface WebsiteActions {
  onStep: (site: ManagedSite, step: WebsiteStep) => void;
  onUnpublish: (site: ManagedSite) => void;
  onRelease: (site: ManagedSite) => void;
}

/** The entries of a website's menu. */
export const websiteMenu = (
  site: ManagedSite,
  { onStep, onUnpublish, onRelease }: WebsiteActions,
): readonly RowMenuItem[] => [
  ...(site.published && site.broker.status === 'active'
    ? [{ label: 'Open the site', icon: ArrowUpRight, href: paths.site(site.slug) }]
    : []),
  ...(site.domain
    ? [
        { label: 'Check the domain now', icon: RefreshCw, onClick: () => onStep(site, 'check') },
        { label: 'Release the domain', icon: Unlink, onClick: () => onRelease(site) },
      ]
    : []),
  site.published
    ? { label: 'Unpublish…', icon: EyeOff, danger: true, onClick: () => onUnpublish(site) }
    : { label: 'Publish again', icon: Eye, onClick: () => onStep(site, 'publish') },
];
