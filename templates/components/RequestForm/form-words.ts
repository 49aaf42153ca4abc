/** Takes all wording, gives the words of forms only, so that a constant part gets only what it prints. */
import type { Wording } from 'treesite';

export type FormWords = ReturnType<typeof formWords>;

export function formWords(wording: Wording) {
  const optional = (label: string) => `${label} (${wording.formOptional})`;
  return {
    name: wording.formName,
    phone: wording.formPhone,
    email: optional(wording.formEmail),
    address: optional(wording.formAddress),
    service: wording.formService,
    notes: optional(wording.formNotes),
    submit: wording.formSubmit,
    fastest: wording.formFastest,
    sending: wording.formSending,
    sent: wording.formSent,
    failed: wording.formFailed,
    unsent: wording.formUnsent,
    mailed: wording.formMailed,
    photos: optional(wording.formPhotos),
    photosLimit: wording.formPhotosLimit,
    consent: wording.formConsent,
    notTyped: wording.formNotTyped,
    call: wording.callPhone,
    text: wording.textUs,
  };
}
