import Box from '@mui/material/Box';
import { useState } from 'react';
import type { PublicSite } from '#contract/sites.ts';
import type { Template } from '#contract/templates.ts';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { TemplateCard } from './TemplateCard.tsx';

interface TemplateGridProps {
  templates: readonly Template[];
  loading: boolean;
  /** The template of the broker's site. */
  published: string | undefined;
  /** The broker's site, as visitors see it. */
  site?: PublicSite | undefined;
  /** The operator has taken the site offline: nothing can be published. */
  offline?: boolean;
  publishing: string | undefined;
  onPublish: (template: Template) => void;
}

const grid = {
  display: 'grid',
  gap: 2.5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', lg: 'repeat(3, minmax(0, 1fr))' },
} as const;

// The skeleton: a wide thumbnail first, as high as its neighbours.
const outline = {
  ...grid,
  '& > :first-of-type': { gridColumn: { sm: 'span 2' }, '& > :first-of-type': { aspectRatio: { sm: '3 / 1' } } },
} as const;

/**
 * The templates, up to three in a row. The published one comes first and is twice as wide, so that five fill the rows.
 * No message is shown when loading them fails (specification 001, section 8).
 */
export function TemplateGrid({ loading, ...props }: TemplateGridProps) {
  if (loading) return <Loading shape="card" count={5} grid={outline} ratio="16 / 11" height={{ xs: 136, sm: 132 }} />;
  return <Cards {...props} />;
}

function Cards({ templates, published, site, offline, publishing, onPublish }: Omit<TemplateGridProps, 'loading'>) {
  // Publishing another template does not move the cards under the user's finger: it comes first on the next visit.
  const [first] = useState(published);
  // Sorts the DOM order too, so that keyboard order matches visual order.
  const shown = templates.toSorted((one, other) => Number(other.name === first) - Number(one.name === first));
  return (
    <Box component="ul" aria-label="Templates" sx={grid}>
      {shown.map((template, at) => (
        <Box component="li" key={template.name} sx={at === 0 ? { gridColumn: { sm: 'span 2' } } : undefined}>
          <TemplateCard
            template={template}
            wide={at === 0}
            published={template.name === published}
            site={template.name === published ? site : undefined}
            busy={template.name === publishing}
            offline={offline ?? false}
            blocked={publishing !== undefined}
            onPublish={() => onPublish(template)}
          />
        </Box>
      ))}
    </Box>
  );
}
