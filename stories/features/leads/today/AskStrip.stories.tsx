import { expect, fn, waitFor } from 'storybook/test';
import { AskStrip } from '#src/features/leads/today/AskStrip.tsx';
import { dayLead } from '#stories/mocks/dayLeads.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const at = new Date(2026, 10, 23, 10, 41).toISOString();

const meta = preview.meta({
  component: AskStrip,
  decorators: [inBox({ p: 2 })],
  args: {
    lead: dayLead(101),
    asked: { by: 'call' as const, at, text: '' },
    work: { answer: fn(), type: fn(), stopAsking: fn() },
  },
});

/** When the broker returns to the page after a call, the strip takes the focus; Escape dismisses it. */
export const Called = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const strip = canvas.getByRole('group', { name: 'Called at 10:41 am. How did it go?' });
    await waitFor(() => {
      document.dispatchEvent(new Event('visibilitychange'));
      return expect(strip).toHaveFocus();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'No answer' }));
    await expect(args.work.answer).toHaveBeenCalledWith(args.lead, 'no_answer');
    await userEvent.keyboard('{Escape}');
    await expect(args.work.stopAsking).toHaveBeenCalledOnce();
  },
});

/** Escape does not dismiss typed text. */
export const Typed = meta.story({
  args: { asked: { by: 'call' as const, at, text: 'Wants to see it on Sunday' } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: /^Details/ }));
    await userEvent.keyboard('{Escape}');
    await expect(args.work.stopAsking).not.toHaveBeenCalled();
  },
});

/** The text is as long as a plan allows. Enter moves to the answers. */
export const AsLongAsPossible = meta.story({
  args: { asked: { by: 'call' as const, at, text: 'Wants to see it. '.repeat(20).slice(0, 200) } },
  play: async ({ canvas, userEvent }) => {
    const line = canvas.getByRole('textbox', { name: /^Details/ });
    await expect(line).toHaveAttribute('maxlength', '200');
    await expect(canvas.getByRole('status')).toHaveTextContent('No more than 200 characters');
    await userEvent.click(line);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Spoke' })).toHaveFocus();
  },
});

export const Wrote = meta.story({ args: { asked: { by: 'whatsapp' as const, at, text: '' } } });

export const Dark = meta.story({ tags: ['full'], globals: { scheme: 'dark' } });

export const Phone = meta.story({ tags: ['full'], globals: { viewport: { value: 'phone' } } });
