import { expect } from 'storybook/test';
import { buildHomeDetail } from '#contract/fixtures/homes.ts';
import { HomeRera } from '#src/screens/public/home/HomeRera.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: HomeRera });

export const Whole = meta.story({
  args: { home: buildHomeDetail() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5 Nov 2026')).toBeVisible();
  },
});

export const NotChecked = meta.story({
  args: { home: buildHomeDetail({ rera_checked: null }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Not checked by Nivaas/)).toBeVisible();
  },
});
const { rera_number: _, ...features } = buildHomeDetail().features;
export const NoNumber = meta.story({
  args: { home: buildHomeDetail({ rera_checked: null, features: { ...features, rera_status: 'not_applicable' } }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The broker gave none/)).toBeVisible();
  },
});

/** The broker says that the home is registered, but gave no number. */
export const RegisteredWithoutNumber = meta.story({
  args: { home: buildHomeDetail({ rera_checked: null, features }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Registered, says the broker, who gave no number. Ask for it.')).toBeVisible();
  },
});
