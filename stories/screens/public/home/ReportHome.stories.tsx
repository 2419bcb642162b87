import { ReportHome } from '#src/screens/public/home/ReportHome.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: ReportHome });

export const Whole = meta.story({ args: { id: 1 } });
