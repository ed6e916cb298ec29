/** The address of a person, as every form about people asks for it. */

import type { PersonFormState } from '../person-form/use-person-form.js';
import { TextField, type TextFieldProps } from '../ui/text-field.js';

export interface EmailFieldProps extends Pick<TextFieldProps, 'id' | 'autoComplete' | 'isTypedOnly'> {
  form: PersonFormState;
  /** One to begin with; '' for none. */
  email: string;
}

export const EmailField = ({ form, email, ...field }: EmailFieldProps) => (
  <TextField
    {...field}
    {...form.field('email')}
    label="Email Address"
    type="email"
    value={form.values.email ?? email}
  />
);
