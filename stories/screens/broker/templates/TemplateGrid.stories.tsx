import { fn } from 'storybook/test';
import { buildTemplates } from '#contract/fixtures/sites.ts';
import { TemplateGrid } from '#src/screens/broker/templates/TemplateGrid.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: TemplateGrid });

const args = {
  templates: buildTemplates(),
  loading: false,
  published: 'heritage',
  publishing: undefined,
  onPublish: fn(),
};

export const Filled = meta.story({ args });
export const Publishing = meta.story({ args: { ...args, publishing: 'modern' } });
export const Loading = meta.story({ args: { ...args, templates: [], loading: true } });
