import { expect } from 'storybook/test';
import { photoUrl } from '#contract/fixtures/photoUrl.ts';
import { buildSiteHead } from '#contract/fixtures/sites.ts';
import { SitePortrait } from '#src/sites/parts/SitePortrait.tsx';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const letters = buildSiteHead();
const photo = { ...letters, broker: { ...letters.broker, photo: photoUrl('villa', 'exterior', 4) } };
const meta = preview.meta({ component: SitePortrait, decorators: inSite, args: { site: letters } });

export const Letters = meta.story();
export const Photo = meta.story({ args: { site: photo } });

/** The broker switched the portrait off. */
export const Unwanted = meta.story({
  tags: ['behaviour'],
  args: { site: { ...photo, content: { ...photo.content, portrait: false } } },
  play: async ({ canvasElement }) => expect(canvasElement.querySelector('img')).toBeNull(),
});
