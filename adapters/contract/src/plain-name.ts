export const isOneLine = (text: string): boolean => !/[\n\r\u2028\u2029]/.test(text);

/**
 * A name of a person or a shop is one line and no address: it stands in the subject and the text of mails that the shop
 * signs. Free of zod: commerce asks it too.
 */
export const isPlainName = (name: string): boolean => isOneLine(name) && !/:\/\/|www\./i.test(name);
