import { ShowMore } from '#src/ui/data/ShowMore.tsx';
import preview from '#storybook/parts/preview.ts';

const meta = preview.meta({ component: ShowMore, args: { children: 'Show earlier' } });
const list = { hasNextPage: true, isFetchingNextPage: false, fetchNextPage: async () => {} };

export const More = meta.story({ args: { of: list } });
export const Busy = meta.story({ args: { of: { ...list, isFetchingNextPage: true } } });
