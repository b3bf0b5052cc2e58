import { fillEndpoint, type AnyInput } from "@bezak/contract/call.ts";
import { examples } from "@bezak/contract/examples/all.ts";
import { endpoints } from "@bezak/contract/routes/all.ts";
import { getResponse } from "msw";
import { expect, it } from "vitest";
import { handlers } from "./handlers.ts";

it.each(["categoryTree", "featuredCategories", "searchProducts", "featuredProducts"] as const)(
  "answers %s at its own path, and not as an id in another",
  async (name) => {
    const { path } = fillEndpoint(endpoints[name], (examples[name].request ?? {}) as AnyInput);
    const response = await getResponse(handlers, new Request(`http://localhost/api/v1${path}`));
    expect(await response?.json()).toMatchObject({ success: true, data: expect.any(Array) });
  },
);
