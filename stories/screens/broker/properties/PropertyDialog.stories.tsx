import { fn } from 'storybook/test';
import preview from '../../../../.storybook/preview';
import { buildListingRow } from '../../../../contract/fixtures/properties';
import { getProperty } from '../../../../contract/properties';
import { PropertyDialog } from '../../../../src/screens/broker/properties/PropertyDialog';
import { failed, loading } from '../../../../stories/mocks/mock';
import { propertyCalls } from '../../../../stories/mocks/properties';

const meta = preview.meta({ component: PropertyDialog });

export const Filled = meta.story({
  args: { row: buildListingRow(), open: true, onClose: fn() },
  beforeEach: ({ msw }) => msw.use(...propertyCalls()),
});
export const Loading = meta.story({
  args: { row: buildListingRow(), open: true, onClose: fn() },
  beforeEach: ({ msw }) => msw.use(loading(getProperty)),
});
export const Failed = meta.story({
  args: { row: buildListingRow(), open: true, onClose: fn() },
  beforeEach: ({ msw }) => msw.use(failed(getProperty)),
});
