import { buildSiteHead } from '#contract/fixtures/sites.ts';
import { ContactItems } from '#src/sites/parts/ContactItems.tsx';
import preview from '#storybook/preview.tsx';
import { inSite } from '../framed.tsx';

const { broker } = buildSiteHead();
const meta = preview.meta({
  component: ContactItems,
  decorators: [
    (Story) => (
      <ul>
        <Story />
      </ul>
    ),
    ...inSite,
  ],
});

export const Both = meta.story({ args: { broker } });
export const EmailOnly = meta.story({ args: { broker: { ...broker, phone: null } } });
