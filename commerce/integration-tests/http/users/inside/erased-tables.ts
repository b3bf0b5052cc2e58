import type { MedusaContainer } from "@medusajs/framework/types";
import { personalData } from "../../../../src/workflows/users/personal-data.ts";

/** Tables that an account closure writes to, from the statements of all modules; none is executed. */
export default async function erasedTables(_container: MedusaContainer): Promise<string[]> {
  const statements: string[] = [];
  for (const { erase } of personalData)
    await erase((statement) => {
      statements.push(statement);
      // every query finds something
      return Promise.resolve([{ id: "one", name: "one" }] as never[]);
    }, "cus_1");
  return statements.flatMap((statement) =>
    [...statement.matchAll(/(?:update|delete from) "?(\w+)/g)].map(([, table = ""]) => table),
  );
}
