import type { HttpHandler } from 'msw';
import { buildPublishedSite, buildSite, buildSiteContent, buildTemplates } from '#contract/fixtures/sites.ts';
import { changeSiteContent, getSiteContent, plainContent, siteContentBody } from '#contract/siteContent.ts';
import { getSite } from '#contract/sites.ts';
import { listMySites, listTemplates, type PublishedSite, publishSite, siteTemplates } from '#contract/templates.ts';
import { mock } from './mock.ts';

/** The templates' calls; publishing returns the one site in the requested template. */
export const templateCalls = (sites: readonly PublishedSite[] = [buildPublishedSite()]): HttpHandler[] => [
  mock(listTemplates, () => ({ data: buildTemplates() })),
  mock(listMySites, () => ({ data: [...sites] })),
  mock(publishSite, ({ body }) => ({
    data: buildPublishedSite({ template: siteTemplates.values.find((value) => value === body.template) ?? 'classic' }),
  })),
  mock(getSiteContent, () => ({ data: sites.length ? buildSiteContent() : plainContent })),
  mock(getSite, () => ({ data: buildSite() })),
  mock(changeSiteContent, ({ body }) => ({ data: { ...plainContent, ...siteContentBody.cast(body) } })),
];
