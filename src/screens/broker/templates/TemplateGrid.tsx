import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Template } from '../../../../contract/templates';
import { TemplateCard } from './TemplateCard';

interface TemplateGridProps {
  templates: readonly Template[];
  loading: boolean;
  /** The template that the broker's site has now. */
  published: string | undefined;
  publishing: string | undefined;
  onPublish: (template: Template) => void;
}

/** The templates, three in a row; failing to load them says nothing (specification 001, section 8). */
export function TemplateGrid({ templates, loading, published, publishing, onPublish }: TemplateGridProps) {
  return (
    <Box
      component="ul"
      aria-label="Templates"
      aria-busy={loading}
      sx={{ display: 'grid', gap: '20px', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))' }}
    >
      {loading
        ? [1, 2, 3].map((card) => (
            <li key={card} aria-hidden>
              <Skeleton variant="rectangular" height={320} sx={{ borderRadius: '14px' }} />
            </li>
          ))
        : templates.map((template) => (
            <li key={template.name}>
              <TemplateCard
                template={template}
                published={template.name === published}
                busy={template.name === publishing}
                blocked={publishing !== undefined}
                onPublish={() => onPublish(template)}
              />
            </li>
          ))}
    </Box>
  );
}
