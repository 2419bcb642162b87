const urlOf = (text: string): URL | undefined => {
  const address = /^[a-z][a-z\d+.-]*:/i.test(text) ? text : `https://${text}`;
  return URL.canParse(address) ? new URL(address) : undefined;
};

/** The second an address starts its video at: `t=90`, `t=1m30s`, `#t=90s`, `start=90`; 0 where it says none. */
export function youtubeStart(text: string): number {
  const url = urlOf(text.trim());
  if (!url) return 0;
  const said = url.searchParams.get('t') ?? url.searchParams.get('start') ?? /^#t=(.+)/.exec(url.hash)?.[1] ?? '';
  const [, hours = 0, minutes = 0, seconds = 0] = /^(?:(\d{1,2})h)?(?:(\d{1,4})m)?(?:(\d{1,6})s?)?$/i.exec(said) ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** Where the player of a video is, without cookies before it plays; it starts at once, because somebody pressed play. */
export const youtubePlayer = (id: string, start = 0): string =>
  `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&rel=0&playsinline=1${start ? `&start=${start}` : ''}`;

/** The host a web address leads to; nothing for what a browser cannot open, such as an address of spaces. */
export function webHost(address: string): string | undefined {
  if (!/^https?:\/\//i.test(address) || !URL.canParse(address)) return;
  const { hostname } = new URL(address);
  // Chromium takes spaces in a host, and writes them as %20.
  return /[\s%]/.test(hostname) ? undefined : hostname;
}
