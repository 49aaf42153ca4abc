/** The quote dialog of every page: takes the form's settings and words, gives the dialog element. */
import { constantExcept, type FormSettings, Icon, type PhoneLink } from 'treesite';
import { ChoiceField } from '../ChoiceField/ChoiceField.tsx';
import { Field } from '../Field/Field.tsx';
import { MultilineField } from '../MultilineField/MultilineField.tsx';
import type { FormWords } from '../RequestForm/form-words.ts';
import { RequestForm } from '../RequestForm/RequestForm.tsx';
import './QuoteDialog.css';

interface QuoteDialogProps {
  heading: string;
  form: FormSettings;
  phone: PhoneLink;
  textMessage?: string | undefined;
  words: FormWords;
  close: string;
}

/** Attributes React has no types for yet. */
const closesOnBackdrop = { closedby: 'any' } as const;
const closesDialog = { command: 'close', commandfor: 'quoteModal' } as const;

export const QuoteDialog = constantExcept(['textMessage'], function QuoteDialog(props: QuoteDialogProps) {
  const { heading, form, phone, textMessage, words, close } = props;
  return (
    <dialog id="quoteModal" className="dialog" aria-labelledby="quote-heading" {...closesOnBackdrop}>
      <h2 id="quote-heading">{heading}</h2>
      <RequestForm kind="quote" delivery={form.delivery} phone={phone} textMessage={textMessage} words={words}>
        <Field id="quote-name" name="name" label={words.name} autoComplete="name" required />
        <Field id="quote-phone" name="phone" type="tel" label={words.phone} autoComplete="tel" required />
        <ChoiceField id="quote-service" label={words.service} choices={form.choices} empty={form.emptyChoice} />
        <MultilineField id="quote-notes" name="notes" label={words.notes} rows={3} />
      </RequestForm>
      <button type="button" className="icon-button" aria-label={close} {...closesDialog}>
        <Icon name="x" />
      </button>
    </dialog>
  );
});
