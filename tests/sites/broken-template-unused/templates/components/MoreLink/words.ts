/** A type alone. */
export type Words = string;
