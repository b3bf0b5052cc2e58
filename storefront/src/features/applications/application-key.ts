/** Where the unsent form of a person lies in local storage: whoever signs in next on this device sees nothing of it. */
export const applicationKey = (personId: string) => `application:${personId}`;
