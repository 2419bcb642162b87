import { expect, fn, screen } from 'storybook/test';
import { RowPresses } from '#src/features/leads/today/RowPresses.tsx';
import { useDayWork } from '#src/features/leads/today/useDayWork.ts';
import { signedIn } from '#stories/mocks/auth.ts';
import { dayLead } from '#stories/mocks/dayLeads.ts';
import { leadCalls } from '#stories/mocks/leads.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const chosen = fn();

function Stage({ phone }: { phone?: string }) {
  const lead = dayLead(101);
  return <RowPresses lead={{ ...lead, phone: phone ?? lead.phone }} work={useDayWork()} next onChoose={chosen} />;
}

const meta = preview.meta({
  component: Stage,
  decorators: [inBox({ p: 2 })],
  parameters: { ...framed(100), session: signedIn('broker') },
  beforeEach: ({ msw }) => msw.use(...leadCalls()),
});

/** Opens the phone's dialler, or WhatsApp with a greeting that names the home; a menu offers other times. */
export const Ways = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: /^Call Lalit/ }).getAttribute('href')).toMatch(/^tel:\+?\d+$/);
    const chat = decodeURIComponent(canvas.getByRole('link', { name: /^WhatsApp/ }).getAttribute('href') ?? '');
    await expect(chat).toContain('you asked about 4 BHK villa near Kanta Chauraha');
    await userEvent.click(canvas.getByRole('button', { name: /^Another time/ }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Choose a time' }));
    await expect(chosen).toHaveBeenCalledOnce();
  },
});

/** No WhatsApp link for a number that WhatsApp cannot use. */
export const WithoutWhatsApp = meta.story({
  args: { phone: '0141 2345' },
  play: async ({ canvas }) => expect(canvas.queryByRole('link', { name: /^WhatsApp/ })).toBeNull(),
});
