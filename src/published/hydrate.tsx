import '../theme/fonts';
import { hydrateRoot } from 'react-dom/client';
import { createStyleCache } from '../theme/styleCache';
import { PublishedSite } from './PublishedSite';
import { readView, rootId } from './viewBlock';

// A page of a published site came with its content: this takes it over.
const root = document.getElementById(rootId);
const view = readView(document);
if (root && view) hydrateRoot(root, <PublishedSite view={view} cache={createStyleCache()} />);
