import { expect } from 'storybook/test';
import { RowBar } from '#src/features/leads/today/RowBar.tsx';
import { useDayWork } from '#src/features/leads/today/useDayWork.ts';
import { signedIn } from '#stories/mocks/auth.ts';
import { dayLead } from '#stories/mocks/dayLeads.ts';
import { leadCalls } from '#stories/mocks/leads.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

function Stage({ next, phone }: { next: boolean; phone?: string }) {
  const lead = dayLead(101);
  return <RowBar lead={{ ...lead, phone: phone ?? lead.phone }} work={useDayWork()} next={next} />;
}

const meta = preview.meta({
  component: Stage,
  args: { next: false },
  decorators: [inBox({ p: 2 })],
  parameters: { ...framed(100), session: signedIn('broker') },
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...leadCalls()),
});

export const Plain = meta.story({
  play: async ({ canvas }) => {
    const cells = [...canvas.getAllByRole('link'), ...canvas.getAllByRole('button')];
    await expect(cells).toHaveLength(4);
    for (const cell of cells) await expect(cell.getBoundingClientRect().height).toBeGreaterThanOrEqual(56);
  },
});

/** The lead to call first. */
export const Next = meta.story({ args: { next: true } });

export const Dark = meta.story({ tags: ['full'], args: { next: true }, globals: { scheme: 'dark' } });

export const WithoutWhatsApp = meta.story({ args: { phone: '0141 2345' } });
