import { pages } from "./pages.ts";

export type Panel = "seller" | "administrator";

/** Answers the rows of a call's list, with the token of somebody who may open the panel. */
export type ListRows = (path: string) => Promise<readonly { id: string }[]>;

/** The page of a row is below that of its list, whose call has the same path, except for these. */
const listCalls: Partial<Record<string, string>> = {
  "/admin/banners": "/banners/admin",
  "/admin/sections": "/sections/admin",
  "/seller/products/edit": "/sellers/me/products",
  "/seller/products/preview": "/sellers/me/products",
  "/seller/orders": "/sellers/me/orders",
  "/seller/returns": "/sellers/me/returns",
};

/** Every page of a panel, each with the first row of the running shop. */
export function panelAddresses(panel: Panel, listRows: ListRows): Promise<string[]> {
  const first = async (path: string) => (await listRows(path))[0]?.id ?? "none";
  const paths = pages.filter(({ opens }) => opens === panel).map(({ path }) => path);
  return Promise.all(
    paths.map(async (path) => {
      const [list = "", rest] = path.split("/{id}");
      return rest === undefined ? path : `${list}/${await first(listCalls[list] ?? list)}${rest}`;
    }),
  );
}
