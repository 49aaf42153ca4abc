/** What is wrong with structured data, wherever it is. */
export interface Problem {
  code: `structured-data/${'syntax' | 'type' | 'property' | 'value' | 'missing'}`;
  message: string;
  hint?: string | undefined;
}
