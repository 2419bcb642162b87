import Box from '@mui/material/Box';
import { expect, waitFor } from 'storybook/test';
import { fill } from '../../../../.storybook/fill';
import preview from '../../../../.storybook/preview';
import { buildPublishedSite } from '../../../../contract/fixtures/sites';
import { getSite } from '../../../../contract/sites';
import { checkDomain, connectDomain, listMySites, listTemplates, publishSite } from '../../../../contract/templates';
import { TemplatesScreen } from '../../../../src/screens/broker/templates/TemplatesScreen';
import { failed, loading, mock } from '../../../mocks/mock';
import { templateCalls } from '../../../mocks/templates';

const meta = preview.meta({
  component: TemplatesScreen,
  render: () => (
    <Box component="main" sx={{ p: { xs: 2, sm: 4 } }}>
      <TemplatesScreen />
    </Box>
  ),
});

export const Published = meta.story({
  beforeEach: ({ msw }) => msw.use(...templateCalls()),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('link', { name: /Preview Modern/ })).toHaveAttribute(
      'href',
      '/site/preview/modern',
    );
    await expect(await canvas.findByText('heritage')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Publish Modern' }));
    await expect(await canvas.findByText('modern')).toBeVisible();
    await expect(canvas.queryByText('heritage')).toBeNull();
  },
});

export const NothingPublished = meta.story({ beforeEach: ({ msw }) => msw.use(...templateCalls([])) });

export const HiddenUntilApproved = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(getSite, 404, { message: 'Not found' }), ...templateCalls()),
  play: async ({ canvas }) => {
    await canvas.findByText('Visitors see nothing here until your account is approved.');
  },
});

export const PublishFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(publishSite), ...templateCalls()),
  play: async ({ canvas, userEvent }) => {
    const button = await canvas.findByRole('button', { name: 'Publish Modern' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toBeEnabled());
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

export const DomainRefused = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(connectDomain), ...templateCalls()),
  play: async ({ canvas, userEvent }) => {
    await canvas.findByText('heritage');
    await expect(canvas.getByRole('button', { name: 'Connect Domain' })).toBeDisabled();
    await fill(userEvent, canvas.getByLabelText('Domain'), 'homes.rathore.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Connect Domain' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Failed to save domain');
    await expect(canvas.getByLabelText('Domain')).toHaveValue('homes.rathore.example');
  },
});

export const DomainSet = meta.story({
  beforeEach: ({ msw }) =>
    msw.use(
      mock(checkDomain, () => ({ data: { connected: false } })),
      ...templateCalls([buildPublishedSite({ customDomain: 'homes.rathore.example' })]),
    ),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByDisplayValue('homes.rathore.example')).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Check Status' }));
    await canvas.findByText('Not connected yet');
  },
});

export const LoadingLists = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(listTemplates), loading(listMySites)),
});

export const ListsFailed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(listTemplates), failed(listMySites)),
});

export const Phone = meta.story({
  globals: { viewport: { value: 'phone' } },
  beforeEach: ({ msw }) => msw.use(...templateCalls()),
});
