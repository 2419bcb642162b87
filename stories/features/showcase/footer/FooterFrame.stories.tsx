import { FooterFrame } from '#src/features/showcase/footer/FooterFrame.tsx';
import { PublicFooter } from '#src/features/showcase/footer/PublicFooter.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: FooterFrame });

/** All parts of the footer. */
export const Whole = meta.story({ render: () => <PublicFooter topId="top" /> });
