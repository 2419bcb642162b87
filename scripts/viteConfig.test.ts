import { expect, test } from 'vitest';
import config from '../vite.config.ts';

// Pages of sites are also served on brokers' domains, where their policy forbids calls to other hosts.
test.each([true, false])(
  'pages of sites call the server that sent them, whatever VITE_API_BASE says: for Node %s',
  async (isSsrBuild) => {
    const { define } = await config({ command: 'build', mode: 'sites', isSsrBuild });
    expect(define).toMatchObject({ 'import.meta.env.VITE_API_BASE': '""' });
  },
);
