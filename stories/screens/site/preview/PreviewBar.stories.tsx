import { PreviewBar } from '#src/screens/site/preview/PreviewBar.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: PreviewBar });

export const Own = meta.story({ args: { label: 'Modern', sample: false } });
export const Samples = meta.story({ args: { label: 'Modern', sample: true } });
