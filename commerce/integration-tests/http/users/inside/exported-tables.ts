import { AsyncLocalStorage } from "node:async_hooks";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { exportData } from "../../../../src/workflows/users/export-data.ts";

/** Tables that the personal export reads, from its own statements only. */
export default async function exportedTables(
  container: MedusaContainer,
  { customerId }: { customerId: string },
): Promise<string[]> {
  const statements: string[] = [];
  const download = new AsyncLocalStorage<boolean>();
  const note = ({ sql }: { sql: string }) => {
    if (download.getStore()) statements.push(sql);
  };
  const database = container.resolve(ContainerRegistrationKeys.PG_CONNECTION);
  database.on("query", note);
  try {
    await download.run(true, async () => {
      for await (const piece of exportData(container, customerId)) void piece;
    });
  } finally {
    database.off("query", note);
  }
  return statements.flatMap((statement) =>
    [...statement.matchAll(/(?:from|join)\s+(?:"?public"?\.)?"?(\w+)/gi)].map(([, table = ""]) => table),
  );
}
