import { expect } from 'storybook/test';
import { siteTemplates } from '#contract/templates.ts';
import { TemplateThumb } from '#src/sites/TemplateThumb.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: TemplateThumb });

export const All = meta.story({
  args: { template: 'classic' },
  render: () => (
    <div
      style={{ display: 'grid', gap: 16, padding: 16, gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}
    >
      {siteTemplates.values.map((template) => (
        <TemplateThumb key={template} template={template} />
      ))}
    </div>
  ),
  play: async ({ canvas }) => {
    // Inert: no links or headings for assistive technology.
    await expect(canvas.queryAllByRole('link')).toEqual([]);
    await expect(canvas.queryAllByRole('heading')).toEqual([]);
  },
});
