import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { expect, spyOn, waitFor } from 'storybook/test';
import { Carousel } from '#src/ui/media/Carousel.tsx';
import { type CarouselPresetName, carouselPresets } from '#src/ui/media/carouselPresets.ts';
import { Picture } from '#src/ui/media/Picture.tsx';
import { samplePicture } from '#stories/samples/gallery.ts';
import { inBox } from '#storybook/inBox.tsx';
import { mockFullMotion, mockReducedMotion, mockWindowWidth } from '#storybook/mockMediaQueries.ts';
import preview from '#storybook/parts/preview.ts';

const cards = (count: number) =>
  Array.from({ length: count }, (_, index) => (
    <Box
      // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
      key={index}
      sx={{
        display: 'grid',
        alignContent: 'start',
        gap: '4px',
        borderRadius: '14px',
        overflow: 'hidden',
        bgcolor: 'roles.paper',
        border: '1px solid',
        borderColor: 'roles.hairline',
        pb: '16px',
      }}
    >
      <Picture src={samplePicture(index)} alt="" title="Home" ratio="4 / 3" eager />
      <Link href="#home" sx={{ typography: 'h4', px: '16px', pt: '8px' }}>
        Home {index + 1}
      </Link>
      <Box sx={{ px: '16px', color: 'roles.slate' }}>
        {index === 1 ? 'Two lines, which make all as high as it' : 'Jaipur'}
      </Box>
    </Box>
  ));

/** The number of visible slides in a window of this width. */
const perViewAt = (name: CarouselPresetName, width: number) => {
  const { steps } = carouselPresets[name];
  return steps.findLast(({ from }) => from <= width)?.perView ?? steps[0].perView;
};

const meta = preview.meta({
  component: Carousel,
  args: {
    label: 'Homes',
    preset: 'ownerProperties' as const,
    head: (
      <Box component="h2" sx={{ typography: 'h3' }}>
        Homes
      </Box>
    ),
    children: cards(6),
  },
  decorators: [
    (Story) => (
      <Box component="main" sx={{ maxWidth: 1248, mx: 'auto', p: { xs: '16px', md: '24px' } }}>
        <Story />
        <Button sx={{ mt: 3 }}>After</Button>
      </Box>
    ),
  ],
});

/** The labels of the fully visible slides. */
const shown = (within: ParentNode) =>
  [...within.querySelectorAll('[aria-roledescription="slide"]:not([data-away])')].map((slide) =>
    slide.getAttribute('aria-label'),
  );
const labels = (from: number, count: number, of: number) =>
  Array.from({ length: count }, (_, index) => `${((from + index) % of) + 1} of ${of}`);

/** Screenshots use reduced motion, with which these stories would not move. */
const unpictured = { chromatic: { disableSnapshot: true } };
const moves = (count: number) => ({
  args: { preset: 'projects' as const, children: cards(count) },
  parameters: unpictured,
  beforeEach: mockFullMotion,
});

const atRest = (within: ParentNode) =>
  waitFor(() => expect(within.querySelector('.swiper-wrapper')).toHaveStyle({ transitionDuration: '0s' }));

/** It moves by itself, can be paused and loops both ways; only visible slides are in the tab order. */
export const MovesAndLoops = meta.story({
  ...moves(5),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const perView = Math.floor(perViewAt('projects', window.innerWidth));
    await waitFor(() => expect(shown(canvasElement)).toEqual(labels(1, perView, 5)));
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Pause: Homes' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Play: Homes' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous: Homes' })).toHaveFocus();
    // It may be moving already: only at rest is its first visible slide known.
    await atRest(canvasElement);
    const first = Number(shown(canvasElement)[0]?.[0]) - 1 + 5;
    for (const back of [1, 2]) {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(shown(canvasElement)).toEqual(labels(first - back, perView, 5)));
      await atRest(canvasElement);
    }
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(shown(canvasElement)).toEqual(labels(first - 1, perView, 5)));
    // Slides out of view are not in the tab order.
    for (const link of canvas.getAllByRole('link'))
      await expect(link.tabIndex).toBe(link.closest('[data-away]') ? -1 : 0);
  },
});

/** Presses during a transition all count. */
export const QuickPresses = meta.story({
  tags: ['behaviour'],
  ...moves(8),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const perView = Math.floor(perViewAt('projects', window.innerWidth));
    (await canvas.findByRole('button', { name: 'Pause: Homes' })).focus();
    await userEvent.keyboard('{Enter}');
    await atRest(canvasElement);
    const first = Number(shown(canvasElement)[0]?.[0]) - 1;
    canvas.getByRole('button', { name: 'Next: Homes' }).focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await waitFor(() => expect(shown(canvasElement)).toEqual(labels(first + 3, perView, 8)));
  },
});

const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** Presses during a resize count as well: a late web font makes the slides taller. */
export const PressedWhileGrowing = meta.story({
  tags: ['behaviour'],
  ...moves(8),
  play: async ({ canvas, canvasElement, userEvent }) => {
    const perView = Math.floor(perViewAt('projects', window.innerWidth));
    await userEvent.click(await canvas.findByRole('button', { name: 'Pause: Homes' }));
    await atRest(canvasElement);
    const first = Number(shown(canvasElement)[0]?.[0]) - 1;
    const next = canvas.getByRole('button', { name: 'Next: Homes' });
    for (const slide of canvas.getAllByRole('group')) slide.style.minHeight = '600px';
    for (const _ of [1, 2, 3, 4, 5]) {
      next.click();
      await nextFrame();
    }
    await waitFor(() => expect(shown(canvasElement)).toEqual(labels(first + 5, perView, 8)));
  },
});

/** Out of view the carousel does not move. */
export const OutOfSight = meta.story({
  tags: ['behaviour'],
  ...moves(8),
  decorators: [inBox({ pt: '200vh' })],
  play: async ({ canvas, canvasElement }) => {
    const track = () => canvasElement.querySelector('.swiper')?.parentElement;
    await waitFor(() => expect(track()).toHaveAttribute('aria-live', 'polite'));
    (await canvas.findByRole('button', { name: 'Next: Homes' })).scrollIntoView({ block: 'start' });
    await waitFor(() => expect(track()).toHaveAttribute('aria-live', 'off'));
  },
});

/** Without a loop the arrow at either end is disabled and keeps the focus. */
export const Ends = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    const perView = Math.floor(perViewAt('ownerProperties', window.innerWidth));
    const next = await canvas.findByRole('button', { name: 'Next: Homes' });
    const previous = canvas.getByRole('button', { name: 'Previous: Homes' });
    await expect(canvas.queryByRole('button', { name: /Pause|Play/ })).toBeNull();
    await expect(previous).toHaveAttribute('aria-disabled', 'true');
    await userEvent.tab();
    await userEvent.tab();
    await expect(next).toHaveFocus();
    for (let from = 1; from <= 6 - perView; from++) {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(shown(canvasElement)).toEqual(labels(from, perView, 6)));
    }
    await waitFor(() => expect(next).toHaveAttribute('aria-disabled', 'true'));
    await expect(next).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(shown(canvasElement)).toEqual(labels(6 - perView, perView, 6));
    await expect(previous).toHaveAttribute('aria-disabled', 'false');
  },
});

/** Two slides are too few to loop: the carousel rewinds instead, without a warning. */
export const TooFewToLoop = meta.story({
  tags: ['behaviour'],
  args: { preset: 'projects', children: cards(2) },
  parameters: unpictured,
  beforeEach: () => {
    const restore = mockFullMotion();
    const warn = spyOn(console, 'warn');
    return () => {
      restore();
      expect(warn).not.toHaveBeenCalled();
      warn.mockRestore();
    };
  },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const perView = Math.floor(perViewAt('projects', window.innerWidth));
    await waitFor(() => expect(shown(canvasElement)).toEqual(labels(0, perView, 2)));
    if (perView > 1) return;
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(shown(canvasElement)).toEqual(['2 of 2']));
    await atRest(canvasElement);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(shown(canvasElement)).toEqual(['1 of 2']));
    await expect(canvas.getByRole('button', { name: 'Next: Homes' })).toHaveAttribute('aria-disabled', 'false');
  },
});

/** All slides fit: there are no buttons. */
export const AllFit = meta.story({
  args: { preset: 'sellers', children: cards(1) },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.queryByRole('button', { name: /Homes/ })).toBeNull());
  },
});

/** With reduced motion there is no autoplay and no pause button. */
export const LessMotion = meta.story({
  tags: ['behaviour'],
  args: { preset: 'sellers' },
  beforeEach: mockReducedMotion,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Next: Homes' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /Pause|Play/ })).toBeNull();
  },
});

const names: CarouselPresetName[] = ['projects', 'sellers', 'propertyTypes', 'ownerProperties', 'blog'];

/** Swiper's sizes for the five presets at five window widths, and the same sizes before Swiper has loaded. */
export const FiveSettings = meta.story({
  tags: ['behaviour'],
  render: () => (
    <Box data-testid="stage" sx={{ display: 'grid', gap: 4, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      {names.map((name) => (
        <Carousel key={name} label={name} preset={name} head={<Box sx={{ typography: 'cardTitle' }}>{name}</Box>}>
          {cards(8).map((_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
            <Box key={index} sx={{ bgcolor: 'roles.seg', borderRadius: '8px', p: 2, typography: 'caption' }}>
              {index + 1}
            </Box>
          ))}
        </Carousel>
      ))}
    </Box>
  ),
  play: async ({ canvas, canvasElement }) => {
    const slideOf = (name: string) => {
      const slide = canvas.getByRole('region', { name }).querySelector('[aria-roledescription="slide"]');
      if (!(slide instanceof HTMLElement)) throw new Error(`${name} has no slide`);
      return slide;
    };
    const wide = (name: CarouselPresetName, width: number) => {
      const perView = perViewAt(name, width);
      const room = slideOf(name).parentElement?.clientWidth ?? 0;
      return (room - (perView - 1) * carouselPresets[name].between) / perView;
    };
    for (const name of names) {
      const slide = slideOf(name);
      const set = slide.style.width;
      const bySwiper = slide.getBoundingClientRect().width;
      await expect(bySwiper).toBeCloseTo(wide(name, window.innerWidth), 0);
      slide.style.width = '';
      slide.style.marginRight = '';
      await expect(slide.getBoundingClientRect().width).toBeCloseTo(bySwiper, 1);
      await expect(getComputedStyle(slide).marginRight).toBe(`${carouselPresets[name].between}px`);
      slide.style.width = set;
    }
    const stage = canvas.getByTestId('stage');
    for (const width of [400, 640, 900, 1200, 1300]) {
      const restore = mockWindowWidth(width);
      try {
        // Swiper reads the window's width when its own width changes.
        stage.style.width = `${canvasElement.clientWidth - 100 - width / 100}px`;
        for (const name of names) {
          await waitFor(() => expect(slideOf(name).getBoundingClientRect().width).toBeCloseTo(wide(name, width), 0));
          await waitFor(() => expect(slideOf(name).style.marginRight).toBe(`${carouselPresets[name].between}px`));
        }
      } finally {
        restore();
      }
    }
    stage.style.width = '';
  },
});
