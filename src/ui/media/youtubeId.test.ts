import { describe, expect, it } from 'vitest';
import { webHost, youtubeId, youtubePlayer, youtubeStart } from './youtubeId';

const id = 'dQw4w9WgXcQ';

describe('a YouTube video is found in', () => {
  it.each([
    id,
    `  ${id}\n`,
    `https://www.youtube.com/watch?v=${id}`,
    `http://youtube.com/watch?v=${id}&t=42s`,
    `https://m.youtube.com/watch?feature=share&v=${id}#top`,
    `https://music.youtube.com/watch?v=${id}`,
    `https://youtu.be/${id}?si=abc`,
    `youtu.be/${id}`,
    `www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com/shorts/${id}`,
    `https://www.youtube.com/live/${id}?feature=share`,
    `https://www.youtube.com/embed/${id}?start=3`,
    `https://www.youtube-nocookie.com/embed/${id}`,
    `https://www.youtube.com/v/${id}?version=3`,
    `https://www.youtube.com/e/${id}`,
    `youtube.com./watch?v=${id}`,
    `https://youtu.be./${id}`,
    `HTTPS://WWW.YOUTUBE.COM/watch?v=${id}`,
  ])('%s', (text) => {
    expect(youtubeId(text)).toBe(id);
  });
});

describe('no video is found in', () => {
  it.each([
    '',
    'not a video',
    'dQw4w9WgXc',
    `${id}Q`,
    'https://vimeo.com/76979871',
    'https://www.youtube.com/',
    'https://www.youtube.com/watch',
    'https://www.youtube.com/watch?v=',
    `https://www.youtube.com/channel/${id}`,
    `https://www.youtube.com/watch?v=${id}"><script>`,
    `https://youtu.be/${id}%22onload=alert(1)`,
    `https://youtu.be/..%2f${id}`,
    `javascript:alert('${id}')`,
    `javascript://www.youtube.com/watch?v=${id}`,
    `data:text/html,https://youtu.be/${id}`,
    `file://youtube.com/watch?v=${id}`,
    `https://youtube.com.evil.example/watch?v=${id}`,
    `https://evil.example/youtube.com/watch?v=${id}`,
    `https://www.youtube.com@evil.example/watch?v=${id}`,
    `https://evil.example@www.youtube.com/watch?v=${id}`,
    `https://www.youtube.com:8443/watch?v=${id}`,
    `https://notyoutube.com/watch?v=${id}`,
    `https://xn--yutube-5gg.com/watch?v=${id}`,
    'https://',
    'https://  /',
    `https://youtube.com../watch?v=${id}`,
    'https://[::1',
  ])('%s', (text) => {
    expect(youtubeId(text)).toBeUndefined();
  });
});

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
