/** Key in session storage for the page's state during a change of language. */
export const placeKey = "place";
