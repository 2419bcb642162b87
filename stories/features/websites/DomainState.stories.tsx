import { expect } from 'storybook/test';
import { buildDomainStatus } from '#contract/fixtures/sites.ts';
import { DomainState } from '#src/features/websites/DomainState.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({
  component: DomainState,
  decorators: [inBox({ p: '16px' })],
});

export const NotChecked = meta.story({
  args: { report: buildDomainStatus() },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^Not checked yet$/),
});

export const PointsElsewhere = meta.story({
  args: { report: buildDomainStatus({ reason: 'elsewhere' }) },
  play: async ({ canvasElement }) => expect(canvasElement).toHaveTextContent(/^Points elsewhere, /),
});

export const Connected = meta.story({ args: { report: buildDomainStatus({ reason: 'connected' }) } });
