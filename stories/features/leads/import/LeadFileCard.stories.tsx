import { expect, fn } from 'storybook/test';
import { LeadFileCard } from '#src/features/leads/import/LeadFileCard.tsx';
import { leadsFile } from '#stories/mocks/leadImports.ts';
import { dropFiles } from '#storybook/fileTransfer.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: LeadFileCard,
  args: { reading: false, problem: undefined, onFile: fn() },
});

/** A file can be chosen or dropped. */
export const Empty = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('File of leads');
    await userEvent.upload(input, leadsFile());
    await dropFiles(input, leadsFile('dropped.csv'));
    await expect(args.onFile).toHaveBeenCalledTimes(2);
  },
});

export const Reading = meta.story({
  args: { reading: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('File of leads')).toBeDisabled();
  },
});

export const Refused = meta.story({
  args: {
    problem:
      'This is an Excel or zip file, not a CSV file. In your spreadsheet, choose File, Save as, CSV UTF-8, and choose that file here.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('This is an Excel or zip file');
    await expect(canvas.getByLabelText('File of leads')).toHaveAccessibleDescription(/This is an Excel or zip file/);
  },
});

export const Phone = meta.story({ tags: ['full'], globals: { viewport: { value: 'phone' } } });
