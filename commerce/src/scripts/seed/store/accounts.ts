import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { createCustomerAccountWorkflow, createUserAccountWorkflow } from "@medusajs/medusa/core-flows";
import { SELLER_MODULE } from "../../../modules/seller/index.ts";
import type { SellerModuleService } from "../../../modules/seller/service.ts";

/** The README publishes the passwords of these accounts. */
const admin = { email: "admin@bezak.uz", password: "bezak-admin", name: "Администратор" };
/** Owners of the first shops, in order. */
const owners = [
  {
    email: "seller@bezak.uz",
    password: "bezak-seller",
    name: "Сардор Юсупов",
    phone: "+998901234501",
    metadata: { language: "ru", city: "samarkand", address: "ул. Регистан, 12" },
  },
  {
    email: "seller2@bezak.uz",
    password: "bezak-seller",
    name: "Дилшод Рахимов",
    phone: "+998901234503",
    metadata: { language: "uz", city: "tashkent", address: "Chorsu koʻchasi, 3" },
  },
];
const buyer = {
  email: "buyer@bezak.uz",
  password: "bezak-buyer",
  name: "Мадина Каримова",
  phone: "+998901234502",
  metadata: { language: "ru", city: "tashkent", address: "ул. Амира Темура, 45, кв. 18" },
};

/** Contact of the demo buyer in orders. */
export const buyerContact = {
  name: buyer.name,
  phone: buyer.phone,
  city: buyer.metadata.city,
  address: buyer.metadata.address,
};

async function register(container: MedusaContainer, email: string, password: string): Promise<string> {
  const answer = await container.resolve(Modules.AUTH).register("emailpass", { body: { email, password } });
  if (!answer.authIdentity)
    throw new Error(`${email} could not be registered: ${answer.error ?? "no reason given"}`);
  return answer.authIdentity.id;
}

async function customer(container: MedusaContainer, person: typeof buyer): Promise<string> {
  const { email, password, name, phone, metadata } = person;
  const [first_name, last_name] = name.split(" ");
  const { result } = await createCustomerAccountWorkflow(container).run({
    input: {
      authIdentityId: await register(container, email, password),
      customerData: { email, first_name, last_name, phone, metadata },
    },
  });
  return result.id;
}

/** Stores an administrator, the owners of the first shops of `sellerIds` and a buyer. Returns the customer id. */
export async function storeAccounts(
  container: MedusaContainer,
  sellerIds: readonly string[],
): Promise<string> {
  await createUserAccountWorkflow(container).run({
    input: {
      authIdentityId: await register(container, admin.email, admin.password),
      userData: { email: admin.email, first_name: admin.name, metadata: { rank: "owner" } },
    },
  });
  const sellers = container.resolve<SellerModuleService>(SELLER_MODULE);
  for (const [index, owner] of owners.entries()) {
    const seller_id = sellerIds[index];
    if (!seller_id) throw new Error("The demo has fewer shops than owners");
    await sellers.createSellerMembers({ customer_id: await customer(container, owner), seller_id });
  }
  return customer(container, buyer);
}
