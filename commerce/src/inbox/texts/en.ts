import type { ApprovalKind } from "@bezak/contract/approval-rules.ts";
import type { EditedProductPart } from "@bezak/contract/product-message-rules.ts";
import { asSentence, byGateway, type Wording } from "./wording.ts";

const cancelledBy = {
  buyer: "You cancelled it.",
  seller: "The seller cancelled it.",
  admin: "Bezak support cancelled it.",
  system: "It was cancelled automatically.",
};

const shopCancelledBy = {
  buyer: "the buyer cancelled it.",
  seller: "you cancelled it.",
  admin: "Bezak support cancelled it.",
  system: "it was cancelled automatically.",
};

/** What an administrator can change of a product. */
const parts: Record<EditedProductPart, string> = {
  name: "name",
  description: "description",
  category: "category",
  brand: "brand",
  pictures: "pictures",
  attributes: "attributes",
  variants: "variants",
  price: "price",
  stock: "stock",
  fiscal_codes: "fiscal codes",
};

const because = (reason: string | null) => (reason ? ` Reason: ${asSentence(reason)}` : "");

/** The beginning of a sentence: what was requested. */
const actOf: Record<ApprovalKind, (number: string) => string> = {
  payout: (number) => `Payout ${number}`,
  parcel_cancellation: (number) => `Cancelling parcel ${number} with a refund`,
  line_cancellation: (number) => `Cancelling a product of parcel ${number} with a refund`,
  return_refund: (number) => `The refund of a return of parcel ${number}`,
  refund_payment: (number) => `A transfer to the buyer of order ${number}`,
};

export const en: Wording = {
  unnamed: { product: "the item", seller: "The seller", member: "A new member" },
  unknown: { title: "Notification", text: "The details of this notification are no longer available." },
  order_placed: ({ number, total }, { sum }) => ({
    title: `Order ${number} is placed`,
    text: `For ${sum(total)}. Its page shows where it stands.`,
  }),
  order_cancelled: ({ number, actor }) => ({
    title: `Order ${number} is cancelled`,
    text: `${cancelledBy[actor]} If you have paid, we will refund it.`,
  }),
  cancellation_refund_owed: ({ number, amount }, { sum }) => ({
    title: "Where should we send your refund?",
    text: `Order ${number}: we owe you ${sum(amount)} for what was cancelled. On the order’s page, name the card or account to send it to.`,
  }),
  parcel_confirmed: ({ parcelNumber }, { seller }) => ({
    title: "The seller confirmed your parcel",
    text: `${seller} will soon start packing parcel ${parcelNumber}.`,
  }),
  parcel_processing: ({ parcelNumber }, { seller }) => ({
    title: "Your parcel is being packed",
    text: `${seller} is packing parcel ${parcelNumber}.`,
  }),
  parcel_shipped: ({ parcelNumber, trackingNumber }) => ({
    title: "Your parcel is on its way",
    text: trackingNumber
      ? `Parcel ${parcelNumber} has been sent. Tracking number: ${trackingNumber}.`
      : `Parcel ${parcelNumber} has been sent and will be with you soon.`,
  }),
  parcel_delivered: ({ parcelNumber }) => ({
    title: "Your parcel is delivered",
    text: `You have parcel ${parcelNumber}. You can return what you bought within 14 days.`,
  }),
  parcel_cancelled: ({ parcelNumber, actor }) => ({
    title: "A parcel is cancelled",
    text: `Parcel ${parcelNumber}. ${cancelledBy[actor]} The rest of the order stands.`,
  }),
  payment_paid: ({ number, amount }, { sum }) => ({
    title: "Payment received",
    text: `Order ${number}: we received ${sum(amount)}.`,
  }),
  payment_failed: ({ number, amount }, { sum }) => ({
    title: "Payment failed",
    text: `Order ${number}: ${sum(amount)} was not charged. Please try to pay again.`,
  }),
  payment_refunded: ({ number, amount }, { sum }) => ({
    title: "Money refunded",
    text: `Order ${number}: ${sum(amount)} was refunded.`,
  }),
  return_opened: ({ number, reason }) => ({
    title: "A return was opened for you",
    text: `Order ${number}: Bezak support opened a return for you.${because(reason)} Until the seller answers, you can withdraw it on the order’s page.`,
  }),
  return_approved: ({ number }) => ({
    title: "Your return is approved",
    text: `Order ${number}: hand the product to the seller as the order’s page describes.`,
  }),
  return_rejected: ({ number, reason }) => ({
    title: "Your return is declined",
    text: `Order ${number}: the seller declined the return.${because(reason)}`,
  }),
  return_received: ({ number }) => ({
    title: "The seller has your return",
    text: `Order ${number}: the seller has the products and will check them before accepting the return.`,
  }),
  return_refund_owed: ({ number, amount }, { sum }) => ({
    title: "Your return is accepted",
    text: `Order ${number}: we are transferring ${sum(amount)} to you and will tell you when it is sent.`,
  }),
  refund_account_changed: ({ number, digits }) => ({
    title: "The account for your refund was changed",
    text: `Order ${number}: the money goes to the card or account that ends in ${digits}. If it was not you, choose a new password and write to us.`,
  }),
  review_published: (_, { product }) => ({
    title: "Your review is published",
    text: `Everybody can now read your review of “${product}”. Thank you!`,
  }),
  review_rejected: ({ reason }, { product }) => ({
    title: "Your review was not published",
    text: `The review of “${product}” did not pass moderation.${because(reason)}`,
  }),
  review_replied: (_, { product }) => ({
    title: "The seller replied to your review",
    text: `Read the answer to your review of “${product}”.`,
  }),
  price_dropped: ({ from, to }, { product, sum }) => ({
    title: "A favourite costs less now",
    text: `“${product}” is ${sum(to)} now instead of ${sum(from)}.`,
  }),
  application_received: () => ({
    title: "We have your application to sell",
    text: "We will look at it and write to you about the decision.",
  }),
  application_approved: () => ({
    title: "Your shop is open",
    text: "Your application to sell is approved. Complete the shop’s profile and add the first product.",
  }),
  application_rejected: ({ reason }) => ({
    title: "Your application to sell was declined",
    text: `Your application did not pass.${because(reason)} Put it right and apply again.`,
  }),
  shop_suspended: ({ reason }) => ({
    title: "Your shop is suspended",
    text: `Buyers do not see the products of your shop.${because(reason)} Orders under way still have to be sent.`,
  }),
  shop_resumed: () => ({
    title: "Your shop is selling again",
    text: "Buyers see the products of your shop again.",
  }),
  member_joined: ({ member }) => ({
    title: "Somebody has joined your team",
    text: `${member} is now in the team of your shop.`,
  }),
  payout_account_changed: ({ digits }) => ({
    title: "The payout account was changed",
    text: `${digits ? `The money of your shop now goes to the account that ends in ${digits}.` : "The payout account of your shop was removed."} If it was not you, choose a new password and write to us.`,
  }),
  shop_parcel_new: ({ parcelNumber, amount }, { sum }) => ({
    title: "A new order",
    text: `Parcel ${parcelNumber}, products for ${sum(amount)}. Accept it within 24 hours.`,
  }),
  shop_parcel_waiting: ({ parcelNumber, amount }, { sum }) => ({
    title: "An order is waiting for you",
    text: `Parcel ${parcelNumber} for ${sum(amount)} is not accepted yet. Less than 12 hours are left.`,
  }),
  shop_parcel_cancelled: ({ parcelNumber, actor }) => ({
    title: "A parcel was cancelled",
    text: `Parcel ${parcelNumber}: ${shopCancelledBy[actor]} There is nothing to send.`,
  }),
  shop_parcel_refunded: ({ parcelNumber, amount }, { sum }) => ({
    title: "The buyer was refunded",
    text: `Parcel ${parcelNumber}: the payment system returned ${sum(amount)} to the buyer. The shop earns nothing for this parcel: get the items back or write to Bezak support.`,
  }),
  shop_return_requested: ({ parcelNumber, amount }, { sum }) => ({
    title: "A buyer asks for a return",
    text: `Parcel ${parcelNumber}: products for ${sum(amount)}. Look at the reason and decide.`,
  }),
  shop_return_opened: ({ parcelNumber, amount, reason }, { sum }) => ({
    title: "Support opened a return",
    text: `Parcel ${parcelNumber}: the buyer returns products for ${sum(amount)}.${because(reason)} Look at it and decide.`,
  }),
  admin_sent_refunded: ({ number, amount }, { sum }) => ({
    title: "A payment was refunded after the products were sent",
    text: `Order ${number}: the payment system returned ${sum(amount)} to the buyer. The shop earns nothing for what it sent: help it get the products back.`,
  }),
  admin_receipt_missing: ({ number, amount, reason }, { sum }) => ({
    title: "A payment has no fiscal receipt",
    text: `Order ${number}, ${sum(amount)}: Click has not issued a receipt in two days.${because(reason)} Find the payment in the Click dashboard and correct the receipt there.`,
  }),
  admin_payments_differ: ({ others, receipts }) => ({
    title: "Payments need checking",
    text: [
      ...(Object.keys(receipts).length > 0 ? [`Without a fiscal receipt: ${byGateway(receipts)}.`] : []),
      ...(others > 0 ? [`Other differences: ${others}.`] : []),
      "The list and what to do: run npm run reconcile.",
    ].join(" "),
  }),
  admin_adjustment_waiting: ({ amount }, { sum, seller }) => ({
    title: "A balance adjustment is waiting for a decision",
    text: `${seller}: ${sum(Math.abs(amount))} to be ${amount < 0 ? "taken from" : "added to"} the balance. A second administrator has to approve or decline it.`,
  }),
  admin_adjustment_approved: ({ amount }, { sum, seller }) => ({
    title: "A balance adjustment is approved",
    text: `${seller}: ${sum(Math.abs(amount))} ${amount < 0 ? "was taken from" : "was added to"} the balance.`,
  }),
  admin_adjustment_refused: ({ amount }, { sum, seller }) => ({
    title: "A balance adjustment is declined",
    text: `${seller}: ${sum(Math.abs(amount))} ${amount < 0 ? "was not taken from" : "was not added to"} the balance.`,
  }),
  admin_approval_waiting: ({ act, number, amount }, { sum }) => ({
    title: "A second administrator is needed",
    text: `${actOf[act](number)}: ${sum(amount)}. Approve or refuse it.`,
  }),
  admin_approval_approved: ({ act, number, amount }, { sum }) => ({
    title: "Your request is approved",
    text: `${actOf[act](number)}: ${sum(amount)}. A second administrator has approved it, and it is carried out.`,
  }),
  admin_approval_refused: ({ act, number, amount, reason }, { sum }) => ({
    title: "Your request is refused",
    text: `${actOf[act](number)}: ${sum(amount)}. Nothing has changed.${because(reason)}`,
  }),
  admin_approval_expired: ({ act, number, amount }, { sum }) => ({
    title: "Nobody decided about your request",
    text: `${actOf[act](number)}: ${sum(amount)}. It has expired and nothing has changed. It can be requested again.`,
  }),
  payout_paid: ({ payoutNumber, amount }, { sum }) => ({
    title: "Your payout is made",
    text: `Payout ${payoutNumber}: ${sum(amount)} was sent to your account.`,
  }),
  payout_failed: ({ payoutNumber, amount, reason }, { sum }) => ({
    title: "Your payout did not go through",
    text: `Payout ${payoutNumber}: ${sum(amount)} is back on the shop’s balance.${because(reason)} Check the account details; we will try again.`,
  }),
  product_hidden: ({ productName, reason }) => ({
    title: "An administrator has hidden a product",
    text: `Buyers no longer see “${productName}”.${because(reason)} Correct the product and answer on its page: an administrator will look again.`,
  }),
  product_still_hidden: ({ productName, reason }) => ({
    title: "The product stays hidden",
    text: `The administrator has not shown “${productName}” again.${because(reason)}`,
  }),
  product_shown: ({ productName }) => ({
    title: "The product is hidden no longer",
    text: `The administrator has released “${productName}”. If it is a draft, publish it.`,
  }),
  product_edited: ({ productName, changed, reason }) => ({
    title: "An administrator has changed a product",
    text: `“${productName}”: ${changed.map((part) => parts[part]).join(", ")}.${because(reason)}`,
  }),
  admin_product_answered: ({ productName }) => ({
    title: "A shop has answered about a hidden product",
    text: `“${productName}”: read the answer and decide whether to show the product again.`,
  }),
  account_viewed: ({ reason }) => ({
    title: "An administrator is seeing the shop as you",
    text: `For ten minutes at most, an administrator of Bezak sees the shop as you see it, and can change nothing.${because(reason)} The settings list every such view.`,
  }),
  welcome: () => ({
    title: "Welcome to Bezak",
    text: "News of your orders, reviews and price drops of your favourites will be here.",
  }),
};
