import { expect } from 'storybook/test';
import { EnquiryFields } from '#src/sites/enquiry/EnquiryFields.tsx';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const meta = preview.meta({ component: EnquiryFields, decorators: inSite });

/** Refused without scripts: the input is still there, and so is the visitor's tick. */
export const Refused = meta.story({
  args: {
    busy: false,
    typed: { full_name: 'Meera Joshi', message: 'On Saturday?', consent: 'on' },
    problems: { fields: { phone: 'Phone is required' }, form: 'Please look at the field below' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Your name')).toHaveValue('Meera Joshi');
    await expect(canvas.getByLabelText(/Message/)).toHaveValue('On Saturday?');
    await expect(canvas.getByRole('checkbox')).toBeChecked();
    await expect(canvas.getByLabelText('Phone')).toHaveAccessibleDescription('Phone is required');
  },
});
