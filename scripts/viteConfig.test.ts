import { expect, test } from 'vitest';
import config from '../vite.config.ts';

// A site's page is shown on hosts of its broker, too: its policy lets it call nobody else.
test.each([true, false])(
  'pages of sites call the server that sent them, whatever VITE_API_BASE says: for Node %s',
  async (isSsrBuild) => {
    const { define } = await config({ command: 'build', mode: 'sites', isSsrBuild });
    expect(define).toMatchObject({ 'import.meta.env.VITE_API_BASE': '""' });
  },
);
