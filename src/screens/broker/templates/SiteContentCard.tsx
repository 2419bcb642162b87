import Button from '@mui/material/Button';
import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { type SiteContent, siteAccents } from '#contract/siteContent.ts';
import { useLiveHomes } from '#src/features/properties/queries.ts';
import { useSiteContent } from '#src/features/templates/queries.ts';
import { SiteContentForm } from '#src/features/templates/SiteContentForm.tsx';
import { messageOf } from '#src/lib/apiError.ts';
import { DefinitionList } from '#src/ui/data/DefinitionList.tsx';
import { InlineError } from '#src/ui/feedback/InlineError.tsx';
import { Loading } from '#src/ui/feedback/Loading.tsx';
import { useSnackbar } from '#src/ui/feedback/useSnackbar.ts';
import { Card } from '#src/ui/layout/Card.tsx';

const startOf = (text: string) => (text.length > 120 ? `${text.slice(0, 120).replace(/\s+\S*$/, '')}…` : text);

const factsOf = ({ tagline, about, since, areas, accent, testimonials }: SiteContent) => [
  { label: 'Tagline', value: tagline },
  { label: 'About you', value: about && startOf(about) },
  { label: 'Working since', value: since === null ? null : String(since) },
  { label: 'Areas', value: areas.join(', ') },
  { label: 'Accent', value: siteAccents.labels[accent] },
  { label: 'What clients said', value: testimonials.length ? String(testimonials.length) : null },
];

/** The broker's texts on the site, with the form that changes them once a site is published. */
export function SiteContentCard({ published }: { published: boolean }) {
  const content = useSiteContent();
  const say = useSnackbar();
  const [open, setOpen] = useState(false);
  const homes = useLiveHomes(open);
  const found = content.data?.data;
  return (
    <Card
      title="What your site says"
      actions={
        found && published ? (
          <Button startIcon={<Pencil size={16} />} onClick={() => setOpen(true)}>
            Edit
          </Button>
        ) : null
      }
    >
      {content.isPending ? <Loading shape="facts" count={6} /> : null}
      {content.isError && !found ? (
        <InlineError message={messageOf(content.error, 'Failed to load')} onRetry={() => content.refetch()} />
      ) : null}
      {found ? <DefinitionList items={factsOf(found)} /> : null}
      {found ? (
        <SiteContentForm
          open={open}
          content={found}
          homes={homes.data?.data ?? []}
          onClose={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            say('Your site is changed');
          }}
        />
      ) : null}
    </Card>
  );
}
