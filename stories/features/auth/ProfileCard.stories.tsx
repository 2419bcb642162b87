import { expect } from 'storybook/test';
import { photoUrl } from '#contract/fixtures/photoUrl.ts';
import { buildProfile } from '#contract/fixtures/profiles.ts';
import { ProfileCard } from '#src/features/auth/ProfileCard.tsx';
import { formatDateTime } from '#src/lib/format.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: ProfileCard, parameters: { layout: 'padded' } });
const asha = buildProfile({ role: 'broker' });

/** The last login is shown in the viewer's time zone. */
export const Broker = meta.story({
  args: { of: 'broker', session: { ...asha, token: 'token', profile: asha } },
  play: async ({ canvas }) => {
    const terms = canvas.getAllByRole('term').map((term) => term.textContent);
    await expect(terms).toEqual(['Role', 'Phone', 'License No', 'Last Login']);
    const rows = canvas.getAllByRole('definition').map((value) => value.textContent);
    await expect(rows).toEqual(['broker', asha.phone, asha.licenseNo, formatDateTime(asha.lastLoginAt ?? '')]);
  },
});

/** A photo stored on the server; no licence, phone or earlier sign-in. */
export const Bare = meta.story({
  args: {
    of: 'broker',
    session: {
      ...{ ...asha, phone: null, licenseNo: null, lastLoginAt: null, photo: photoUrl('flat', 'exterior', 3) },
      token: 'token',
      profile: asha,
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('definition').map((value) => value.textContent)).toEqual([
      'broker',
      '-',
      '-',
      '-',
    ]);
    await expect(canvasElement.querySelector('img')).toHaveAttribute('src', photoUrl('flat', 'exterior', 3));
  },
});

/** The old email stays until the new one is confirmed. */
export const EmailWaits = meta.story({
  args: {
    of: 'broker',
    session: { ...asha, token: 'token', profile: { ...asha, pending_email: 'asha.new@nivaas.example' } },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(asha.email)).toBeVisible();
    await expect(canvas.getByRole('note')).toHaveTextContent(/Open the link in the mail to asha\.new@nivaas\.example/);
  },
});

export const Unnamed = meta.story({
  args: {
    of: 'broker',
    session: { token: 'token', name: '', email: '', phone: null, photo: null, lastLoginAt: null, profile: null },
  },
  play: async ({ canvas }) => expect(canvas.getByText('BR')).toBeInTheDocument(),
});
