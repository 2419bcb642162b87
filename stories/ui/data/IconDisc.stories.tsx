import { HousePlus } from 'lucide-react';
import { IconDisc } from '#src/ui/data/IconDisc.tsx';
import { inBothSchemes } from '#storybook/modes.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: IconDisc, args: { icon: HousePlus }, parameters: inBothSchemes });

export const Plain = meta.story();
