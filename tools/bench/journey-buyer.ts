/** A new buyer of the shop under load. */
export interface Buyer {
  token: string;
  /** a product that is put among the favourites */
  wished: string;
  call: <T>(method: string, path: string, body?: object) => Promise<T>;
}

interface Product {
  id: string;
  variantId: string;
}

/** Opens an account at the shop. */
export async function newBuyer(home: string): Promise<Buyer> {
  const ask = async (method: string, path: string, body?: object, token?: string): Promise<unknown> => {
    const answer = await fetch(`${home}/api/v1${path}`, {
      method,
      headers: {
        ...(body && { "content-type": "application/json" }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      body: body && JSON.stringify(body),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
    return answer.json();
  };
  const account = {
    name: "Азиз",
    email: `journey-${crypto.randomUUID()}@example.uz`,
    password: "correct horse",
  };
  const { token } = (await ask("POST", "/auth/register", account)) as { token: string };
  const { data } = (await ask("GET", "/products?limit=1&sort=newest")) as { data: [Product] };
  return {
    token,
    wished: data[0].id,
    call: async <T>(method: string, path: string, body?: object) =>
      ((await ask(method, path, body, token)) as { data: T }).data,
  };
}

/** Asks what a cart of one thing costs and orders it. */
export async function orderSomething({ call }: Buyer): Promise<void> {
  const [product] = await call<[Product]>("GET", "/products?limit=1&inStock=true&sort=price_desc");
  const items = [{ productId: product.id, variantId: product.variantId, quantity: 1 }];
  await call("POST", "/cart/quote", { items });
  await call("POST", "/orders", {
    items,
    delivery: { method: "courier", city: "samarkand", address: "Регистан, 1" },
    contact: { name: "Азиз", phone: "+998901234567" },
    paymentMethod: "cash",
  });
}
