import Box from '@mui/material/Box';
import type { Template } from '#contract/templates.ts';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { TemplateCard } from './TemplateCard.tsx';

interface TemplateGridProps {
  templates: readonly Template[];
  loading: boolean;
  /** The template of the broker's site. */
  published: string | undefined;
  /** The operator has taken the site offline: nothing can be published. */
  offline?: boolean;
  publishing: string | undefined;
  onPublish: (template: Template) => void;
}

/** The templates, three in a row. Failing to load them shows no message (specification 001, section 8). */
export function TemplateGrid({ templates, loading, published, offline, publishing, onPublish }: TemplateGridProps) {
  if (loading) return <Loading shape="card" count={5} cardWidth={280} />;
  return (
    <Box
      component="ul"
      aria-label="Templates"
      sx={{ display: 'grid', gap: '20px', gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 280px), 1fr))' }}
    >
      {templates.map((template) => (
        <li key={template.name}>
          <TemplateCard
            template={template}
            published={template.name === published}
            busy={template.name === publishing}
            offline={offline ?? false}
            blocked={publishing !== undefined}
            onPublish={() => onPublish(template)}
          />
        </li>
      ))}
    </Box>
  );
}
