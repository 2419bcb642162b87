import { CacheProvider, css, Global } from '@emotion/react';
import styled from '@emotion/styled';
import { createElement as h } from 'react';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderView } from './renderView.ts';

const shared = {
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  textTransform: 'uppercase',
  letterSpacing: '0.05em',
  cursor: 'pointer',
  userSelect: 'none',
  padding: 8,
  '&:hover': { textDecoration: 'underline', opacity: 0.9 },
} as const;
const First = styled.b(shared, { top: 'var(--nv-own)', '@media (min-width:0px)': { margin: 0 } });
const Second = styled.b(shared, { padding: 4, '@media (min-width: 600px)': { padding: 16 } });
const globals = css`:root{--nv-own:var(--nv-base);--nv-base:1px;--nv-idle:2px;--nv-zIndex-modal:1300;--other:3px;}[data-scheme="dark"]{--nv-idle:4px;}`;

describe('the styles of a rendered view', () => {
  let styles = '';
  beforeAll(async () => {
    const rendered = await renderView((value) =>
      h(CacheProvider, { value }, h(Global, { styles: globals }), h(First), h(Second)),
    );
    styles = rendered.styles.replace(/<[^>]*>/g, '');
  });

  it('declare only the variables that its rules use, also through others, and what a later dialog lies on', () => {
    expect(styles).toContain(':root{--nv-own:var(--nv-base);--nv-base:1px;--nv-zIndex-modal:1300;--other:3px;}');
    expect(styles).not.toMatch(/idle|data-scheme/);
  });

  it('write once what several classes begin with, and keep the order of each class', () => {
    expect(styles.match(/text-transform:uppercase/g)).toHaveLength(1);
    const [, second = ''] = /([.\w-]+)\{padding:4px\}/.exec(styles) ?? [];
    const rules = ['padding:8px', `${second}{padding:4px}`, `@media (min-width: 600px){${second}{padding:16px}}`];
    const found = rules.map((rule) => styles.indexOf(rule));
    expect(found).not.toContain(-1);
    expect(found).toEqual(found.toSorted((one, other) => one - other));
  });

  it('have no prefixes but Safari’s for user-select, and no condition that always holds', () => {
    expect(styles.match(/-webkit-[\w-]+/g)).toEqual(['-webkit-user-select']);
    expect(styles).not.toContain('min-width:0px');
    expect(styles).toContain('margin:0');
  });
});
