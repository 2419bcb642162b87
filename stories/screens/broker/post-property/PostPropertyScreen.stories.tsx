import Box from '@mui/material/Box';
import { userEvent as events, expect, within } from 'storybook/test';
import { fill } from '../../../../.storybook/fill';
import preview from '../../../../.storybook/preview';
import { addMedia, createProperty } from '../../../../contract/properties';
import { PostPropertyScreen } from '../../../../src/screens/broker/post-property/PostPropertyScreen';
import { failed, loading } from '../../../mocks/mock';
import { pictureFile, postingCalls } from '../../../mocks/properties';

const meta = preview.meta({
  component: PostPropertyScreen,
  render: () => (
    <Box component="main" sx={{ p: { xs: 2, sm: 4 } }}>
      <PostPropertyScreen />
    </Box>
  ),
  beforeEach: ({ msw }) => msw.use(...postingCalls()),
});

const REFUSED = 'Only JPEG, PNG, WebP and AVIF pictures are accepted.';

const dropZone = (canvas: ReturnType<typeof within>) => canvas.getByLabelText(/pictures here/);

export const Empty = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Flat' })).toBeChecked();
    await expect(canvas.queryByLabelText('Possession By')).toBeNull();
  },
});

export const PriceInWords = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Built-up area'));
    await userEvent.paste('1450');
    await userEvent.click(canvas.getByLabelText('Expected price'));
    await userEvent.paste('84,50,000/-');
    await expect(canvas.getByLabelText('Expected price')).toHaveValue('84,50,000');
    await expect(canvas.getByText('₹0.06 Lac / Sq.ft.')).toBeVisible();
    await expect(canvas.getByText('Eighty Four Lakh Fifty Thousand')).toBeVisible();
  },
});

export const Commercial = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Commercial' }));
    await expect(await canvas.findByRole('radio', { name: 'Commercial shop' })).toBeChecked();
    await expect(canvas.queryByRole('radio', { name: 'Flat' })).toBeNull();
  },
});

export const ConditionalFields = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Upcoming' }));
    await expect(await canvas.findByText('Possession By')).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Registered' }));
    await expect(await canvas.findByLabelText('RERA number')).toBeVisible();
  },
});

export const Posted = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Title'));
    await userEvent.paste('Corner flat');
    await userEvent.upload(dropZone(canvas), [pictureFile('a.jpg'), pictureFile('b.jpg')]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Set as default: Exterior picture 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const alert = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await expect(alert.getByText('Property created')).toBeInTheDocument();
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await expect(canvas.getByLabelText('Title')).toHaveValue('');
    await expect(canvas.getByText('No photos chosen yet')).toBeInTheDocument();
  },
});

export const WrongKindOfFile = meta.story({
  play: async ({ canvas }) => {
    const careless = events.setup({ applyAccept: false });
    const files = [pictureFile('plan.pdf', 'application/pdf'), pictureFile('a.jpg')];
    await careless.upload(dropZone(canvas), files);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'plan.pdf is not a JPEG, PNG, WebP or AVIF picture',
    );
    await expect(canvas.getByText('1 photo chosen')).toBeInTheDocument();
  },
});

export const PhotoRefusedByServer = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(addMedia, 415, { message: REFUSED }), ...postingCalls()),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Title'));
    await userEvent.paste('Corner flat');
    await userEvent.click(canvas.getByRole('tab', { name: 'Kitchen' }));
    await userEvent.upload(dropZone(canvas), [pictureFile('notes.jpg')]);
    await userEvent.click(canvas.getByRole('tab', { name: 'Exterior' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(`notes.jpg: ${REFUSED}`);
    await expect(canvas.getByRole('tab', { name: /Kitchen/ })).toHaveAttribute('aria-selected', 'true');
    await expect(canvas.getByText(REFUSED)).toBeVisible();
    await expect(canvas.getByLabelText('Title')).toHaveValue('Corner flat');
    await expect(canvas.getByText(/The property is saved\. Remove or replace the refused photo/)).toBeInTheDocument();
    for (const label of ['Title', 'Expected price', 'Description']) {
      await expect(canvas.getByLabelText(label)).toBeDisabled();
    }
    await expect(dropZone(canvas)).toBeEnabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Kitchen picture 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const alert = within(await within(canvasElement.ownerDocument.body).findByRole('alertdialog'));
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await expect(canvas.getByLabelText('Title')).toBeEnabled();
  },
});

export const EnterDoesNotSubmit = meta.story({
  play: async ({ canvas, userEvent }) => {
    await fill(userEvent, canvas.getByLabelText('Title'), 'Flat');
    await userEvent.keyboard('{Enter}');
    await userEvent.type(canvas.getByLabelText('Expected price'), '5{Enter}');
    await expect(canvas.getByRole('button', { name: 'Submit' })).toBeEnabled();
    await expect(canvas.queryByText('Saving the property')).toBeNull();
    await expect(canvas.getByLabelText('Title')).toHaveValue('Flat');
    await userEvent.type(canvas.getByLabelText('Description'), 'One{Enter}Two');
    await expect(canvas.getByLabelText('Description')).toHaveValue('One\nTwo');
  },
});

export const CreateFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(createProperty, 500), ...postingCalls()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to save');
  },
});

export const FieldRefused = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      failed(createProperty, 400, {
        message: 'Some fields need attention',
        errors: { 'basic.title': 'Title is taken' },
      }),
      ...postingCalls(),
    ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await canvas.findByText('Title is taken');
  },
});

export const Uploading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(addMedia), ...postingCalls()),
  play: async ({ canvas, userEvent }) => {
    await userEvent.upload(dropZone(canvas), [pictureFile('a.jpg'), pictureFile('b.jpg')]);
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await canvas.findByText('Uploading photo 1 of 2');
  },
});

export const Phone = meta.story({ globals: { viewport: { value: 'phone' } } });
