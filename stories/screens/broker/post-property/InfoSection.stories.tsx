import { InfoSection } from '#src/screens/broker/post-property/InfoSection.tsx';
import { onPropertyStage } from '#storybook/PropertyStage.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: InfoSection, decorators: [onPropertyStage()] });

export const Defaults = meta.story({});
