import { describe, expect, it } from 'vitest';
import { type CarouselPresetName, carouselPresets, enoughToLoop, swiperSettings } from './carouselPresets.ts';

/** The specification's table, as it is written there. */
const table = `
| High-demand projects | 16 | 1.1; 1.2 at width 480; 2 at 640; 3 at 900; 4 at 1200 | every 3500 ms | 650 ms | yes |
| Recommended sellers | 16 | 1; 2 at 640; 3 at 980; 4 at 1280 | every 4500 ms | 550 ms | yes |
| Property types | 18 | 1.05; 1.2 at 540; 2 at 768; 3 at 1024 | none | not shown | not shown |
| Owner properties | 16 | 1.1; 2 at 640; 3 at 980; 4 at 1280 | not shown | not shown | not shown |
| Blog | 16 | same as owner properties, with a grab cursor | not shown | not shown | not shown |`;

const names: Record<string, CarouselPresetName> = {
  'High-demand projects': 'projects',
  'Recommended sellers': 'sellers',
  'Property types': 'propertyTypes',
  'Owner properties': 'ownerProperties',
  Blog: 'blog',
};

const rows = table
  .trim()
  .split('\n')
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .map(([, section = '', gap, perView = '', autoplay, speed, loop]) => ({
    section,
    name: names[section] ?? 'projects',
    gap,
    perView,
    autoplay,
    speed,
    loop,
  }));

/** The number of slides that a cell like '1; 2 at 640' gives for a width. */
const outAt = (cell: string, width: number): number =>
  cell
    .split(';')
    .map((part) => part.split(' at '))
    .filter(([, from]) => Number(from?.replace('width', '') ?? 0) <= width)
    .map(([perView]) => Number(perView))
    .at(-1) ?? Number.NaN;

const ownerCell = rows.find(({ name }) => name === 'ownerProperties')?.perView ?? '';
const milliseconds = (cell = '') => (/\d+/.test(cell) ? Number(cell.match(/\d+/)?.[0]) : undefined);

describe.each(rows)('$section', ({ name, gap, perView, autoplay, speed, loop }) => {
  const cell = perView.startsWith('same as owner properties') ? ownerCell : perView;
  const settings = swiperSettings(name, 12);

  it.each([400, 640, 900, 1200, 1300])('shows as many slides as the table says at %i', (width) => {
    // The library takes the last of its breakpoints that is not wider than the window.
    const points = Object.entries(settings.breakpoints ?? {}).filter(([from]) => Number(from) <= width);
    expect(points.at(-1)?.[1].slidesPerView ?? settings.slidesPerView).toBe(outAt(cell, width));
  });

  it('keeps the gap, moves and loops as the table says', () => {
    expect(settings.spaceBetween).toBe(Number(gap));
    expect(settings.autoplay).toEqual(
      milliseconds(autoplay) ? { delay: milliseconds(autoplay), disableOnInteraction: false } : undefined,
    );
    expect(settings.speed).toBe(milliseconds(speed));
    expect(settings.loop).toBe(loop === 'yes' ? true : undefined);
    expect(settings.grabCursor).toBe(perView.includes('grab cursor') ? true : undefined);
  });

  it('changes at every width that the table names', () => {
    const said = [...cell.matchAll(/at (?:width )?(\d+)/g)].map(([, width]) => Number(width));
    expect(carouselPresets[name].steps.slice(1).map(({ from }) => from)).toEqual(said);
  });
});

describe('few slides', () => {
  it('go round only where one waits outside at every width, and are wound back elsewhere', () => {
    expect([1, 2, 3, 4, 5].map((count) => enoughToLoop('projects', count))).toEqual([true, false, true, true, true]);
    expect([1, 2, 3].map((count) => enoughToLoop('sellers', count))).toEqual([true, false, true]);
    expect(swiperSettings('projects', 2)).toMatchObject({ rewind: true });
    expect(swiperSettings('projects', 2)).not.toHaveProperty('loop');
    expect(swiperSettings('blog', 2)).not.toHaveProperty('rewind');
  });
});
