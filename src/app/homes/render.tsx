import type { RenderHomesPage } from '#contract/homes/pageView.ts';

import { publicDocument, renderPublicView } from '../publicDocument.tsx';
import { homesHead } from './homesHead.ts';
import { homesScreen } from './homesScreen.tsx';
import { homesViewId } from './homesViewId.ts';

/** Renders a page for finding a home to the HTML that the server sends. */
export const renderHomesPage: RenderHomesPage = async ({ view, address, origin, assets }) =>
  publicDocument({
    head: homesHead(view, origin),
    origin,
    isQueryKnown: true,
    view: await renderPublicView(address, homesScreen(view)),
    data: { id: homesViewId, value: view },
    assets: view.kind === 'front' ? { ...assets, entry: assets.front } : assets,
  });
