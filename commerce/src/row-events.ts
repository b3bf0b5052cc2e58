/** What a module says when rows of a model are written past or through the core workflows: `seller.seller.updated`. */
export const rowEvents = (moduleAndModel: string): string[] =>
  ["created", "updated", "deleted", "restored"].map((action) => `${moduleAndModel}.${action}`);
