const ID = /^[A-Za-z0-9_-]{11}$/;
const HOSTS: ReadonlySet<string> = new Set(['youtube.com', 'youtube-nocookie.com', 'youtu.be']);
const BEFORE_ID: ReadonlySet<string> = new Set(['embed', 'shorts', 'live', 'v', 'e']);

const addressIn = (pasted: string): URL | null => {
  const address = /^https?:\/\//i.test(pasted) ? pasted : `https://${pasted}`;
  return URL.canParse(address) ? new URL(address) : null;
};

const idIn = (pasted: string): string | null => {
  if (ID.test(pasted)) return pasted;
  const address = addressIn(pasted);
  const host = address?.hostname.replace(/^(www|m|music)\./, '');
  if (!address || !host || !HOSTS.has(host)) return null;
  const [first, second] = address.pathname.split('/').filter(Boolean);
  if (host === 'youtu.be') return first ?? null;
  if (first === 'watch') return address.searchParams.get('v');
  return first && BEFORE_ID.has(first) ? (second ?? null) : null;
};

/** The canonical address of a YouTube video, from its ID or any address people paste; null for anything else. */
export const youtubeUrl = (pasted: string): string | null => {
  const id = idIn(pasted.trim());
  return id && ID.test(id) ? `https://www.youtube.com/watch?v=${id}` : null;
};
