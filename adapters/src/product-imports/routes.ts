import type { productImportsRoutes } from "@bezak/contract/product-imports.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../medusa.ts";
import { paginationOf } from "../pagination.ts";
import { productImportsGateway } from "./gateway.ts";

/** What an import writes is seen by buyers when commerce's documents have it: a second later at most. */
export function productImportsHandlers(commerce: Commerce): Handlers<typeof productImportsRoutes> {
  const gateway = productImportsGateway(commerce);
  return {
    importTemplate: ({ query, session, language, requestId }) =>
      gateway.template(query.format, language, { session, requestId }),

    exportProducts: ({ query, session, language, requestId }) =>
      gateway.exported(query.format, language, { session, requestId }),

    async productImports({ query, session, language, requestId }) {
      const { imports, count } = await gateway.list({ ...query, language }, { session, requestId });
      return { success: true, data: imports, pagination: paginationOf(query, count) };
    },
    async sendImport({ form, session, language, requestId }) {
      return { success: true, data: await gateway.send(form, language, { session, requestId }) };
    },
    async productImport({ params, session, language, requestId }) {
      return { success: true, data: await gateway.read(params.id, language, { session, requestId }) };
    },
    async startImport({ params, session, language, requestId }) {
      return { success: true, data: await gateway.start(params.id, language, { session, requestId }) };
    },
    async cancelImport({ params, session, language, requestId }) {
      return { success: true, data: await gateway.cancel(params.id, language, { session, requestId }) };
    },
    importErrors: ({ params, session, language, requestId }) =>
      gateway.errors(params.id, language, { session, requestId }),
  };
}
