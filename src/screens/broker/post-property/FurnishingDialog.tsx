import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Formik, useFormikContext } from 'formik';
import { furnishingItems } from '#contract/properties/choices.ts';
import { StepperField } from '#src/ui/inputs/StepperField.tsx';
import { FormDialogFrame } from '#src/ui/layout/FormDialogFrame.tsx';
import type { PropertyFormValues } from './submission/propertyForm.ts';

interface FurnishingDialogProps {
  open: boolean;
  /** Called on Cancel, Escape and Done. */
  onClose: () => void;
}

type Counts = Record<string, number>;

const none: Counts = Object.fromEntries(furnishingItems.values.map((item) => [item, 0]));

/**
 * How many of each furnishing item stay with the home (specification 001, section 3a). Done keeps them in the form. The
 * dialog starts with the form's values: give it a new `key` each time it opens.
 */
export function FurnishingDialog({ open, onClose }: FurnishingDialogProps) {
  const { values, setFieldValue } = useFormikContext<PropertyFormValues>();
  // Async, because Formik waits for a promise; without one it would stay in its submitting state.
  const keep = async (counts: Counts) => {
    void setFieldValue('furnishing', counts);
    onClose();
  };
  const initial = { ...none, ...values.furnishing };
  return (
    <Formik<Counts> initialValues={initial} onSubmit={keep}>
      {({ setValues }) => (
        <FormDialogFrame
          open={open}
          title="Furnishing detail"
          line="What stays with the home"
          submitLabel="Done"
          onClose={onClose}
          initialValues={initial}
          extra={
            <Button
              variant="text"
              onClick={() => void setValues(none)}
              sx={{ mr: { sm: 'auto' }, color: 'roles.slate' }}
            >
              Reset All
            </Button>
          }
        >
          <Box
            sx={{
              display: 'grid',
              columnGap: 3,
              gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
            }}
          >
            {furnishingItems.values.map((item) => (
              <Box
                key={item}
                sx={{
                  display: 'grid',
                  alignContent: 'center',
                  py: 0.5,
                  borderBottom: '1px solid',
                  borderColor: 'roles.lineSoft',
                }}
              >
                <StepperField name={item} label={item} />
              </Box>
            ))}
          </Box>
        </FormDialogFrame>
      )}
    </Formik>
  );
}
