import { describe, expect, it } from 'vitest';
import { youtubeId, youtubeUrl } from './youtube.ts';

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
    `http://youtube.com/watch?app=desktop&v=${id}&t=42s`,
    `www.youtube.com/watch?v=${id}&list=PL123`,
    `https://www.youtube.com/?v=${id}`,
    `https://www.youtube.com/watch/${id}`,
    `//www.youtube.com/embed/${id}`,
    `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
    `https://www.youtube.com/attribution_link?a=1&u=%2Fwatch%3Fv%3D${id}%26feature%3Dshare`,
    `<iframe width="560" height="315" src="https://www.youtube.com/embed/${id}?si=a&amp;start=3" allowfullscreen></iframe>`,
    `<div class="video"><iframe width=560 src=https://www.youtube.com/embed/${id} allowfullscreen></iframe></div>`,
    `Our new flat: https://youtu.be/${id}, come and see`,
    `Watch: youtu.be/${id}`,
    `See www.youtube.com/watch?v=${id} now`,
    `(https://youtu.be/${id}).`,
    `<https://youtu.be/${id}>`,
    `"https://www.youtube.com/watch?v=${id}",`,
    `\u200Bhttps://youtu.be/${id}\u200E`,
    `[Flat](https://youtu.be/${id})`,
    `Our [new flat](https://youtu.be/${id}), come and see`,
    `https://studio.youtube.com/video/${id}/edit`,
    `https://consent.youtube.com/m?continue=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${id}&gl=IN`,
    `https://www.google.com/url?sa=t&url=https%3A%2F%2Fwww.youtube.com%2Fwatch%3Fv%3D${id}&usg=x`,
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
    'videoseries',
    'https://www.youtube.com/embed/videoseries?list=PL123',
    'https://www.youtube.com/embed/live_stream?channel=UC123',
    `<iframe src="https://evil.example/embed/${id}"></iframe>`,
    `<img src="https://www.youtube.com/embed/${id}">`,
    `See https://evil.example/watch?v=${id} and www.youtube.com`,
    'https://www.youtube.com/watch?v=short',
    'dQw4w9WgXc<',
    `https://evil.example/?u=youtube.com/watch?v=${id}`,
    `https://www.google.com/url?url=https%3A%2F%2Fevil.example%2Fwatch%3Fv%3D${id}`,
    `https://google.com.evil.example/url?url=https%3A%2F%2Fyoutu.be%2F${id}`,
    `https://constructor/watch?v=${id}`,
    `Write to tour@youtube.com/${id} today`,
    `See evil.example/youtu.be/${id} now`,
  ])('%s', (text) => {
    expect(youtubeId(text)).toBeUndefined();
  });
});

it('has one canonical URL, however it was pasted', () => {
  expect(youtubeUrl(` youtu.be/${id}?t=4 `)).toBe(`https://www.youtube.com/watch?v=${id}`);
  expect(youtubeUrl('https://vimeo.com/76979871')).toBeUndefined();
});
