/** The type of a problem with structured data, before it is located. */
export interface Problem {
  code: `structured-data/${'syntax' | 'type' | 'property' | 'value' | 'missing'}`;
  message: string;
  hint?: string | undefined;
}
