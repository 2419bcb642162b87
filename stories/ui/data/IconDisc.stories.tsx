import { HousePlus } from 'lucide-react';
import { inBothSchemes } from '../../../.storybook/modes';
import preview from '../../../.storybook/preview';
import { IconDisc } from '../../../src/ui/data/IconDisc';

const meta = preview.meta({ component: IconDisc, args: { icon: HousePlus }, parameters: inBothSchemes });

export const Plain = meta.story();
