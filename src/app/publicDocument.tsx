import { type ReactNode, StrictMode } from 'react';
import { AddressContext } from '../render/documentRouter.tsx';
import { type PageDocument, pageDocument } from '../render/pageDocument.ts';
import { type RenderedView, renderView } from '../render/renderView.ts';
import { AppTheme } from '../theme/mui/AppTheme.tsx';
import { PublicFrame } from './layouts/PublicFrame.tsx';
import { publicIsland } from './publicIsland.tsx';

/** A screen in the public frame as markup; `address` is its path and query. */
export const renderPublicView = (address: string, screen: ReactNode): Promise<RenderedView> =>
  renderView(
    (cache) => (
      <AddressContext value={address}>
        <StrictMode>
          <AppTheme cache={cache}>
            <PublicFrame>{screen}</PublicFrame>
          </AppTheme>
        </StrictMode>
      </AddressContext>
    ),
    (cache, content) => <AddressContext value={address}>{publicIsland(cache, content)}</AddressContext>,
  );

// The shell's icons, colours and the script that sets the colour scheme.
const sharedTags =
  /<link rel="(?:icon|apple-touch-icon|manifest)"[^>]*>|<meta name="(?:color-scheme|theme-color)"[^>]*>|<script src="\/color-scheme.js"><\/script>/g;

/** The social card of a page without a picture of its own. */
export const socialCard = {
  url: '/brand/social-card.png',
  alt: 'Nivaas: homes, found with care. A haveli in the evening light.',
  width: 1200,
  height: 630,
} as const;

interface PublicDocument extends Pick<PageDocument, 'origin' | 'view' | 'sheet' | 'data'> {
  readonly head: Omit<PageDocument['head'], 'brand'>;
  /** The server has already rendered for the address's query, so the page need not be hydrated early for it. */
  readonly isQueryKnown?: boolean;
  readonly assets: {
    /** The modules that take over the interactive parts. */
    readonly entry: string;
    /** Their style sheet, which declares the fonts. */
    readonly css: string;
    /** The built index.html, whose icons and colours all pages share. */
    readonly shell: string;
  };
}

/** The whole document of a public page. */
export const publicDocument = ({ head, assets, isQueryKnown = false, ...parts }: PublicDocument): string =>
  pageDocument({
    ...parts,
    head: { ...head, brand: 'Nivaas', title: `${head.title} · Nivaas` },
    tags: assets.shell.match(sharedTags)?.join('') ?? '',
    fonts: assets.css,
    root: { id: 'root' },
    start: { 'data-app': assets.entry, ...(isQueryKnown && { 'data-query': 'known' }) },
  });
