import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, generateJwtToken, Modules } from "@medusajs/framework/utils";

/** Customers, each with a token as signing in issues it. */
export default async function createBuyers(container: MedusaContainer, { count }: { count: number }) {
  const { http } = container.resolve(ContainerRegistrationKeys.CONFIG_MODULE).projectConfig;
  const customers = await container.resolve(Modules.CUSTOMER).createCustomers(
    Array.from({ length: count }, () => ({
      email: `buyer-${crypto.randomUUID()}@example.uz`,
      has_account: true,
    })),
  );
  const identities = await container
    .resolve(Modules.AUTH)
    .createAuthIdentities(customers.map(({ id }) => ({ app_metadata: { customer_id: id } })));
  return customers.map(({ id, email }, index) => ({
    id,
    email,
    token: generateJwtToken(
      {
        actor_id: id,
        actor_type: "customer",
        auth_identity_id: identities[index]?.id ?? "",
        app_metadata: { customer_id: id },
      },
      { secret: http.jwtSecret, expiresIn: "1h", jwtOptions: http.jwtOptions },
    ),
  }));
}
