/** The page of an order is that of any of its parcels: without one it is the first. */
export const toParcelNumber = (number: string): string => (number.includes("-") ? number : `${number}-1`);
