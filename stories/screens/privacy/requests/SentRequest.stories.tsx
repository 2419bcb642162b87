import { expect, fn, waitFor } from 'storybook/test';
import { SentRequest } from '#src/screens/privacy/requests/SentRequest.tsx';
import { askingCalls, PRIVACY_CODE } from '#stories/mocks/privacy.ts';
import { framed } from '#storybook/framed.ts';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: SentRequest,
  args: { id: 'request-1', by: 'phone' as 'email' | 'phone', to: '98290 41840', onBack: fn(), onDone: fn() },
  parameters: framed(420),
  decorators: [inBox({ m: 2, maxWidth: 480 })],
  beforeEach: ({ msw }) => msw.use(...askingCalls()),
});

/** A wrong code stays in the field, with the reason. */
export const ByPhone = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const code = canvas.getByRole('textbox', { name: 'Code' });
    await userEvent.type(code, '000000{Enter}');
    await waitFor(() =>
      expect(canvas.getAllByRole('alert').at(-1)).toHaveTextContent(/does not work any more, or is wrong/),
    );
    await expect(code).toHaveValue('000000');
    await userEvent.clear(code);
    await userEvent.type(code, `${PRIVACY_CODE}{Enter}`);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith('erase'));
  },
});

export const ByEmail = meta.story({
  globals: { viewport: { value: 'phone' }, scheme: 'dark' },
  args: { by: 'email', to: 'chandrashekhar.venkatasubramanian.iyer.and.family@mail.example' },
  play: async ({ canvas }) => expect(canvas.queryByRole('textbox')).toBeNull(),
});
