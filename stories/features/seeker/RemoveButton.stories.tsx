import { RemoveButton } from '#src/features/seeker/RemoveButton.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: RemoveButton, args: { name: 'Villa near Statue Circle', onRemove: () => {} } });

export const Plain = meta.story();
