import { HousePlus } from 'lucide-react';
import { IconDisc } from '#src/ui/data/IconDisc.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: IconDisc, args: { icon: HousePlus } });

export const Plain = meta.story();
