import type { AddressList, addressesRoutes } from "@bezak/contract/addresses.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../medusa.ts";

export function addressesHandlers(commerce: Commerce): Handlers<typeof addressesRoutes> {
  return {
    async addresses({ params, query, requestId }) {
      const path = `/catalog/addresses/${params.kind}`;
      return { success: true, data: await commerce.get<AddressList>(path, { query, requestId }) };
    },
  };
}
