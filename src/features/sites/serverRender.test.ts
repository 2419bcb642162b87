import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { buildSite, buildSiteHead, buildSiteListing, buildSiteProperty } from '../../../contract/fixtures/sites';
import { siteTemplates } from '../../../contract/templates';
import { SiteHome } from './SiteHome';
import { SitePropertyPage } from './SitePropertyPage';

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
  it('has one first heading, and nothing that runs', () => {
    for (const html of [home, page]) {
      expect(html.match(/<h1[ >]/g)).toHaveLength(1);
      expect(html).not.toMatch(/<script|<img[^>]*onerror|<\/script/i);
    }
  });
});
