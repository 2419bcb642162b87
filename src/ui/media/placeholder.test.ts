import { describe, expect, it } from 'vitest';
import { placeholder } from './placeholder.ts';

const drawn = (title: string, whole?: boolean) => decodeURIComponent(placeholder(title, whole));
const words = (title: string, whole?: boolean) =>
  [...drawn(title, whole).matchAll(/<tspan[^>]*>([^<]*)</g)].map(([, text]) => text);

describe('the generated placeholder', () => {
  it('carries a short title whole, a long one by its first letter', () => {
    expect(words('Jaipur')).toEqual(['Jaipur']);
    expect(words('Restored haveli with a courtyard')).toEqual(['R']);
    expect(words('   ')).toEqual(['']);
  });

  it('wraps a title that is shown in full', () => {
    expect(words('Thiruvananthapuram and its backwaters', true)).toEqual(['Thiruvananthapuram', 'and its backwaters']);
    expect(words('Sri Ganganagar', true)).toEqual(['Sri Ganganagar']);
  });

  it('splits long words and omits what does not fit, so that the text stays readable', () => {
    expect(words('Venkatanarasimharajuvaripeta', true)).toEqual(['Venkatanarasim-', 'harajuvaripeta']);
    expect(words('x'.repeat(60), true)).toEqual([...Array<string>(3).fill(`${'x'.repeat(15)}-`), 'x'.repeat(15)]);
    expect(words('कि'.repeat(20), true)).toEqual([`${'कि'.repeat(10)}-`, 'कि'.repeat(10)]);
    const long = words('Thiruvananthapuram '.repeat(9), true);
    expect(long).toHaveLength(6);
    expect(long.at(-1)).toBe('Thiruvananthapura…');
    for (const title of ['x'.repeat(60), 'x'.repeat(400), 'Thiruvananthapuram '.repeat(9), 'a b c '.repeat(90)])
      expect(Number(/font-size="(\d+)"/.exec(drawn(title, true))?.[1])).toBeGreaterThanOrEqual(33);
  });

  it('removes lone surrogates and control characters', () => {
    expect(words('\ud83c shop')).toEqual(['shop']);
    expect(words('shop \udfe0')).toEqual(['shop']);
    expect(words('🏠 shop')).toEqual(['🏠 shop']);
    expect(words('A\bB\thome\u0000\uffff')).toEqual(['AB home']);
    expect(words('\b\ud83cRestored haveli with a courtyard')).toEqual(['R']);
  });

  it('escapes markup', () => {
    expect(drawn('<b> & "c"')).toContain('&lt;b&gt; &amp; &quot;c&quot;');
  });
});
