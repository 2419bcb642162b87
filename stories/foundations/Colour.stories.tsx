import Box from '@mui/material/Box';
import { expect } from 'storybook/test';
import { templates } from '#src/sites/templates/templates.ts';
import { lightRoles } from '#src/theme/tokens.ts';
import { toneNames } from '#src/theme/tones.ts';
import preview from '#storybook/preview.tsx';
import { contrastOf } from './measure.ts';
import { PairTile } from './PairTile.tsx';
import { isColour, roleGroups, shapePairs, sitePairs, textPairs, tonePairs } from './pairs.ts';
import { Part, Sheet, Tiles } from './Sheet.tsx';
import { Swatch } from './Swatch.tsx';

const meta = preview.meta({ title: 'foundations/Colour' });

/** The pairs whose painted contrast is too low. */
const tooPale = (canvas: HTMLElement) =>
  [...canvas.querySelectorAll<HTMLElement>('[data-pair]')]
    .map((element) => ({ name: element.dataset.pair, is: contrastOf(element), needs: Number(element.dataset.least) }))
    .filter(({ is, needs }) => is < needs)
    .map(({ name, is, needs }) => `${name}: ${is.toFixed(2)}, needs ${needs}`);

export const Palette = meta.story({
  render: () => (
    <Sheet
      title="Colour"
      line="Every colour has a role, and screens ask for the role. The hex is what the browser paints in the scheme you are looking at."
    >
      {roleGroups.map(({ title, line, roles }) => (
        <Part key={title} title={title} line={line}>
          <Tiles least={132}>
            {roles.map((role) => (
              <Swatch key={role} colour={`roles.${role}`} name={role} />
            ))}
          </Tiles>
        </Part>
      ))}
      <Part
        title="Tones"
        line="A text on its own tint: chips, avatars, alerts. Never the tone alone, always with words."
      >
        <Tiles least={132}>
          {toneNames.flatMap((tone) => [
            <Swatch key={`${tone} text`} colour={`tones.${tone}.text`} name={`${tone} text`} />,
            <Swatch key={`${tone} tint`} colour={`tones.${tone}.tint`} name={`${tone} tint`} />,
          ])}
        </Tiles>
      </Part>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const shown = [...canvasElement.querySelectorAll<HTMLElement>('[data-swatch]')].map(
      ({ dataset }) => dataset.swatch,
    );
    const colours = Object.entries(lightRoles).filter(([, value]) => isColour(value));
    await expect(shown).toEqual(expect.arrayContaining(colours.map(([role]) => role)));
    await expect(shown.length).toBe(colours.length + toneNames.length * 2);
  },
});

const contrasts = [
  { title: 'Text', line: '4.5 to 1 or more.', pairs: textPairs },
  { title: 'Controls and shapes', line: 'What carries meaning without words: 3 to 1 or more.', pairs: shapePairs },
  { title: 'Tones', line: 'On their tint, on paper, and ink on the tint: 4.5 to 1 or more.', pairs: tonePairs },
];

export const Contrast = meta.story({
  render: () => (
    <Sheet
      title="Contrast"
      line="Every pair of colours that the product shows on each other, measured from this page. The story fails when a pair has less contrast than it needs."
    >
      {contrasts.map(({ title, line, pairs }) => (
        <Part key={title} title={title} line={line}>
          <Tiles least={208}>
            {pairs.map((pair) => (
              <PairTile key={`${pair.over} ${pair.under}`} pair={pair} />
            ))}
          </Tiles>
        </Part>
      ))}
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelectorAll('[data-pair]').length).toBe(
      textPairs.length + shapePairs.length + tonePairs.length,
    );
    await expect(tooPale(canvasElement)).toEqual([]);
  },
});

export const PublishedSites = meta.story({
  render: () => (
    <Sheet
      title="Published sites"
      line="A template keeps its own colours in both schemes: a site looks the same for every visitor."
    >
      {Object.entries(templates).map(([slug, { templateTheme }]) => (
        <Part key={slug} title={`${slug[0]?.toUpperCase()}${slug.slice(1)}`}>
          <Box
            sx={{
              bgcolor: templateTheme.page,
              color: templateTheme.heading,
              fontFamily: templateTheme.headingFont,
              border: '1px solid',
              borderColor: templateTheme.line,
              borderRadius: '14px',
              p: { xs: '20px', sm: '28px' },
              mb: '16px',
              display: 'flex',
              flexWrap: 'wrap',
              gap: '16px 32px',
              alignItems: 'center',
            }}
          >
            <Box sx={{ typography: 'h3', fontFamily: templateTheme.headingFont, flex: '1 1 240px' }}>
              Homes, found with care
            </Box>
            {(['accent', 'call', 'tint', 'panel', 'deep', 'mark', 'line'] as const).map((part) => (
              <Box
                key={part}
                sx={{
                  width: 44,
                  height: 44,
                  bgcolor: templateTheme[part],
                  border: `1px solid ${templateTheme.line}`,
                  borderRadius: `${templateTheme.radius}px`,
                }}
              />
            ))}
          </Box>
          <Tiles least={176}>
            {sitePairs.map(({ over, under, least }) => (
              <PairTile
                key={`${over} ${under}`}
                name={`${over} on ${under}`}
                pair={{ over: String(templateTheme[over]), under: String(templateTheme[under]), least }}
              />
            ))}
          </Tiles>
        </Part>
      ))}
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await expect(tooPale(canvasElement)).toEqual([]);
  },
});
