import { expect, screen, waitFor } from 'storybook/test';
import { PhotoGrid } from '#src/screens/broker/post-property/PhotoGrid.tsx';
import { photoFile } from '#stories/mocks/properties.ts';
import { chosenPhoto, submissionSample } from '#stories/samples/submission.ts';
import { choosePhotos } from '#storybook/choosePhotos.ts';
import { dropFiles } from '#storybook/fileTransfer.ts';
import { LivePropertyStage, onPropertyStage } from '#storybook/PropertyStage.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({ component: PhotoGrid, args: { onRefused: () => {} } });

const namesIn = (canvasElement: HTMLElement) =>
  [...canvasElement.querySelectorAll('figure')].map((tile) => tile.querySelector('[aria-pressed="true"]') !== null);

/** At most one photo is the default. It stays the default when it is moved, until its button is clicked again. */
export const DefaultAndOrder = meta.story({
  decorators: [
    (Story) => (
      <LivePropertyStage>
        <Story />
      </LivePropertyStage>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent }) => {
    const files = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => photoFile(name));
    await choosePhotos(canvas, userEvent, ...files);
    await userEvent.click(await canvas.findByRole('button', { name: 'Set as default: Exterior picture 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Set as default: Exterior picture 3' }));
    await expect(namesIn(canvasElement)).toEqual([false, false, true]);
    await userEvent.click(canvas.getByRole('button', { name: 'Move Exterior picture 3 earlier' }));
    await waitFor(() => expect(namesIn(canvasElement)).toEqual([false, true, false]));
    await expect(canvas.getByText('Moved to place 2 of 3')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Default: Exterior picture 2' }));
    await expect(namesIn(canvasElement)).toEqual([false, false, false]);
    await userEvent.click(canvas.getByRole('button', { name: 'View Exterior picture 2' }));
    await screen.findByRole('dialog', { name: /Exterior pictures/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    // At either end one button is hidden; the other gets the focus.
    await userEvent.click(canvas.getByRole('button', { name: 'Move Exterior picture 2 earlier' }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Move Exterior picture 1 later' })).toHaveFocus());
    const [tile] = canvasElement.querySelectorAll('figure');
    if (tile) dropFiles(tile, photoFile('dropped.png'));
    await canvas.findByRole('button', { name: 'Remove Exterior picture 4' });
  },
});

export const OnTheirWay = meta.story({
  decorators: [
    onPropertyStage({
      submission: submissionSample({
        photos: [
          chosenPhoto('one'),
          chosenPhoto('second'),
          chosenPhoto('third', { error: 'The server cannot be reached.' }),
        ],
        defaultId: 'one',
        server: { saved: true, uploaded: new Map([['one', 1]]) },
        phase: { at: 'sending', step: { doing: 'upload', photoId: 'second', at: 2, of: 3, sent: 0.64 } },
      }),
    }),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Uploading 64%')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
  },
});

/** Uploaded photos come first, as on the server; no other photo can be moved before them. */
export const SentOnesFirst = meta.story({
  decorators: [
    onPropertyStage({
      submission: submissionSample({
        photos: [chosenPhoto('one'), chosenPhoto('second'), chosenPhoto('third')],
        defaultId: 'third',
        server: { saved: true, uploaded: new Map([['third', 1]]), primary: { photoId: 'third', sure: true } },
      }),
    }),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(namesIn(canvasElement)).toEqual([true, false, false]);
    await expect(canvas.queryByRole('button', { name: 'Move Exterior picture 2 earlier' })).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Move Exterior picture 3 earlier' })).toBeInTheDocument();
  },
});
