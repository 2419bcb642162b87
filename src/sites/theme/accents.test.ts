import { getContrastRatio } from '@mui/material/styles';
import { describe, expect, it } from 'vitest';
import { siteAccents } from '#contract/siteContent.ts';
import { siteTemplates } from '#contract/templates.ts';
import { templates } from '../templates/templates.ts';
import { withAccent } from './accents.ts';

const pairs = siteTemplates.values.flatMap((name) => siteAccents.values.map((accent) => [name, accent] as const));

describe('an accent', () =>
  it.each(pairs)('is readable in %s: %s', (name, accent) => {
    const { page, panel, accent: button, onAccent, link } = withAccent(templates[name].templateTheme, accent);
    const contrasts = [
      [onAccent, button],
      [link, page],
      [link, panel],
    ].map(([one = '', other = '']) => getContrastRatio(one, other));
    expect(Math.min(...contrasts)).toBeGreaterThanOrEqual(4.5);
  }));
