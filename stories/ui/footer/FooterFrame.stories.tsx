import { PublicFooter } from '#src/features/showcase/PublicFooter.tsx';
import { FooterFrame } from '#src/ui/footer/FooterFrame.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: FooterFrame });

/** All parts of the footer. */
export const Whole = meta.story({ render: () => <PublicFooter topId="top" /> });
