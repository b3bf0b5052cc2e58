import { escapeIdentifier, type Client } from "pg";
import type { PRODUCT_INDEX } from "../../../search/product.ts";
import { Refusal } from "../../refusal.ts";

/** Declared again because importing the original would load the engine. */
const INDEX: typeof PRODUCT_INDEX = "product";

/** The table that holds the catalogue's documents now, and the fields that it indexes. */
export interface SearchTable {
  name: string;
  physicalName: string;
  fields: { path: string; isDate: boolean }[];
}

export const quoted = ({ name }: SearchTable) => escapeIdentifier(name);

export async function readSearchTable(client: Client): Promise<SearchTable> {
  const { rows } = await client.query<{
    name: string;
    physical: string;
    plan: { fields: { path: string; is_date: boolean }[] };
  }>(
    `select physical.table_name as name, physical.name as physical, physical.plan
     from search_index logical
     join search_index_version version
       on version.search_index_id = logical.id and version.version = logical.active_version
     join search_postgres_index physical on physical.name = version.physical_name
     where logical.name = $1`,
    [INDEX],
  );
  const [table] = rows;
  if (!table) throw new Refusal("The catalogue has no index yet: start the shop once, then try again.");
  const fields = table.plan.fields.map(({ path, is_date: isDate }) => ({ path, isDate }));
  return { name: table.name, physicalName: table.physical, fields };
}
