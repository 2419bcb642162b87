import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, waitFor } from 'storybook/test';
import { siteTemplates } from '#contract/templates.ts';
import { SiteHome } from '#src/sites/SiteHome.tsx';
import { SitePropertyPage } from '#src/sites/SitePropertyPage.tsx';
import preview from '#storybook/preview.tsx';
import { homeOf, propertyOf } from '../mocks/siteKinds.ts';
import { fullSite } from '../mocks/sites.ts';

const meta = preview.meta({ component: SiteHome });

export const OnOurHost = meta.story({ args: { site: fullSite({ template: 'minimal' }), base: '/site/asha-rathore' } });
export const OnItsOwnDomain = meta.story({ args: { site: fullSite({ template: 'heritage' }), base: '' } });
export const Preview = meta.story({
  args: { site: fullSite({ template: 'classic' }), base: '/site/preview/classic', preview: true },
});

/** Hydrating the server’s markup reports no mismatch and changes no element. */
export const TakenOver = meta.story({
  args: { site: fullSite(), base: '' },
  render: () => <div id="stage" />,
  play: async ({ canvasElement }) => {
    const stage = canvasElement.querySelector('#stage');
    for (const template of siteTemplates.values) {
      const pages = [
        <SiteHome key="home" site={homeOf(template, 'full').site} base="/site/asha-rathore" />,
        <SitePropertyPage key="page" {...propertyOf(template, 'full')} base="/site/asha-rathore" />,
      ];
      for (const page of pages) {
        const sent = document.createElement('div');
        stage?.replaceChildren(sent);
        // React renders preload links first; on a real page they are in the head.
        sent.innerHTML = renderToString(page).replace(/^(?:<link[^>]*>)+/, '');
        const before = sent.querySelectorAll('*').length;
        const differences: unknown[] = [];
        const root = hydrateRoot(sent, page, { onRecoverableError: (error) => differences.push(error) });
        await waitFor(() => expect(Object.keys(sent.querySelector('h1') ?? {}).join()).toContain('__reactFiber'));
        await expect(differences).toEqual([]);
        await expect(sent.querySelectorAll('*').length).toBe(before);
        root.unmount();
      }
    }
  },
});
