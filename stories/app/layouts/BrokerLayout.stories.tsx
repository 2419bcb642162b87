import { expect, screen, waitFor } from 'storybook/test';
import preview from '../../../.storybook/preview';
import { logout, whoami } from '../../../contract/auth';
import { buildProfile } from '../../../contract/fixtures/profiles';
import { BrokerLayout } from '../../../src/app/layouts/BrokerLayout';
import { signedIn } from '../../mocks/auth';
import { mock } from '../../mocks/mock';

const meta = preview.meta({
  component: BrokerLayout,
  parameters: { session: signedIn('broker'), router: { path: '/broker/properties/new', at: '/broker/properties/new' } },
  beforeEach: ({ msw }) =>
    msw.use(
      mock(whoami, () => ({ data: buildProfile({ role: 'broker' }) })),
      mock(logout, () => ({ data: { id: 1 } })),
    ),
});

/** Exactly one place is current: Post Property is not also My Properties. */
export const Signed = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const current = (await canvas.findAllByRole('link')).filter((link) => link.hasAttribute('aria-current'));
    await expect(current.map((link) => link.textContent)).toEqual(['Post Property']);
  },
});

/** The refreshed profile replaces the stored one. */
export const Refreshed = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(mock(whoami, () => ({ data: buildProfile({ role: 'broker', name: 'Asha Rathore Singh' }) }))),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: /Asha Rathore Singh/ })).toBeVisible();
  },
});

/** A session that the server says belongs to another role is dropped. */
export const OtherRole = meta.story({
  beforeEach: ({ msw }) => msw.use(mock(whoami, () => ({ data: buildProfile({ role: 'user' }) }))),
  play: async () => {
    await waitFor(() => expect(localStorage.getItem('nivaas.session.broker')).toBeNull());
  },
});

export const LoggedOut = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Asha/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await expect(await canvas.findByTestId('elsewhere')).toHaveTextContent('/auth');
  },
});
