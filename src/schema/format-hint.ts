/** The hint for a value in the wrong format. Pure. */
import type { ErrorObject } from 'ajv';
import { formOf } from './schemas.ts';

export function formatHint({ data, instancePath, params, parentSchema }: ErrorObject): string | undefined {
  const isEmail = /^[^\s@/:]+@[^\s@/:]+$/.test(String(data));
  if (instancePath === '/forms/endpoint' && isEmail)
    return `To receive the forms by email, rename the field endpoint to mailto. The line is then: mailto: ${data}`;
  const form = formOf(parentSchema) ?? formats[params.format];
  if (!form?.includes('data/images')) return form;
  // Cameras and Windows name files PHOTO.JPG.
  const lower = String(data).replace(/\.[^./]+$/, (ending) => ending.toLowerCase());
  if (lower !== data && new RegExp(parentSchema?.pattern ?? '$^').test(lower))
    return `The ending must be in lower case: rename the file to ${lower.split('/').at(-1)}, and write that name here, too.`;
  const isOtherFormat = /\.(webp|avif|heic|heif|gif|tiff?|bmp)$/i.test(String(data));
  if (isOtherFormat) return `Convert the picture to JPEG or PNG. ${form}`;
  return /[^\w./-]/.test(String(data)) ? `Rename the file. ${form}` : form;
}

/** Of the formats that a site's own schemas can name. */
const formats: Readonly<Record<string, string>> = {
  date: 'Write a day that exists as year-month-day: 2026-06-01',
  email: 'Write an email address: office@example.com',
  uri: 'Write a URL: https://www.example.com',
};
