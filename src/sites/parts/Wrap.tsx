import styled from '@emotion/styled';
import { siteNarrow } from '../theme/templateTheme.ts';

/** The site's column: 1200 px wide, with a gutter of 20 px (16 on phones). */
export const Wrap = styled.div({
  width: 'min(1200px, 100% - 40px)',
  marginInline: 'auto',
  [siteNarrow]: { width: 'calc(100% - 32px)' },
});
