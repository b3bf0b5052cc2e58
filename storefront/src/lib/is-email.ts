const pattern = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** A rough check of the form; the server validates. */
export const isEmail = (text: string): boolean => pattern.test(text.trim());
