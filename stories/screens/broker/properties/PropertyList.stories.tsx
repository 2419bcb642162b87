import { fn } from 'storybook/test';
import { listProperties } from '#contract/properties/endpoints.ts';
import type { PropertyStatus } from '#contract/properties/life.ts';
import { useProperties } from '#src/features/properties/queries.ts';
import { PropertyList } from '#src/screens/broker/properties/PropertyList.tsx';
import { failed, loading } from '#stories/mocks/mock.ts';
import { propertyCalls } from '#stories/mocks/properties.ts';
import { framed } from '#storybook/framed.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: PropertyList, render: () => <Listed />, parameters: framed(760) });

function Listed({ q = '', status }: { q?: string; status?: PropertyStatus }) {
  return (
    <PropertyList
      list={useProperties(q, 20, status)}
      q={q}
      status={status}
      onView={fn()}
      menuOf={() => null}
      onMore={fn()}
      onClear={fn()}
    />
  );
}

export const Filled = meta.story({ beforeEach: ({ msw }) => msw.use(...propertyCalls()), render: () => <Listed /> });
export const Empty = meta.story({ beforeEach: ({ msw }) => msw.use(...propertyCalls([])), render: () => <Listed /> });
export const NoMatch = meta.story({
  beforeEach: ({ msw }) => msw.use(...propertyCalls()),
  render: () => <Listed q="udaipur" />,
});
export const NoneOfStatus = meta.story({
  beforeEach: ({ msw }) => msw.use(...propertyCalls()),
  render: () => <Listed status="archived" />,
  play: async ({ canvas }) => {
    await canvas.findByText(/What you delete is kept here for 30 days/);
  },
});
export const Loading = meta.story({
  beforeEach: ({ msw }) => msw.use(loading(listProperties)),
  render: () => <Listed />,
});
export const Failed = meta.story({
  beforeEach: ({ msw }) => msw.use(failed(listProperties)),
  render: () => <Listed />,
  play: async ({ canvas }) => {
    await canvas.findByText('Failed to load');
  },
});
