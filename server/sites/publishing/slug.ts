// Words in the platform's own URLs, or that could be mistaken for the platform.
const RESERVED: ReadonlySet<string> = new Set([
  'about',
  'about-us',
  'account',
  'admin',
  'administrator',
  'api',
  'app',
  'assets',
  'auth',
  'billing',
  'blog',
  'broker',
  'brokers',
  'contact',
  'dashboard',
  'demo',
  'edit',
  'error',
  'favicon',
  'help',
  'home',
  'index',
  'landing',
  'login',
  'logout',
  'mail',
  'media',
  'new',
  'nivaas',
  'null',
  'official',
  'preview',
  'privacy',
  'public',
  'robots',
  'root',
  'security',
  'settings',
  'signup',
  'site',
  'sitemap',
  'sites',
  'static',
  'status',
  'superadmin',
  'super-admin',
  'support',
  'system',
  'template',
  'templates',
  'terms',
  'test',
  'undefined',
  'user',
  'users',
  'www',
]);

const MAX_LENGTH = 60;

/** The preferred slug of a broker's site: `Asha Rathore & Sons` → `asha-rathore-sons`; never reserved or empty. */
export const slugFor = (name: string, brokerId: number): string => {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
  if (!slug) return `broker-${brokerId}`;
  return RESERVED.has(slug) ? `${slug}-homes` : slug;
};

/** The slugs to try in order: the preferred one, with a number, and last with the broker's id, which is unique. */
export const slugCandidates = (name: string, brokerId: number): string[] => {
  const preferred = slugFor(name, brokerId);
  return [preferred, ...[2, 3, 4, 5, 6, 7, 8, 9].map((nth) => `${preferred}-${nth}`), `${preferred}-b${brokerId}`];
};
