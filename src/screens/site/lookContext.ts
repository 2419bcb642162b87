import { createContext, useContext } from 'react';
import { modern } from '../../theme/sites/modern';
import type { SiteLook } from '../../theme/sites/siteLook';

/** The template's look for everything inside a site; SiteFrame sets it. */
export const LookContext = createContext<SiteLook>(modern);

/** The look of the site that this is part of. */
export const useLook = (): SiteLook => useContext(LookContext);
