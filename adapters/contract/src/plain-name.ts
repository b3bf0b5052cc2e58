export const isOneLine = (text: string): boolean => !/[\n\r\u2028\u2029]/.test(text);

/**
 * A name of a person or a shop must be one line without web addresses, since it is used in the subject and the text of
 * our mails. Free of zod, also used by commerce.
 */
export const isPlainName = (name: string): boolean => isOneLine(name) && !/:\/\/|www\./i.test(name);
