type Value = string | string[];

/** A condition on rows, with its values. */
export interface SqlFilter {
  where: string;
  values: Value[];
}

/** One of several conditions that all must hold. */
export type FilterPart = [where: string, values: Value[]];

export const joinParts = (parts: readonly FilterPart[]): SqlFilter => ({
  where: parts.map(([where]) => where).join(" and ") || "true",
  values: parts.flatMap(([, values]) => values),
});
