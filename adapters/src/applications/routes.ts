import type { applicationsRoutes } from "@bezak/contract/applications.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../medusa.ts";
import { paginationOf } from "../pagination.ts";
import { applicationsGateway } from "./gateway.ts";
import { applicationsMessages } from "./messages.ts";

export function applicationsHandlers(commerce: Commerce): Handlers<typeof applicationsRoutes> {
  const gateway = applicationsGateway(commerce);
  return {
    async apply({ body, session, language, requestId }) {
      const data = await gateway.apply(body, { session, requestId });
      return { success: true, data, message: applicationsMessages.sent[language] };
    },
    async applicationStatus({ session, requestId }) {
      return { success: true, data: await gateway.status({ session, requestId }) };
    },
    async reviewApplications({ query, session, requestId }) {
      const { applications, count, counts } = await gateway.search(query, { session, requestId });
      return { success: true, data: applications, counts, pagination: paginationOf(query, count) };
    },
    async reviewApplication({ params, session, requestId }) {
      return { success: true, data: await gateway.read(params.id, { session, requestId }) };
    },
    async approveApplication({ params, session, language, requestId }) {
      const data = await gateway.approve(params.id, { session, requestId });
      return { success: true, data, message: applicationsMessages.approved[language] };
    },
    async rejectApplication({ params, body, session, language, requestId }) {
      const data = await gateway.reject(params.id, body.reason, { session, requestId });
      return { success: true, data, message: applicationsMessages.rejected[language] };
    },
  };
}
