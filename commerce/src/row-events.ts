/** Events of a module for rows written with or without the core workflows: `seller.seller.updated`. */
export const rowEvents = (moduleAndModel: string): string[] =>
  ["created", "updated", "deleted", "restored"].map((action) => `${moduleAndModel}.${action}`);
