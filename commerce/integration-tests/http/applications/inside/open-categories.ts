import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

/** Categories of these names with unique handles; the last one is inactive. Returns their ids. */
export default async function open(
  container: MedusaContainer,
  { names, prefix }: { names: string[]; prefix: string },
) {
  const made = await container
    .resolve(Modules.PRODUCT)
    .createProductCategories(
      names.map((name, at) => ({ name, handle: `${prefix}-${at}`, is_active: at < names.length - 1 })),
    );
  return made.map(({ id }) => id);
}
