import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { typography } from '#src/theme/typography.ts';
import preview from '#storybook/preview.tsx';
import { useMeasured } from './measure.ts';
import { Caption, Part, Sheet } from './Sheet.tsx';

const meta = preview.meta({ title: 'foundations/Type' });

interface Face {
  family: string;
  size: number;
  line: number;
  weight: string;
}

const faceOf = (element: Element): Face => {
  const { fontFamily, fontSize, lineHeight, fontWeight } = getComputedStyle(element);
  return {
    family: fontFamily.split(',')[0]?.replace(/["']| Variable/g, '') ?? '',
    size: Number.parseFloat(fontSize),
    line: Math.round(Number.parseFloat(lineHeight)),
    weight: fontWeight,
  };
};

// All variants of the theme, the largest first.
const variants = Object.entries(typography)
  .filter((entry): entry is [string, Record<string, unknown>] => typeof entry[1] === 'object' && 'fontSize' in entry[1])
  .map(([name, look]) => ({
    name,
    display: String(look.fontFamily ?? '').includes('Fraunces'),
    size: Number(look.fontSize),
    weight: Number(look.fontWeight ?? 400),
  }))
  .sort((a, b) => b.size - a.size || b.weight - a.weight);

function Specimen({ name, text }: { name: string; text: string }) {
  const [ref, face] = useMeasured(faceOf);
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '180px minmax(0, 1fr)' },
        gap: { xs: '4px', sm: '24px' },
        alignItems: 'baseline',
        py: '16px',
        borderBottom: '1px solid',
        borderColor: 'roles.lineSoft',
      }}
    >
      <Caption label={name}>{face ? `${face.family} ${face.size}/${face.line}, ${face.weight}` : null}</Caption>
      <Box ref={ref} data-variant={name} sx={{ typography: name, overflowWrap: 'anywhere' }}>
        {text}
      </Box>
    </Box>
  );
}

function Specimens({ of, text }: { of: typeof variants; text: string }) {
  return (
    <ul>
      {of.map(({ name }) => (
        <Specimen key={name} name={name} text={text} />
      ))}
    </ul>
  );
}

export const Scale = meta.story({
  render: () => (
    <Sheet
      title="Type"
      line="Inter for everything that works, Fraunces for what welcomes. Sizes are measured on this page, at its current width."
    >
      <Part title="Display" line="Public headings, sign-in, the wordmark.">
        <Specimens of={variants.filter(({ display }) => display)} text="Homes, found with care" />
      </Part>
      <Part title="Tools" line="Panels, forms, tables, and the public pages’ own text.">
        <Specimens
          of={variants.filter(({ display }) => !display)}
          text="3 BHK flat in Malviya Nagar, Jaipur: ₹84,50,000"
        />
      </Part>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll<HTMLElement>('[data-variant]')];
    await expect(shown.length).toBe(variants.length);
    const small = shown.filter((element) => faceOf(element).size < 12).map(({ dataset }) => dataset.variant);
    await expect(small).toEqual([]);
    const otherFonts = shown.filter((element) => !['Inter', 'Fraunces'].includes(faceOf(element).family));
    await expect(otherFonts).toEqual([]);
  },
});

const paragraph =
  'The broker shows 24 homes in Jaipur today: flats, villas and shops from 45 lakh to 2.5 crore. Each was seen in person, and the price that you read is the price that is asked. Write to us before ten in the morning and somebody will call you back.';

const fallbacks = {
  Inter: ['Inter Fallback', 'Inter Fallback Android', 'Inter Fallback Linux'],
  Fraunces: ['Fraunces Fallback', 'Fraunces Fallback Times', 'Fraunces Fallback Linux'],
};

const samples = [
  { face: 'Inter', weight: 400, size: 14 },
  { face: 'Inter', weight: 600, size: 16 },
  { face: 'Fraunces', weight: 480, size: 30 },
  { face: 'Fraunces', weight: 440, size: 72 },
] as const;

/** The width and height of a line in a font; undefined if this machine does not have the font. */
const lineIn = async (family: string, weight: number, size: number) => {
  const faces = await document.fonts.load(`${weight} ${size}px "${family}"`, 'a').catch(() => []);
  if (!faces.length) return undefined;
  const line = document.createElement('span');
  line.textContent = paragraph;
  Object.assign(line.style, {
    position: 'absolute',
    whiteSpace: 'nowrap',
    lineHeight: 'normal',
    fontFamily: `"${family}"`,
    fontWeight: String(weight),
    fontSize: `${size}px`,
  });
  document.body.append(line);
  const { width, height } = line.getBoundingClientRect();
  line.remove();
  return { width, height };
};

const compared = async () => {
  const rows: { name: string; wider: number; higher: number }[] = [];
  for (const { face, weight, size } of samples) {
    const real = await lineIn(`${face} Variable`, weight, size);
    for (const fallback of fallbacks[face]) {
      const substitute = await lineIn(fallback, weight, size);
      if (real && substitute)
        rows.push({
          name: `${fallback} ${size}/${weight}`,
          wider: (substitute.width / real.width - 1) * 100,
          higher: substitute.height - real.height,
        });
    }
  }
  return rows;
};

function Both({ face, weight, size }: (typeof samples)[number]) {
  const text = size > 40 ? 'Homes, found with care' : paragraph;
  return (
    <Box sx={{ display: 'grid', gap: '16px 32px', gridTemplateColumns: { sm: '1fr 1fr' }, mb: '32px' }}>
      {[`'${face} Variable'`, fallbacks[face].map((name) => `'${name}'`).join(', ')].map((family, index) => (
        <Box key={family} sx={{ minWidth: 0 }}>
          <Box sx={{ typography: 'caption', color: 'roles.slate', mb: '4px' }}>
            {index ? 'Fallback' : face} {size}/{weight}
          </Box>
          <Box style={{ fontFamily: family, fontWeight: weight, fontSize: Math.min(size, 44), lineHeight: 1.3 }}>
            {text}
          </Box>
        </Box>
      ))}
    </Box>
  );
}

/** The fallback fonts have the same width and height, so that nothing jumps when the fonts load; Inter has a rupee sign. */
export const Arriving = meta.story({
  render: () => (
    <Sheet title="While the fonts arrive" line="The same words in the font and in its fallback: no line may move.">
      <Part title="Inter and Fraunces, and their fallbacks">
        {samples.map((pair) => (
          <Both key={`${pair.face} ${pair.size}`} {...pair} />
        ))}
      </Part>
    </Sheet>
  ),
  play: async () => {
    const rupee = await document.fonts.load('14px "Inter Variable"', '₹');
    await expect(rupee.map(({ family, status }) => `${family.replace(/"/g, '')} ${status}`)).toEqual([
      'Inter Variable loaded',
    ]);
    const rows = await compared();
    await expect(rows.length).toBeGreaterThan(0);
    const moved = rows.filter(({ wider, higher }) => Math.abs(wider) > 2 || Math.abs(higher) > 1);
    await expect(moved).toEqual([]);
  },
});
