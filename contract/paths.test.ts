import { describe, expect, it } from 'vitest';
import { brokerSlug, paths, propertyIdIn } from './paths.ts';

it('links to the landing page for a visitor and with a search', () => {
  expect(paths.landingFor(undefined)).toBe(paths.landing);
  expect(paths.landingFor('owners')).toBe('/landing?for=owners');
  expect(paths.landingFor(undefined, 'Raja Park, Jaipur')).toBe('/landing?q=Raja%20Park%2C%20Jaipur');
  expect(paths.landingFor('tenants', 'C&D')).toBe('/landing?for=tenants&q=C%26D');
});

describe("a property's page", () => {
  it.each([
    ['/site/asha', 12, 'Villa near Statue Circle', '/site/asha/12-villa-near-statue-circle'],
    ['', 12, '  3 BHK “flat”, 2nd floor! ', '/12-3-bhk-flat-2nd-floor'],
    ['/site/preview/modern', 7, 'Café Señor', '/site/preview/modern/7-cafe-senor'],
    ['/site/asha', 7, 'जयपुर में घर', '/site/asha/7'],
    ['/site/asha', 7, '../../"><script>', '/site/asha/7-script'],
    ['/site/asha', 7, `${'a'.repeat(79)} b`, `/site/asha/7-${'a'.repeat(79)}`],
  ])('of %j, %i and %j is at %s', (base, id, title, path) => {
    expect(paths.siteProperty(base, id, title)).toBe(path);
    expect(propertyIdIn(path.split('/').at(-1) ?? '')).toBe(id);
  });
  it.each(['', '0', '-1', '01', 'villa', '12x', '1.5', '2147483648', '99999999999', '12%'])(
    'is not found at %j',
    (segment) => expect(propertyIdIn(segment)).toBeUndefined(),
  );
  it('is found by its id alone', () => expect(propertyIdIn('2147483647')).toBe(2_147_483_647));
});

it('names the pages of homes, places and brokers', () => {
  expect(paths.homePage(12, 'Villa near Statue Circle')).toBe('/homes/12-villa-near-statue-circle');
  expect(paths.place('Jaipur')).toBe('/homes/in/jaipur');
  expect(paths.place('Jaipur', 'C-Scheme')).toBe('/homes/in/jaipur/c-scheme');
  expect(paths.place('जयपुर')).toBe(`/homes/in/${encodeURIComponent('जयपुर')}`);
  expect(paths.brokerPage(brokerSlug(2, 'Asha Rathore'))).toBe('/brokers/2-asha-rathore');
  expect(paths.compareOf([])).toBe('/compare');
  expect(paths.compareOf([1, 2, 3])).toBe('/compare?ids=1,2,3');
});
