import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { buildMedia, buildPropertyDetail } from '#contract/fixtures/properties.ts';
import {
  commercialTypes,
  type SpecifiedChoices,
  specifiedAreaUnits,
  specifiedChoices,
  wordsOf,
} from '#contract/fixtures/specifiedForm.ts';
import { addMedia, addVideo, createProperty, getProperty, setPrimary } from '#contract/properties/endpoints.ts';
import { PostPropertyForm } from '#src/screens/broker/post-property/PostPropertyForm.tsx';
import { newProgress } from '#src/screens/broker/post-property/submission/postProgress.ts';
import { emptyProperty } from '#src/screens/broker/post-property/submission/propertyForm.ts';
import { failed, mock, unreachable } from '#stories/mocks/mock.ts';
import { photoFile, postingCalls } from '#stories/mocks/properties.ts';
import { choosePhotos } from '#storybook/choosePhotos.ts';
import { dropFiles } from '#storybook/fileTransfer.ts';
import { fill } from '#storybook/fill.ts';
import { framed } from '#storybook/framed.ts';
import { inMain } from '#storybook/inMain.tsx';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: PostPropertyForm,
  args: { keeper: 9 },
  decorators: [inMain],
  beforeEach: ({ msw }) => msw.use(...postingCalls()),
  // A control half hidden by the submit bar would count as too small a target.
  parameters: { ...framed(800), looks: ['color-contrast'] },
});

type Canvas = ReturnType<typeof within>;

const shownIn = (element: HTMLElement) =>
  [...element.querySelectorAll('label')].map((label) => label.textContent?.trim());

const checkPills = async (canvas: Canvas, field: SpecifiedChoices, words: readonly string[]) => {
  const { label, first = words.length, many } = field;
  const set: HTMLElement = canvas.getByRole(many ? 'group' : 'radiogroup', { name: label });
  await expect(shownIn(set)).toEqual(words.slice(0, first));
  const chosen = [...set.querySelectorAll<HTMLInputElement>('input:checked')].map(({ value }) => value);
  await expect(chosen).toEqual(field.default ? [field.default] : []);
  if (first === words.length) return;
  within(set)
    .getByRole('button', { name: `More ${label.toLowerCase()}` })
    .click();
  const menu = within(await screen.findByRole('menu', { name: `More ${label.toLowerCase()}` }));
  await expect(menu.getAllByRole('menuitemradio').map((item) => item.textContent)).toEqual(words.slice(first));
  menu.getAllByRole('menuitemradio')[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
};

const checkList = async (canvas: Canvas, label: string, words: readonly string[], value: string) => {
  const box = canvas.getByRole('combobox', { name: label });
  await expect(box).toHaveTextContent(value);
  box.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, button: 0 }));
  const list = within(await screen.findByRole('listbox'));
  await expect(list.getAllByRole('option').map((option) => option.textContent)).toEqual(words);
  list.getAllByRole('option')[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
};

const specifiedSections = [
  'Property info and location',
  'Features and price',
  'Images and videos',
  'Amenities and nearby landmarks',
];

/** Every choice of the specification, in its order, with its default and the options under More. */
export const AsSpecified = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    for (const field of specifiedChoices) {
      const words = field.coded ? field.values.map(wordsOf) : field.values;
      if (field.select) await checkList(canvas, field.label, words, 'Select');
      // These lists are inside a group of the same name: take the inner one.
      else if (
        field.label === 'Amenities' ||
        field.label === 'Nearby landmarks' ||
        field.label === 'Descriptive tags'
      ) {
        const [, inner] = canvas.getAllByRole('group', { name: field.label });
        await expect(inner && shownIn(inner)).toEqual(words);
      } else await checkPills(canvas, field, words);
    }
    await checkList(canvas, 'Built-up area unit', specifiedAreaUnits, 'Sq.ft.');
    for (const label of ['Title', 'State', 'City', 'Locality', 'Sub locality', 'Society', 'Address']) {
      await expect(canvas.getByLabelText(label)).toHaveValue('');
      await expect(canvas.getByLabelText(label)).not.toBeRequired();
    }
    const sections = canvas.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    await expect(sections).toEqual(specifiedSections);
    await userEvent.click(canvas.getByRole('radio', { name: 'Commercial' }));
    const types = canvas.getByRole('radiogroup', { name: 'Property type' });
    await waitFor(() => expect(shownIn(types)).toEqual(commercialTypes.map(wordsOf)));
    await expect(canvas.getByRole('radio', { name: 'Commercial shop' })).toBeChecked();
  },
});

/** Digits only, at most twelve, in Indian grouping. */
export const PriceLimits = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const price = canvas.getByLabelText('Expected price');
    await fill(userEvent, price, 'Rs 12a34-5678 9012345');
    await expect(price).toHaveValue('1,23,45,67,89,012');
    await userEvent.clear(price);
    await fill(userEvent, price, '11500000');
    await fill(userEvent, canvas.getByLabelText('Built-up area'), '1');
    await expect(canvas.getByText('₹1.15 Cr / Sq.ft.')).toBeInTheDocument();
    await expect(canvas.getByText('One Crore Fifteen Lakh')).toBeVisible();
  },
});

/**
 * The fourth step fails: the message names it, its tab opens, and the other steps count as done. Another try does only
 * what is left. The default image can no longer be cleared.
 */
export const VideoFailed = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(addVideo, 503, { message: 'The server is busy' }), ...postingCalls()),
  play: async ({ canvas, userEvent, msw }) => {
    await choosePhotos(canvas, userEvent, photoFile('a.jpg'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Set as default: Exterior picture 1' }));
    await userEvent.click(canvas.getByRole('tab', { name: 'Video' }));
    await fill(userEvent, canvas.getByLabelText('YouTube URL or ID'), 'youtu.be/dQw4w9WgXcQ');
    await userEvent.click(canvas.getByRole('tab', { name: /Exterior/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The video was not attached. The server is busy');
    await expect(canvas.getByText('Images 1 of 1')).toBeVisible();
    const steps = within(canvas.getByRole('list', { name: 'Steps' })).getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent)).toEqual([
      'Propertydone',
      'Images 1 of 1done',
      'Default imagedone',
      'Videofailed',
    ]);
    await expect(canvas.getByRole('tab', { name: /Video/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.click(canvas.getByRole('tab', { name: /Exterior/ }));
    const star = canvas.getByRole('button', { name: 'Default: Exterior picture 1' });
    await userEvent.click(star);
    await expect(star).toHaveAttribute('aria-pressed', 'true');
    await expect(star).toHaveAccessibleDescription('Set in the listing. To change it, choose another one.');
    msw.use(
      mock(addVideo, ({ body }) => ({ data: { id: 1, url: String(body.url) } })),
      failed(addMedia, 500),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    const alert = within(await screen.findByRole('alertdialog'));
    await expect(alert.getByText('Property created')).toBeInTheDocument();
  },
});

export const DefaultFailed = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(setPrimary, 500), ...postingCalls()),
  play: async ({ canvas, userEvent }) => {
    await choosePhotos(canvas, userEvent, photoFile('a.jpg'));
    await userEvent.click(await canvas.findByRole('button', { name: 'Set as default: Exterior picture 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The default image was not set. Failed to save');
  },
});

/**
 * The create call got no response, and the title was changed before the next try: the property keeps the title it was
 * saved with.
 */
export const AnswerLost = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(failed(createProperty, 502), ...postingCalls()),
  play: async ({ canvas, userEvent, msw }) => {
    await fill(userEvent, canvas.getByLabelText('Title'), 'Corner flat');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await canvas.findByText(/^It may be saved: the server did not answer/);
    await fill(userEvent, canvas.getByLabelText('Title'), ' with a view');
    await expect(canvas.getByLabelText('Title')).toHaveValue('Corner flat with a view');
    // The server has saved the first title and knows its key.
    msw.use(
      http.post(`*${createProperty.path}`, async ({ request }) =>
        (await request.text()).includes('Corner flat with a view')
          ? HttpResponse.json({ message: 'This Idempotency-Key was used for another request' }, { status: 422 })
          : HttpResponse.json({ id: 41 }, { status: 201 }),
      ),
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(/^The property was saved at the first try/);
    await waitFor(() => expect(canvas.getByLabelText('Title')).toHaveValue('Corner flat'));
    await expect(canvas.getByLabelText('Title')).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await within(await screen.findByRole('alertdialog')).findByText('Property created');
  },
});

/** Photos without a response are looked up before they are removed: one had arrived and stays, one had not. */
export const PhotoAnswerLost = meta.story({
  tags: ['behaviour'],
  beforeEach: ({ msw }) => msw.use(unreachable(addMedia), ...postingCalls()),
  play: async ({ canvas, userEvent, msw }) => {
    await choosePhotos(canvas, userEvent, photoFile('a.jpg'), photoFile('b.jpg'));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await canvas.findByText(/^Image 1 of 2 was not sent\. a\.jpg/);
    const media = [buildMedia({ id: 7, category: 'exterior' })];
    msw.use(mock(getProperty, () => ({ data: buildPropertyDetail({ id: 41, media }) })));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Exterior picture 1' }));
    await canvas.findByText(/^a\.jpg has arrived/);
    await expect(canvas.queryByRole('button', { name: 'Remove Exterior picture 1' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await canvas.findByText(/^Image 2 of 2 was not sent\. b\.jpg/);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Exterior picture 2' }));
    await canvas.findByText('Images 1 of 1');
  },
});

/** Submit opens the tab of an invalid video. */
export const WrongVideo = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('tab', { name: 'Video' }));
    // A file dropped outside a drop zone does not replace the page.
    await expect(await dropFiles(canvas.getByLabelText('Title'), photoFile('a.png'))).toBe(false);
    await fill(userEvent, canvas.getByLabelText('YouTube URL or ID'), 'https://vimeo.com/1');
    await userEvent.click(canvas.getByRole('tab', { name: 'Kitchen' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await canvas.findByText('Video must be a YouTube address or ID');
    await expect(canvas.getByRole('tab', { name: /Video/ })).toHaveAttribute('aria-selected', 'true');
  },
});

const photo = { id: 'left', category: 'kitchen', file: photoFile('left.jpg') };

/** The draft of an interrupted submit: the property is saved, and one photo is left to send. */
export const Resumed = meta.story({
  tags: ['behaviour'],
  args: {
    draft: {
      values: { ...emptyProperty, basic: { ...emptyProperty.basic, title: 'Corner flat' } },
      photos: [{ ...photo, id: 'sent', category: 'exterior' }, photo],
      defaultId: 'sent',
      progress: { ...newProgress(), propertyId: 41, uploaded: new Map([['sent', 7]]) },
      savedAt: 0,
    },
  },
  beforeEach: ({ msw }) => msw.use(failed(addMedia, 413, { message: 'Too large' }), ...postingCalls()),
  play: async ({ canvas, userEvent, msw }) => {
    await expect(canvas.getByLabelText('Title')).toHaveValue('Corner flat');
    await expect(canvas.getByLabelText('Title')).toBeDisabled();
    await canvas.findByText('Images 1 of 2');
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await canvas.findByText('Too large');
    // Sends this photo alone, from its own tile.
    msw.use(mock(addMedia, () => ({ id: 8 })));
    await userEvent.click(canvas.getByRole('button', { name: 'Try again: Kitchen picture 1' }));
    await canvas.findByText('Images 2 of 2');
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Kitchen picture 1' }).closest('figure')).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await within(await screen.findByRole('alertdialog')).findByText('Property created');
  },
});

const wide = async () => {
  const canvas = document.createElement('canvas');
  canvas.width = 4600;
  canvas.height = 46;
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
  return new File(blob ? [blob] : [], 'panorama.jpg', { type: 'image/jpeg' });
};

/** A picture wider or higher than 4000 pixels is scaled down before it is sent. */
export const Shrunk = meta.story({
  tags: ['behaviour'],
  play: async ({ canvas, userEvent, msw }) => {
    const sizes: number[] = [];
    const measure = mock(addMedia, async ({ body: { file } }) => {
      if (file instanceof Blob) {
        const { width, height } = await createImageBitmap(file);
        sizes.push(width, height);
      }
      return { id: 1 };
    });
    msw.use(measure);
    await choosePhotos(canvas, userEvent, await wide());
    await userEvent.click(canvas.getByRole('button', { name: 'Submit' }));
    await within(await screen.findByRole('alertdialog')).findByText('Property created');
    await expect(sizes).toEqual([4000, 40]);
  },
});
