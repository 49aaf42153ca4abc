/** A built-in component in a misspelled folder. */
export const nothing = null;
