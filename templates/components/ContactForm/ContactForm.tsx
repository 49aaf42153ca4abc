/** The long form of the home and contact pages: takes its settings, gives the form. */
import type { FormSettings, Shell } from 'treesite';
import { ChoiceField } from '../ChoiceField/ChoiceField.tsx';
import { Field } from '../Field/Field.tsx';
import { MultilineField } from '../MultilineField/MultilineField.tsx';
import { PhotoField } from '../PhotoField/PhotoField.tsx';
import { formWords } from '../RequestForm/form-words.ts';
import { RequestForm } from '../RequestForm/RequestForm.tsx';
import './ContactForm.css';

export function ContactForm({ form, shell }: { form: FormSettings; shell: Shell }) {
  const words = formWords(shell.wording);
  return (
    <RequestForm
      kind="contact"
      delivery={form.delivery}
      phone={shell.phone}
      textMessage={shell.textMessage}
      words={words}
    >
      <Field id="contact-name" name="name" label={words.name} autoComplete="name" required />
      <Field id="contact-phone" name="phone" type="tel" label={words.phone} autoComplete="tel" required />
      <Field id="contact-email" name="email" type="email" label={words.email} autoComplete="email" />
      <Field id="contact-address" name="address" label={words.address} autoComplete="address-line1" />
      <ChoiceField id="contact-service" label={words.service} choices={form.choices} empty={form.emptyChoice} />
      <MultilineField id="contact-notes" name="notes" label={words.notes} rows={3} />
      {form.delivery?.photos && <PhotoField label={words.photos} />}
    </RequestForm>
  );
}
