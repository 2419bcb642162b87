import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { buildSite, buildSiteHead, buildSiteListing, buildSiteProperty } from '#contract/fixtures/sites.ts';
import { siteTemplates } from '#contract/templates.ts';
import { SiteHome } from './SiteHome.tsx';
import { SitePropertyPage } from './SitePropertyPage.tsx';

const hostile = '</script><script>window.broken = 1</script>"><img src=x onerror=alert(1)>';
const title = `Neem Court ${hostile}`;

// Without a window: this is what the server does.
describe.each(siteTemplates.values)('%s on the server', (template) => {
  const listings = [buildSiteListing({ title }), buildSiteListing({ id: 2, title: 'Second' })];
  const home = renderToString(
    createElement(SiteHome, { site: buildSite({ template, listings }), base: '/site/asha-rathore' }),
  );
  const page = renderToString(
    createElement(SitePropertyPage, {
      site: buildSiteHead({ template }),
      property: buildSiteProperty({ title, description: hostile, amenities: [hostile] }),
      similar: listings.slice(1),
      base: '',
    }),
  );

  it('has all that is to be read, and links that need no script', () => {
    expect(home).toContain('Neem Court &lt;/script&gt;');
    expect(home).toContain('href="/site/asha-rathore/2-second"');
    expect(page).toContain('Neem Court &lt;/script&gt;');
    expect(page).toContain('href="/2-second"');
    expect(page).toContain('href="/#listings"');
    for (const said of ['₹98,50,000', 'Semi furnished', 'SAMPLE/RAJ/P/2025/0417', 'EMI calculator'])
      expect(page).toContain(said);
  });
  it('lets no mark in anybody’s words turn round what stands beside them', () => {
    const turned = (words: string) => `\u202e${words}`;
    const told = {
      ...{ title: turned('title'), locality: turned('locality'), city: turned('city'), state: turned('state') },
      ...{ description: turned('description'), rera_number: turned('rera') },
    };
    const head = buildSiteHead({ template });
    const broker = { ...head.broker, name: turned('name'), phone: turned('99'), licenseNo: turned('licence') };
    const homes = [buildSiteListing(told), buildSiteListing({ ...told, id: 2 })];
    const property = buildSiteProperty({
      ...told,
      ...{ sub_locality: turned('sub'), society_name: turned('society'), amenities: [turned('lift')] },
      ...{ highlights: [turned('high')], nearby_landmarks: [turned('school')] },
    });
    const pages = [
      createElement(SiteHome, { site: buildSite({ template, broker, listings: homes }), base: '' }),
      createElement(SitePropertyPage, { site: { ...head, broker }, property, similar: homes, base: '' }),
    ];
    for (const html of pages.map((one) => renderToString(one))) {
      const beside = [...html.matchAll(/<([^\s>]+)[^>]*>([^<]*\u202e[^<]*)<([^>]*)>/g)]
        .filter(([, opened, , next]) => next !== `/${opened}`)
        .map(([, , words]) => words);
      expect(beside).toEqual([]);
      // Nor stand words of ours behind them in one piece.
      expect(html.match(/>[^<]*\u202e[^<]*(?:shown|own listing|answers|License)[^<]*</gi)).toBeNull();
    }
  });
  it('names a phone to whom the form cannot serve, and none where the broker gave none', () => {
    const { broker, ...head } = buildSiteHead({ template });
    const words = (phone: string | null) =>
      renderToString(
        createElement(SiteHome, { site: buildSite({ ...head, broker: { ...broker, phone } }), base: '' }),
      ).replace(/<[^>]*>/g, '');
    expect(words(broker.phone)).toContain(`Call ${broker.phone} or write to ${broker.email}: the form needs scripts`);
    expect(words(null)).toContain(`Write to ${broker.email}: the form needs scripts`);
    expect(words(null)).not.toContain('or write to');
  });
  it('has one first heading, and nothing that runs', () => {
    for (const html of [home, page]) {
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html).not.toMatch(/<script|<img[^>]*onerror|<\/script/i);
    }
  });
});
