import { expect } from 'storybook/test';
import { mixed, object } from 'yup';
import { FormStage } from '../../../.storybook/FormStage';
import { dropFiles, pasteFiles, plainFile } from '../../../.storybook/fileTransfer';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { FilePickerField } from '../../../src/ui/inputs/FilePickerField';

const meta = preview.meta({ component: FilePickerField, parameters: inBothSchemes });
const refuse = (file: File) => (file.name.endsWith('.csv') ? undefined : `${file.name} is not a CSV file`);

export const ChooseRefuseRemove = meta.story({
  render: () => (
    <FormStage values={{ list: null }}>
      <FilePickerField name="list" label="Leads" accept=".csv" hint="CSV, up to 2 MB" refuse={refuse} required />
    </FormStage>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText(/Leads/, { selector: 'input' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.upload(input, plainFile('leads-of-november.csv'));
    await expect(await canvas.findByText('leads-of-november.csv')).toBeVisible();
    await expect(canvas.getByText('2 KB')).toBeVisible();
    // A wrong kind, dropped past the browser's own filter: words, and the good file stays.
    dropFiles(input, plainFile('photo.png'));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('photo.png is not a CSV file');
    await expect(input).toHaveAccessibleDescription(/leads-of-november\.csv.*photo\.png is not/);
    pasteFiles(input, plainFile('more.csv', 3_400_000));
    await expect(await canvas.findByText('more.csv')).toBeVisible();
    await expect(canvas.getByText('3.2 MB')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove Leads' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Choose a file')).toBeVisible();
    await expect(input).toHaveFocus();
  },
});

const kept = plainFile('an-agreement-whose-name-holds-the-whole-address-of-the-home-and-both-names-2026-final.csv');

const states = (
  <FormStage values={{ none: null, kept }} schema={object({ none: mixed().required('Please choose a file') })} touched>
    <FilePickerField name="none" label="Leads" hint="CSV, up to 2 MB" required />
    <FilePickerField name="kept" label="Agreement" optional />
    <FilePickerField name="locked" label="Plan" hint="PDF, up to 10 MB" disabled />
  </FormStage>
);

export const States = meta.story({ render: () => states });

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } }, render: () => states });
