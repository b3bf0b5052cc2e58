/** Where a page is noted in session storage while its language is switched. */
export const placeKey = "place";
