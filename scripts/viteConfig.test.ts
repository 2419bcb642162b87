import { expect, test } from 'vitest';
import config from '../vite.config.ts';

// Site pages are also served on brokers' domains, where their content security policy forbids calls to other hosts.
test.each([true, false])(
  'pages of sites call their own server, independent of VITE_API_BASE (server build: %s)',
  async (isSsrBuild) => {
    const { define } = await config({ command: 'build', mode: 'sites', isSsrBuild });
    expect(define).toMatchObject({ 'import.meta.env.VITE_API_BASE': '""' });
  },
);
