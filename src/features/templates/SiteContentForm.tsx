import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { FieldArray } from 'formik';
import { Plus, Trash2 } from 'lucide-react';
import type { PropertyRow } from '#contract/properties/schemas.ts';
import { propertyTitle } from '#contract/rules/propertyTitle.ts';
import { MAX_TESTIMONIALS, type SiteContent, siteAccents } from '#contract/siteContent.ts';
import { Text } from '#src/ui/base/Text.tsx';
import { CheckboxField } from '#src/ui/inputs/CheckboxField.tsx';
import { SelectField } from '#src/ui/inputs/SelectField.tsx';
import { TextField } from '#src/ui/inputs/TextField.tsx';
import { FormDialog } from '#src/ui/layout/FormDialog.tsx';
import { useChangeContent } from './queries.ts';
import { siteContentBodyOf, siteContentRules, siteContentValues } from './siteContentValues.ts';

interface SiteContentFormProps {
  open: boolean;
  content: SiteContent;
  /** The broker's live homes, one of which may be featured first on the site's home page. */
  homes: readonly PropertyRow[];
  onClose: () => void;
  onSaved: () => void;
}

const emptyTestimonial = { name: '', said_on: '', words: '' };

/** Edits the content of the broker's site: texts, facts, the featured home, the accent colour and testimonials. */
export function SiteContentForm({ open, content, homes, onClose, onSaved }: SiteContentFormProps) {
  const change = useChangeContent();
  return (
    <FormDialog
      open={open}
      title="What your site says"
      line="Plain words. Every template shows them, and a change is on your site within a second."
      initialValues={siteContentValues(content)}
      validationSchema={siteContentRules}
      onSubmit={async (values) => {
        await change.mutateAsync(siteContentBodyOf(values));
        onSaved();
      }}
      keepAs={{ role: 'broker', name: 'site content' }}
      submitLabel="Save"
      busyLabel="Saving…"
      onClose={onClose}
      wide
    >
      {({ testimonials }) => (
        <>
          <TextField name="tagline" label="Tagline" optional maxLength={90} placeholder="Old houses, honest papers" />
          <TextField name="about" label="About you" optional rows={6} help="An empty line begins a new paragraph." />
          <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
            <TextField name="since" label="Working since" optional inputMode="numeric" placeholder="2009" />
            <SelectField name="accent" label="Accent" options={siteAccents.options} />
          </Box>
          <TextField
            name="areas"
            label="Areas"
            optional
            placeholder="C-Scheme, Bani Park, Civil Lines"
            help="Where you work, separated by commas."
          />
          <SelectField
            name="hero_id"
            label="First home"
            options={homes.map((home) => ({ value: String(home.id), label: propertyTitle(home) }))}
            placeholder="Chosen by its kind"
            none="Chosen by its kind"
            help="Its picture leads your home page while it is live."
          />
          <CheckboxField name="portrait" label="Show my photo" help="The photo from your profile." />
          <FieldArray name="testimonials">
            {({ push, remove }) => (
              <Testimonials count={testimonials.length} onAdd={() => push(emptyTestimonial)} onRemove={remove} />
            )}
          </FieldArray>
        </>
      )}
    </FormDialog>
  );
}

interface TestimonialsProps {
  count: number;
  onAdd: () => void;
  onRemove: (index: number) => void;
}

function Testimonials({ count, onAdd, onRemove }: TestimonialsProps) {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0, display: 'grid', gap: 2 }}>
      <Text component="legend" variant="label" sx={{ p: 0, mb: 0.5 }}>
        What clients said
      </Text>
      <Text quiet>
        Up to {MAX_TESTIMONIALS}, by people who agreed to be named. Your site says that you tell them and that Nivaas
        has not checked them.
      </Text>
      {Array.from({ length: count }, (_, at) => (
        <Box
          // biome-ignore lint/suspicious/noArrayIndexKey: the fields are controlled by their index.
          key={at}
          role="group"
          aria-label={`Testimonial ${at + 1}`}
          sx={{
            display: 'grid',
            gap: 1.5,
            p: 2,
            border: '1px solid',
            borderColor: 'roles.line',
            borderRadius: '10px',
          }}
        >
          <TextField name={`testimonials.${at}.words`} label="Words" required rows={3} maxLength={400} />
          <Box sx={{ display: 'grid', gap: 1.5, gridTemplateColumns: { sm: '1fr 1fr' }, alignItems: 'start' }}>
            <TextField name={`testimonials.${at}.name`} label="Name" required maxLength={60} />
            <TextField name={`testimonials.${at}.said_on`} label="Date" required type="date" />
          </Box>
          <div>
            <Button variant="text" startIcon={<Trash2 size={16} />} onClick={() => onRemove(at)}>
              Remove testimonial {at + 1}
            </Button>
          </div>
        </Box>
      ))}
      {count < MAX_TESTIMONIALS ? (
        <div>
          <Button startIcon={<Plus size={16} />} onClick={onAdd}>
            Add a testimonial
          </Button>
        </div>
      ) : null}
    </Box>
  );
}
