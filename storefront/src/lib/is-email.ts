const pattern = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/** Looks like an address of e-mail; the server has the last word. */
export const isEmail = (text: string): boolean => pattern.test(text.trim());
