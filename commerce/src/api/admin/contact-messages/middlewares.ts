import { contactsRoutes } from "@bezak/contract/contacts.ts";
import { bodyMiddlewares } from "../../body-middlewares.ts";

export const contactMessageAdminMiddlewares = bodyMiddlewares(contactsRoutes);
