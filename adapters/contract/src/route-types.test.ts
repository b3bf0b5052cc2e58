import { expectTypeOf, it } from "vitest";
import type { CallInput } from "./call.ts";
import type { LocalizedText } from "./shared-schemas.ts";
import type { AnswerOf, BodyOf, ParamsOf, QueryOf } from "./route-types.ts";
import type * as catalog from "./routes/catalog.ts";
import type * as contacts from "./routes/contacts.ts";
import type * as orders from "./routes/orders.ts";
import type * as sellers from "./routes/sellers.ts";

it("types a call by its own route and nothing wider", () => {
  expectTypeOf<keyof QueryOf<typeof sellers.sellers>>().toEqualTypeOf<"page" | "limit" | "sort">();
  expectTypeOf<ParamsOf<typeof orders.cancelOrder>>().toEqualTypeOf<Record<"id", string>>();
  expectTypeOf<keyof BodyOf<typeof orders.cancelOrder>>().toEqualTypeOf<"reason" | "parcelId" | "itemId">();
  expectTypeOf<AnswerOf<typeof contacts.contacts>["data"]["address"]>().toEqualTypeOf<LocalizedText | null>();
});

it("requires exactly the query fields that the server requires", () => {
  expectTypeOf<QueryOf<typeof catalog.searchProducts>["q"]>().toEqualTypeOf<string>();
  expectTypeOf<QueryOf<typeof catalog.products>["q"]>().toEqualTypeOf<string | undefined>();
  expectTypeOf<Record<never, never>>().not.toExtend<CallInput<typeof catalog.searchProducts>>();
  expectTypeOf<Record<never, never>>().toExtend<CallInput<typeof catalog.products>>();
});
