import { expect, waitFor, within } from 'storybook/test';
import { TopNav } from '#src/ui/navigation/TopNav.tsx';
import { navFeatured, navMenuOnly, navPerson, navPlaces, navSignIn } from '#stories/samples/topNav.ts';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: TopNav,
  args: { homeTo: '/', places: navPlaces, featured: navFeatured, menuOnly: navMenuOnly, signIn: navSignIn },
  parameters: { router: { at: '/about-us' } },
});

/** At 1280 px: the row with badges and the current place; the buttons are in visual order. */
export const Desktop = meta.story({
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    const nav = within(await canvas.findByRole('navigation', { name: 'Main' }));
    await expect(nav.getByRole('link', { name: /Insights/ })).toHaveAttribute('aria-current', 'page');
    await expect(nav.queryByRole('link', { name: 'Super Admin' })).toBeNull();
    const order = ['Nivaas', ...navPlaces.map(({ label }) => label), 'Post property', 'Login'];
    for (const name of order) {
      await userEvent.tab();
      await expect(canvas.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveFocus();
    }
  },
});

/** Signed in, with a name that does not fit. */
export const SignedIn = meta.story({
  args: { person: { ...navPerson, name: 'Venkatanarasimharajuvaripeta Subramanian' } },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(/Venkatanarasimharaju/)).toBeVisible();
    const account = canvas.getByRole('link', { name: 'Your account, Venkatanarasimharajuvaripeta Subramanian' });
    await expect(account).toHaveAttribute('href', navPerson.to);
    await expect(account.getBoundingClientRect().width).toBe(44);
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull();
    canvas.getByRole('button', { name: 'Log out' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(navPerson.onLogOut).toHaveBeenCalled();
  },
});

/** On a phone places, logins and buttons are in the menu; Escape closes it and returns the focus. */
export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    const opener = await canvas.findByRole('button', { name: 'Open menu' });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'For Buyers' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(opener).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Super Admin' })).toBeVisible();
  },
});

export const PhoneSignedIn = meta.story({
  args: { person: navPerson },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open menu' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Log out' })).toBeVisible());
    await expect(canvas.queryByRole('link', { name: 'Login' })).toBeNull();
  },
});
