import { expect, it } from 'vitest';
import { webHost, youtubePlayer, youtubeStart } from './youtubePlayer.ts';

const id = 'dQw4w9WgXcQ';

it('plays without cookies, at once', () => {
  expect(youtubePlayer(id)).toBe(`https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1`);
  expect(youtubePlayer(id, 90)).toMatch(/&start=90$/);
});

it.each([
  [`https://youtu.be/${id}?t=90`, 90],
  [`https://www.youtube.com/watch?v=${id}&t=42s`, 42],
  [`youtube.com/watch?v=${id}&t=1m30s`, 90],
  [`https://www.youtube.com/watch?v=${id}&t=1h2m3s`, 3723],
  [`https://www.youtube.com/embed/${id}?start=3`, 3],
  [`https://www.youtube.com/watch?v=${id}#t=2m`, 120],
  [`https://youtu.be/${id}`, 0],
  [`https://youtu.be/${id}?t=`, 0],
  [`https://youtu.be/${id}?t=-5`, 0],
  [`https://youtu.be/${id}?t=5&start=9`, 5],
  [`https://youtu.be/${id}?t=1e9`, 0],
  [`https://youtu.be/${id}?t=9%26autoplay=0`, 0],
  [id, 0],
  ['https://  /?t=5 x', 0],
])('%s starts at %i s', (text, start) => {
  expect(youtubeStart(text)).toBe(start);
});

it.each([
  ['https://videos.example/a', 'videos.example'],
  ['HTTP://Videos.Example', 'videos.example'],
  ['https://  /', undefined],
  ['https://%20/', undefined],
  ['https://', undefined],
  ['javascript:alert(1)', undefined],
  ['videos.example', undefined],
])('%s leads to %s', (address, host) => {
  expect(webHost(address)).toBe(host);
});
