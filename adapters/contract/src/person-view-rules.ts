/** Rules of "see as this person", shared by server, web server and browser. Free of zod. */
export const personViewMinutes = 10;

/** Views that a person's page and their own settings list, newest first. */
export const listedViews = 50;

const PREFIX = "view_";

/** The token of a view, made from the token of a session, which is 43 characters long: neither can be mistaken for the other. */
export const toViewToken = (sessionToken: string): string => PREFIX + sessionToken;

export const isViewToken = (token: string): boolean =>
  token.startsWith(PREFIX) && token.length === PREFIX.length + 43;
