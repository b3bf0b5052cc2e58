/**
 * A name of a person or a shop is one line and no address: it stands in the subject and the text of mails that the shop
 * signs. Free of zod: commerce asks it too.
 */
export const isPlainName = (name: string): boolean => !/:\/\/|www\.|[\n\r\u2028\u2029]/i.test(name);
