import { expect, test } from 'vitest';
import { youtubeUrl } from './youtube';

const canonical = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

test.each([
  'dQw4w9WgXcQ',
  '  dQw4w9WgXcQ\n',
  'https://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'http://youtube.com/watch?app=desktop&v=dQw4w9WgXcQ&t=42s',
  'www.youtube.com/watch?v=dQw4w9WgXcQ&list=PL123',
  'https://m.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtu.be/dQw4w9WgXcQ?si=abc',
  'youtu.be/dQw4w9WgXcQ',
  'https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0',
  'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
  'https://youtube.com/shorts/dQw4w9WgXcQ',
  'https://www.youtube.com/live/dQw4w9WgXcQ?feature=share',
  'HTTPS://WWW.YOUTUBE.COM/watch?v=dQw4w9WgXcQ',
])('%s is that video', (pasted) => expect(youtubeUrl(pasted)).toBe(canonical));

test.each([
  '',
  'https://vimeo.com/123456',
  'https://www.youtube.com/',
  'https://www.youtube.com/watch?v=short',
  'https://www.youtube.com/channel/UCdQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/?u=youtube.com/watch?v=dQw4w9WgXcQ',
  'javascript:alert(1)',
  'dQw4w9WgXc<',
  '<iframe src="https://www.youtube.com/embed/dQw4w9WgXcQ"></iframe>',
])('%s is none', (pasted) => expect(youtubeUrl(pasted)).toBeNull());
