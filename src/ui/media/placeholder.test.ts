import { describe, expect, it } from 'vitest';
import { placeholder } from './placeholder';

const drawn = (title: string, whole?: boolean) => decodeURIComponent(placeholder(title, whole));
const words = (title: string, whole?: boolean) =>
  [...drawn(title, whole).matchAll(/<tspan[^>]*>([^<]*)</g)].map(([, text]) => text);

describe('the generated placeholder', () => {
  it('carries a short title whole, a long one by its first letter', () => {
    expect(words('Jaipur')).toEqual(['Jaipur']);
    expect(words('Restored haveli with a courtyard')).toEqual(['R']);
    expect(words('   ')).toEqual(['']);
  });

  it('carries a title that must stand whole on as many lines as it needs', () => {
    expect(words('Thiruvananthapuram and its backwaters', true)).toEqual(['Thiruvananthapuram', 'and its backwaters']);
    expect(words('Sri Ganganagar', true)).toEqual(['Sri Ganganagar']);
    expect(drawn('x'.repeat(60), true)).toContain('font-size="10"');
  });

  it('shows signs of markup as signs', () => {
    expect(drawn('<b> & "c"')).toContain('&lt;b&gt; &amp; &quot;c&quot;');
  });
});
