import { Formik } from 'formik';
import { SettingCards } from '#src/screens/operator/settings/SettingCards.tsx';
import { formOf } from '#src/screens/operator/settings/settingsForm.ts';
import preview from '#storybook/preview.tsx';

const meta = preview.meta({
  component: SettingCards,
  args: { instead: null },
  decorators: [
    (Story) => (
      <Formik initialValues={formOf()} onSubmit={() => undefined}>
        <div style={{ display: 'grid', gap: 16 }}>
          <Story />
        </div>
      </Formik>
    ),
  ],
});

export const AsInstalled = meta.story();
