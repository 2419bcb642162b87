const shape = /^[\w-]{11}$/;
const hosts = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'music.youtube.com',
  'gaming.youtube.com',
  'youtube-nocookie.com',
  'www.youtube-nocookie.com',
]);
const shortHosts = new Set(['youtu.be', 'www.youtu.be']);
const pictureHosts = new Set(['img.youtube.com', 'i.ytimg.com']);
// The first path segments that a video id may follow: youtube.com/shorts/ID.
const folders = new Set(['watch', 'embed', 'shorts', 'live', 'v', 'e', 'vi']);
// Redirects to a video, with the query parameters that hold its URL.
const redirects = new Map([
  ['consent.youtube.com', ['continue']],
  ['google.com', ['url', 'q']],
  ['www.google.com', ['url', 'q']],
]);
// Player paths for a playlist or a channel: as long as an id, but not one.
const noIds = new Set(['videoseries', 'live_stream']);

const urlOf = (text: string): URL | undefined => {
  const address = text.startsWith('//') ? `https:${text}` : /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const isUnusable = !url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.port;
  return isUnusable ? undefined : url;
};

function candidate({ hostname: named, pathname, searchParams }: URL): string | null | undefined {
  const [first, second] = pathname.split('/').filter(Boolean);
  // A host name may end with the root's dot: youtube.com. is youtube.com.
  const hostname = named.replace(/\.$/, '');
  if (shortHosts.has(hostname)) return first;
  if (pictureHosts.has(hostname)) return first === 'vi' ? second : undefined;
  if (hostname === 'studio.youtube.com') return first === 'video' ? second : undefined;
  const target = redirects
    .get(hostname)
    ?.map((name) => searchParams.get(name))
    .find(Boolean);
  if (target) return idIn(target);
  if (!hosts.has(hostname)) return undefined;
  if (first === 'attribution_link') {
    const shared = searchParams.get('u') ?? '';
    return URL.canParse(shared, 'https://youtube.com')
      ? new URL(shared, 'https://youtube.com').searchParams.get('v')
      : null;
  }
  if (first === undefined || first === 'watch') return searchParams.get('v') ?? second;
  return folders.has(first) ? second : undefined;
}

function idIn(address: string): string | undefined {
  const url = urlOf(address);
  const id = url && candidate(url);
  return id && shape.test(id) && !noIds.has(id) ? id : undefined;
}

const youtubeUrlStart = /^(?:https?:)?\/\/|^(?:[a-z-]+\.)*(?:youtube\.com|youtu\.be)\.?\//i;
const iframe = /<iframe\b[^>]*?\bsrc\s*=\s*(?:"([^"]+)"|'([^']+)'|([^\s"'>]+))/i;
// Invisible characters that messengers add to copied text.
const invisible = /[\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g;

/** The URL in a word of a message, without surrounding punctuation, brackets and quotes. */
const addressIn = (word: string): string => {
  const [, linked] = /\]\(([^()]+)\)/.exec(word) ?? [];
  return linked ?? word.replace(/^[<([{"'“‘«]+/, '').replace(/[.,;:!?)\]}>"'”’»]+$/, '');
};

/**
 * The id of the YouTube video in a pasted text: any kind of URL, a bare id, the embed code, or a message that contains a URL.
 * Undefined for any other text.
 */
export function youtubeId(text: string): string | undefined {
  const clean = text.replace(invisible, '').trim();
  if (shape.test(clean)) return noIds.has(clean) ? undefined : clean;
  const player = iframe.exec(clean)?.slice(1).find(Boolean);
  if (player) return idIn(player.replaceAll('&amp;', '&'));
  const words = clean.split(/\s+/);
  if (words.length === 1) return idIn(clean) ?? idIn(addressIn(clean));
  return words
    .map(addressIn)
    .filter((word) => youtubeUrlStart.test(word))
    .map(idIn)
    .find(Boolean);
}

/** The canonical URL of a video; undefined when the text holds no YouTube video. */
export const youtubeUrl = (text: string): string | undefined => {
  const id = youtubeId(text);
  return id && `https://www.youtube.com/watch?v=${id}`;
};
