import type { QuoteItem, NewOrder } from "@bezak/contract/orders.ts";
import type { Sum } from "@bezak/contract/money.ts";
import type { CreateOrderDTO, CreateOrderLineItemDTO } from "@medusajs/framework/types";
import type { Attempt } from "../../modules/order-attempt/service.ts";
import type { LedgerLanguage, ReceiptLines } from "../../modules/payment-ledger/ledger.ts";
import type { NewPayable } from "../../modules/payment-ledger/rows.ts";
import { freezeCommission, type LineCommission } from "../commission/line-commission.ts";
import type { Commission } from "../commission/read-commission.ts";
import { paymentDeadline } from "../payment/payment-deadline.ts";
import { lineItemId, paymentCollectionId } from "./order-ids.ts";
import { planForShop, type ShopParcelPlan } from "../parcel/plan-for-shop.ts";
import { planParcels } from "./plan-parcels.ts";
import { findVariant, type PricedCart } from "./quote.ts";
import type { SellableVariant } from "./read-sellable-variants.ts";
import type { Shop } from "./read-shop.ts";

export interface StockNeed {
  lineItemId: string;
  inventoryItemId: string;
  quantity: number;
}

/** Everything `place-order` writes, decided before the first write. */
export interface OrderPlan {
  attempt: Attempt;
  needs: StockNeed[];
  order: CreateOrderDTO & { id: string };
  payment: { orderId: string; collectionId: string; providerId: string; amount: Sum; payable: NewPayable };
  parcels: ShopParcelPlan[];
  /** epoch milliseconds after which no further step is begun */
  deadline: number;
}

export interface PlanInput {
  attempt: Attempt;
  request: NewOrder;
  email: string | undefined;
  shop: Shop;
  providerId: string;
  quote: PricedCart;
  variantsByProduct: Map<string, SellableVariant[]>;
  /** by product id */
  commissions: ReadonlyMap<string, Commission>;
  language: LedgerLanguage;
  receipt: ReceiptLines | null;
  at: Date;
  deadline: number;
}

export function planOrder(input: PlanInput): OrderPlan {
  const { attempt, quote, variantsByProduct } = input;
  const items = oneLinePerVariant(quote.items).map((item) => ({
    ...item,
    commission: freezeCommission(item.total, input.commissions.get(item.productId)),
  }));
  const lines = items.flatMap((item, index) => {
    const variant = findVariant(variantsByProduct, {
      productId: item.productId,
      variantId: item.variantId ?? undefined,
      quantity: 1,
    });
    return variant ? [{ id: lineItemId(attempt.order_id, index), item, variant }] : [];
  });
  const parties = { orderId: attempt.order_id, customerId: attempt.customer_id, number: attempt.number };
  const forShops = {
    request: input.request,
    at: input.at,
    lines: lines.map(({ item, variant: { sku, cashCollector } }) => ({
      sellerId: item.seller?.id,
      sku,
      cashCollector,
    })),
  };
  return {
    attempt,
    deadline: input.deadline,
    needs: lines.flatMap(({ id, item, variant }) =>
      variant.parts.map(({ inventoryItemId, perPiece }) => ({
        lineItemId: id,
        inventoryItemId,
        quantity: perPiece * item.quantity,
      })),
    ),
    order: { ...orderHead(input), items: lines.map(({ id, item, variant }) => orderLine(id, item, variant)) },
    payment: {
      orderId: attempt.order_id,
      collectionId: paymentCollectionId(attempt.order_id),
      providerId: input.providerId,
      amount: quote.totals.total,
      payable: {
        ...parties,
        method: input.request.paymentMethod,
        amount: quote.totals.total,
        openUntil: paymentDeadline(input.request.paymentMethod, input.at),
        language: input.language,
        receipt: input.receipt,
      },
    },
    parcels: planParcels({
      ...parties,
      items,
      totals: quote.totals,
      deliveryAtShopsExpense: quote.deliveryAtShopsExpense,
      at: input.at,
    }).map((parcel) => planForShop(parcel, forShops)),
  };
}

/** Merges lines of one variant: the engine reserves per line and would oversell lines that share stock. */
function oneLinePerVariant(items: QuoteItem[]): QuoteItem[] {
  const merged = new Map<string | null, QuoteItem>();
  for (const item of items) {
    const known = merged.get(item.variantId);
    const sum = known && { quantity: known.quantity + item.quantity, total: known.total + item.total };
    merged.set(item.variantId, { ...item, ...sum });
  }
  return [...merged.values()];
}

function orderHead({ attempt, request, email, shop, quote }: PlanInput): CreateOrderDTO & { id: string } {
  const { delivery, contact } = request;
  const option = shop.shippingOptions.get(delivery.method);
  return {
    id: attempt.order_id,
    status: "pending",
    region_id: shop.regionId,
    sales_channel_id: shop.salesChannelId,
    customer_id: attempt.customer_id,
    email: contact.email ?? email,
    currency_code: "uzs",
    shipping_address: {
      first_name: contact.name,
      phone: contact.phone,
      address_1: delivery.address,
      city: delivery.city,
      country_code: "uz",
    },
    shipping_methods: [
      {
        name: option?.name ?? delivery.method,
        shipping_option_id: option?.id,
        amount: quote.totals.delivery,
        is_tax_inclusive: true,
        data: { method: delivery.method },
      },
    ],
    metadata: {
      number: attempt.number,
      payment_method: request.paymentMethod,
      delivery,
      contact,
      comment: request.comment ?? null,
    },
  };
}

type SoldItem = QuoteItem & { commission: LineCommission };

/** Name, picture, seller and commission are copied, so that later changes do not affect the order. */
function orderLine(
  id: string,
  item: SoldItem,
  variant: SellableVariant,
): CreateOrderLineItemDTO & { id: string } {
  return {
    id,
    title: variant.name.ru,
    subtitle: variant.variantTitle?.ru,
    thumbnail: variant.image ?? undefined,
    quantity: item.quantity,
    unit_price: item.price,
    is_tax_inclusive: true,
    requires_shipping: true,
    product_id: variant.productId,
    product_title: variant.name.ru,
    product_handle: variant.slug,
    variant_id: variant.variantId,
    variant_sku: variant.sku ?? undefined,
    variant_title: variant.variantTitle?.ru,
    metadata: {
      name: variant.name,
      variant_title: variant.variantTitle,
      seller: variant.seller,
      commission: item.commission,
    },
  };
}
