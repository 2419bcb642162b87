import Box from '@mui/material/Box';
import { expect, waitFor } from 'storybook/test';
import favicon from '#public/favicon.svg?raw';
import { BrandMark } from '#src/art/brand/BrandMark.tsx';
import { Wordmark } from '#src/art/brand/Wordmark.tsx';
import preview from '#storybook/preview.tsx';
import { Caption, Part, Sheet, Tiles } from './Sheet.tsx';

const meta = preview.meta({ title: 'foundations/Brand' });

const files = [
  { file: 'favicon.svg', use: "A browser's tab", side: 48, src: `data:image/svg+xml,${encodeURIComponent(favicon)}` },
  { file: 'favicon.ico', use: 'Tabs that take no SVG; 16, 32 and 48', side: 32 },
  { file: 'brand/apple-touch-icon.png', use: "An iPhone's home screen; it cuts the corners itself", side: 90 },
  { file: 'brand/icon-192.png', use: 'Installed on a desktop or an Android phone', side: 96 },
  { file: 'brand/icon-maskable-512.png', use: 'Where the phone cuts a shape of its own', side: 96 },
];

export const Marks = meta.story({
  render: () => (
    <Sheet title="Brand" line="Nivaas, a place to live: a jharokha's arch with its door. The name is set in Fraunces.">
      <Part title="Mark" line="A tile in the panels, an arch on public pages, and on the deep peacock of the footer.">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '24px', alignItems: 'center' }}>
          <BrandMark size={64} />
          <BrandMark size={64} look="arch" />
          <Box sx={{ bgcolor: 'roles.deep', p: '16px', borderRadius: '12px', display: 'flex' }}>
            <BrandMark size={64} look="deep" />
          </Box>
        </Box>
      </Part>
      <Part title="Logotype" line="Mark and name, never set by hand.">
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '24px', alignItems: 'center' }}>
          <Wordmark to="/" />
          <Wordmark to="/" look="public" />
          <Box sx={{ bgcolor: 'roles.deep', px: '16px', borderRadius: '12px' }}>
            <Wordmark to="/" look="deep" />
          </Box>
        </Box>
      </Part>
      <Part title="Files" line="Drawn from the same mark by npm run brand.">
        <Tiles least={148}>
          {files.map(({ file, use, side, src }) => (
            <Box key={file} component="li" sx={{ display: 'grid', gap: '8px', alignContent: 'start' }}>
              <img src={src ?? `/${file}`} alt="" width={side} height={side} />
              <Caption label={file}>{use}</Caption>
            </Box>
          ))}
        </Tiles>
      </Part>
      <Part title="Social card" line="What a shared link shows, 1200 by 630.">
        <Box
          component="img"
          src="/brand/social-card.png"
          alt="Homes, found with care: the name beside two arched windows that look on havelis"
          sx={{
            width: '100%',
            maxWidth: 720,
            height: 'auto',
            borderRadius: '14px',
            border: '1px solid',
            borderColor: 'roles.line',
          }}
        />
      </Part>
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    const pictures = [...canvasElement.querySelectorAll('img')];
    const missing = () => pictures.filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
    await waitFor(() => expect(missing().join(' ')).toBe(''));
  },
});
