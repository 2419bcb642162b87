import preview from '../../../../.storybook/preview';
import { RegistrationNote } from '../../../../src/screens/auth/auth/RegistrationNote';

const meta = preview.meta({ component: RegistrationNote });

export const Note = meta.story({});
