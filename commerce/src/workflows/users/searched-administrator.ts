/** Of a row of `user`: what a search for an administrator finds, in lower case. */
export const SEARCHED_ADMINISTRATOR = `lower(concat_ws(' ', first_name, last_name, email))`;
