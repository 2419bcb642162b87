import { expect, fn } from 'storybook/test';
import { buildBroker } from '#contract/fixtures/brokers.ts';
import { BrokerCard } from '#src/features/brokers/BrokerCard.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: BrokerCard,
  args: { broker: buildBroker(), onView: fn(), onEdit: fn(), onLimits: fn() },
  decorators: [inBox({ p: 2, maxWidth: 360 })],
});

export const Active = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: `Edit ${args.broker.name}` }));
    await expect(args.onEdit).toHaveBeenCalledWith(args.broker);
    await userEvent.click(canvas.getByRole('button', { name: `Limits ${args.broker.name}` }));
    await expect(args.onLimits).toHaveBeenCalledWith(args.broker);
  },
});

export const LongText = meta.story({
  tags: ['full'],
  args: {
    broker: buildBroker({
      name: 'Chandrashekhar Venkatasubramanian Iyer and Sons Realty',
      email: 'chandrashekhar.venkatasubramanian.iyer.and.sons@realty.nivaas.example',
      status: 'suspended',
    }),
  },
});

/** The initials replace a photo that fails. */
export const MissingPhoto = meta.story({
  args: { broker: buildBroker({ name: 'Asha Rathore', photo: 'data:image/png,gone#', status: 'pending' }) },
  play: async ({ canvas }) => expect(await canvas.findByText('AR')).toBeVisible(),
});
