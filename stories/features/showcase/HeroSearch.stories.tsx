import { expect, spyOn, waitFor } from 'storybook/test';
import { HeroSearch } from '#src/features/showcase/HeroSearch.tsx';
import { expectPlaceholderToFit } from '#storybook/expectPlaceholderToFit.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: HeroSearch,
  decorators: [inBox({ p: { xs: 2, sm: 5 } })],
});

/** Mocks the browser's location: a position, or an error code: denied (1), unavailable (2), timeout (3). */
const placed = (answer: { latitude: number; longitude: number } | 1 | 2 | 3) =>
  spyOn(navigator.geolocation, 'getCurrentPosition').mockImplementation((found, failed) => {
    if (typeof answer === 'number') {
      const codes = { PERMISSION_DENIED: 1, POSITION_UNAVAILABLE: 2, TIMEOUT: 3 } as const;
      failed?.({ code: answer, message: '', ...codes });
      return;
    }
    const coords = { ...answer, accuracy: 20, altitude: null, altitudeAccuracy: null, heading: null, speed: null };
    found({ coords: { ...coords, toJSON: () => coords }, timestamp: 0, toJSON: () => ({}) });
  });

/** The address that Search opens. */
const target = (form: HTMLFormElement): string => {
  const query = new URLSearchParams([...new FormData(form)].map(([name, value]) => [name, String(value)]));
  return `${form.getAttribute('action')}?${query}`;
};

/** Each tab has its own placeholder, which fits a phone; Search opens a page without an API call. */
export const Tabs = meta.story({
  play: async ({ canvas, userEvent }) => {
    const where = canvas.getByRole<HTMLInputElement>('searchbox', { name: 'Where' });
    const form = canvas.getByRole<HTMLFormElement>('search');
    await userEvent.type(where, 'raja park');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Category' }), 'Villa');
    const seen = [];
    const targets = [];
    for (const tab of ['Buy', 'Rent / PG', 'Projects', 'Commercial', 'Dealers']) {
      await userEvent.click(canvas.getByRole('tab', { name: tab }));
      seen.push(where.getAttribute('placeholder'));
      targets.push(target(form));
      await expectPlaceholderToFit(where);
    }
    await expect(new Set(seen).size).toBe(5);
    await expect(targets).toEqual([
      '/homes?type=villa&q=raja+park',
      '/homes?for=rent&type=villa&q=raja+park',
      '/homes?availability=under_construction%2Cupcoming&type=villa&q=raja+park',
      '/homes?building_type=commercial&q=raja+park',
      '/brokers?q=raja+park',
    ]);
  },
});

/** The nearest city that Nivaas covers is shown and fills the empty field. */
export const Nearby = meta.story({
  beforeEach: () => {
    placed({ latitude: 26.45, longitude: 74.64 });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Near me' }));
    await expect(await canvas.findByText(/^The nearest of our cities is Jaipur, about 12\d km away\.$/)).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('Jaipur');
  },
});

/** Far from every city that Nivaas covers: a message shows, and the field stays empty. */
export const FarAway = meta.story({
  beforeEach: () => {
    placed({ latitude: 51.5, longitude: -0.12 });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Near me' }));
    await expect(
      await canvas.findByText(/^We are not near you yet: the nearest of our cities is \w+, about 6,\d{3} km away\./),
    ).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
  },
});

/** A refused or unavailable location shows a message; the input stays. */
export const Refused = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: () => {
    placed(1);
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'Bani Park');
    await userEvent.click(canvas.getByRole('button', { name: 'Near me' }));
    await expect(await canvas.findByText(/^Your location was not shared/)).toBeVisible();
    await expect(canvas.getByRole('searchbox')).toHaveValue('Bani Park');
    placed(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Near me' }));
    await expect(await canvas.findByText(/^Your location could not be found just now/)).toBeVisible();
  },
});

/** The message is below the card, which keeps its height. */
export const NothingMoves = meta.story({
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => {
    placed(1);
  },
  play: async ({ canvas, userEvent }) => {
    const card = canvas.getByRole('search');
    const { height } = card.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('button', { name: 'Near me' }));
    await expect(await canvas.findByText(/^Your location was not shared/)).toBeVisible();
    await expect(card.getBoundingClientRect().height).toBe(height);
  },
});

/** On a phone the chosen tab scrolls into view, at first and after each choice. */
export const ChosenInSight = meta.story({
  globals: { viewport: { value: 'phone' } },
  parameters: { router: { path: '/landing', at: '/landing?for=dealers' } },
  play: async ({ canvas, userEvent }) => {
    const row = canvas.getByRole('tablist').getBoundingClientRect();
    const inSight = (name: string) => {
      const { left, right } = canvas.getByRole('tab', { name, selected: true }).getBoundingClientRect();
      return left >= row.left && right <= row.right;
    };
    await waitFor(() => expect(inSight('Dealers')).toBe(true));
    canvas.getByRole('tab', { name: 'Dealers' }).focus();
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(inSight('Buy')).toBe(true));
  },
});

/** The address presets the tab and the text. */
export const ByAddress = meta.story({
  parameters: { router: { path: '/landing', at: '/landing?for=tenants&q=Raja%20Park' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('tab', { name: 'Rent / PG' })).toHaveAttribute('aria-selected', 'true');
    await waitFor(() => expect(canvas.getByRole('searchbox')).toHaveValue('Raja Park'));
  },
});
