import type { Upload, uploadsRoutes } from "@bezak/contract/uploads.ts";
import type { Handlers } from "../call.ts";
import type { Commerce } from "../medusa.ts";

/** Whoever is signed in may upload; commerce notes the file down as that person's. */
export function uploadsHandlers(commerce: Commerce): Handlers<typeof uploadsRoutes> {
  return {
    async upload({ form, session, requestId }) {
      const token = session.customerToken ?? session.adminToken ?? undefined;
      const { upload } = await commerce.postForm<{ upload: Upload }>("/internal/uploads", form, {
        token,
        requestId,
      });
      return { success: true, data: upload };
    },
  };
}
