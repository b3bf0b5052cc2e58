import type { AuditEntry } from "@bezak/contract/audit.ts";

/** A field of an object, with its values as JSON holds them; undefined where it did not exist. */
export interface ChangedField {
  /** with its parts, such as `title.ru` or `variants[var_1].price` */
  name: string;
  before: unknown;
  after: unknown;
}

export interface ChangedObject {
  id: string;
  kind: "created" | "changed" | "deleted";
  fields: ChangedField[];
}

/** What an act changed, object by object. */
export function findChangedObjects({ before, after }: Pick<AuditEntry, "before" | "after">): ChangedObject[] {
  return Object.entries(after ?? {}).map(([id, current]) => {
    const old = before?.[id] ?? null;
    const names = [...new Set([...Object.keys(old ?? {}), ...Object.keys(current ?? {})])];
    const fields = names.map((name) => ({ name, before: old?.[name], after: current?.[name] }));
    if (old !== null && current !== null) return { id, kind: "changed", fields: fields.flatMap(findParts) };
    return {
      id,
      kind: old === null ? "created" : "deleted",
      // only what it had
      fields: fields.filter((field) => (field.before ?? field.after ?? null) !== null),
    };
  });
}

/** The objects as they were before an act whose outcome is unknown. */
export const findObjectsBefore = ({ before }: Pick<AuditEntry, "before">): ChangedObject[] =>
  Object.entries(before ?? {}).map(([id, row]) => ({
    id,
    kind: "deleted",
    fields: Object.entries(row ?? {})
      .filter(([, value]) => value !== null)
      .map(([name, value]) => ({ name, before: value, after: undefined })),
  }));

/** The parts of a field that differ: of a long text in three languages the one that was changed. */
function findParts(field: ChangedField): ChangedField[] {
  const { name, before, after } = field;
  if (JSON.stringify(before) === JSON.stringify(after)) return [];
  const [old, current] = [toParts(before), toParts(after)];
  if (old === undefined || current === undefined) return [field];
  const names = new Set([...old.keys(), ...current.keys()]);
  const parts = [...names].flatMap((part) =>
    findParts({ name: name + part, before: old.get(part), after: current.get(part) }),
  );
  // the same parts in another order
  return parts.length > 0 ? parts : [field];
}

/** Fields of an object, or entries of a list by their ids; undefined for a value without such parts. */
function toParts(value: unknown): Map<string, unknown> | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (!Array.isArray(value)) return new Map(Object.entries(value).map(([name, part]) => [`.${name}`, part]));
  const ids = value.map((one) => (one as { id?: unknown } | null)?.id);
  const areKeys = ids.every((id) => typeof id === "string") && new Set(ids).size === ids.length;
  return areKeys ? new Map(value.map((one, index) => [`[${String(ids[index])}]`, one])) : undefined;
}

/** A value of JSON in one text; objects and lists over several lines. */
export const formatJson = (value: unknown): string =>
  typeof value === "string" ? value : JSON.stringify(value, null, 2);
