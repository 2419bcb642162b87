import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paths } from '../../contract/paths';

const shown = [paths.home, paths.landing, paths.about];
const closed = ['/api/', `${paths.superadmin.root}/`, `${paths.broker.root}/`];

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** What search engines ask for: `robots.txt`, and the public pages in `sitemap.xml`, both with whole addresses. */
export const crawlerRoutes = (http: FastifyInstance, origin: string): void => {
  const at = (request: FastifyRequest) => origin || `${request.protocol}://${request.host}`;
  http.get('/robots.txt', (request, reply) => {
    const lines = [
      'User-agent: *',
      ...closed.map((area) => `Disallow: ${area}`),
      '',
      `Sitemap: ${at(request)}/sitemap.xml`,
    ];
    return reply
      .headers({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' })
      .send(`${lines.join('\n')}\n`);
  });
  http.get('/sitemap.xml', (request, reply) => {
    const urls = shown.map((page) => `<url><loc>${escaped(at(request) + page)}</loc></url>`).join('');
    return reply
      .headers({ 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'no-cache' })
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls}</urlset>\n`,
      );
  });
};
