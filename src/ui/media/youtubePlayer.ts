const urlOf = (text: string): URL | undefined => {
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  return URL.canParse(address) ? new URL(address) : undefined;
};

/** The start time of a video URL in seconds: `t=90`, `t=1m30s`, `#t=90s`, `start=90`; 0 without one. */
export function youtubeStart(text: string): number {
  const url = urlOf(text.trim());
  if (!url) return 0;
  const time = url.searchParams.get('t') ?? url.searchParams.get('start') ?? /^#t=(.+)/.exec(url.hash)?.[1] ?? '';
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/i.exec(time) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** The URL of the player without cookies; it starts at once, because the person pressed play. */
export const youtubePlayer = (id: string, start = 0): string =>
  `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1${start ? `&start=${start}` : ''}`;

/** The host of a web URL; undefined for text that a browser cannot open. */
export function webHost(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return;
  const { hostname } = new URL(address);
  // Chromium accepts spaces in a host and encodes them as %20.
  return /[\s%]/.test(hostname) ? undefined : hostname;
}
