import { expect, fn } from 'storybook/test';
import type { EmptyPlace } from '#src/art/EmptyDrawing.tsx';
import { SectionRows } from '#src/screens/account/SectionRows.tsx';
import { inBox } from '#storybook/inBox.tsx';
import preview from '#storybook/preview.tsx';

type Query = Parameters<typeof SectionRows<string>>[0]['query'];
const refetch = fn();
const asked = (rows: string[] | undefined, error: Error | null = null): Query => ({
  data: rows && { data: rows },
  error,
  refetch,
});
const meta = preview.meta({
  component: SectionRows<string>,
  args: {
    query: asked(['one', 'two']),
    failure: 'The rows could not be loaded',
    empty: { drawing: 'homes' as EmptyPlace, title: 'No rows yet', text: 'Add one.' },
    children: (rows: readonly string[]) => rows.join(', '),
  },
  decorators: [inBox({ maxWidth: 720, m: 2 })],
});

export const Some = meta.story({ play: async ({ canvas }) => expect(canvas.getByText('one, two')).toBeVisible() });

export const None = meta.story({
  args: { query: asked([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No rows yet')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Search homes' })).toHaveAttribute('href', '/homes');
  },
});

export const Loading = meta.story({ args: { query: asked(undefined) } });

export const Failed = meta.story({
  args: { query: asked(undefined, new Error('')) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('The rows could not be loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(refetch).toHaveBeenCalled();
  },
});

/** If a refetch fails, the loaded rows stay. */
export const Stale = meta.story({
  tags: ['behaviour'],
  args: { query: asked(['one'], new Error('')) },
  play: async ({ canvas }) => expect(canvas.getByText('one')).toBeVisible(),
});
