import type { contentRoutes } from "@bezak/contract/content.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../commerce.ts";
import { contentGateway } from "./gateway.ts";
import { toSection } from "./mapper.ts";

export function contentHandlers(commerce: Commerce): Handlers<typeof contentRoutes> {
  const gateway = contentGateway(commerce);
  return {
    async sections({ requestId }) {
      const sections = await gateway.sections(requestId);
      const now = Date.now();
      return { success: true, data: sections.map((section) => toSection(section, now)) };
    },
  };
}
