import { expect } from 'storybook/test';
import { buildHomeDetail } from '#contract/fixtures/homes.ts';
import { CompareTable } from '#src/screens/public/compare/CompareTable.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: CompareTable });

export const One = meta.story({ args: { homes: [buildHomeDetail()] } });

const { rera_number: _, ...features } = buildHomeDetail().features;
export const RegisteredWithoutNumber = meta.story({
  tags: ['behaviour'],
  args: { homes: [buildHomeDetail({ rera_checked: null, features })] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Registered, says the broker, who gave no number. Ask for it.')).toBeVisible();
  },
});
