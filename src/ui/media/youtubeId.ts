const shape = /^[\w-]{11}$/;
const hosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
// Where a video's id follows the first part of the path: youtube.com/shorts/ID.
const folders = new Set(['embed', 'shorts', 'live', 'v']);

const urlOf = (text: string): URL | undefined => {
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  return URL.canParse(address) ? new URL(address) : undefined;
};

function candidate({ hostname, pathname, searchParams }: URL): string | null | undefined {
  const [first, second] = pathname.split('/').filter(Boolean);
  if (hostname === 'youtu.be' || hostname === 'www.youtu.be') return first;
  if (!hosts.has(hostname)) return undefined;
  if (first === 'watch') return searchParams.get('v');
  return first && folders.has(first) ? second : undefined;
}

/** The id of the YouTube video that an address or a bare id names; nothing for any other text. */
export function youtubeId(text: string): string | undefined {
  const clean = text.trim();
  if (shape.test(clean)) return clean;
  const url = urlOf(clean);
  if (!url || (url.protocol !== 'https:' && url.protocol !== 'http:') || url.username || url.password || url.port)
    return;
  const id = candidate(url);
  return id && shape.test(id) ? id : undefined;
}

/** Where the player of a video is, without cookies before it plays; it starts at once, because somebody pressed play. */
export const youtubePlayer = (id: string): string =>
  `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1`;
