import { createHash } from "node:crypto";
import type { Arrived } from "./listen.ts";

/** A minimal shop with Click's SHOP API. Orders: number -> sum. */
export function clickShop(orders: Record<string, number>, secret: string) {
  const prepared = new Map<string, { order: string; paid: boolean; cancelled: boolean }>();
  const seen: Arrived[] = [];

  function decide(path: string, form: URLSearchParams): [error: number, id?: string] {
    const of = (name: string) => form.get(name) ?? "";
    const isComplete = path.endsWith("/complete");
    const parts = [
      "click_trans_id",
      "service_id",
      "",
      "merchant_trans_id",
      "merchant_prepare_id",
      "amount",
      "action",
      "sign_time",
    ];
    const text = parts.map((name) => (name ? of(name) : secret)).join("");
    if (!of("click_trans_id") || of("service_id") !== "12345") return [-8];
    if (createHash("md5").update(text).digest("hex") !== of("sign_string")) return [-1];
    if (of("action") !== (isComplete ? "1" : "0")) return [-3];
    const price = orders[of("merchant_trans_id")];
    if (price === undefined) return [-5];
    const known = prepared.get(of("merchant_prepare_id"));
    if (isComplete && !known) return [-6];
    if (Number(of("error")) < 0) {
      if (known && !known.paid) known.cancelled = true;
      return [-9];
    }
    if (known?.cancelled) return [-9];
    const isPaid = [...prepared.values()].some(
      ({ order, paid }) => paid && order === of("merchant_trans_id"),
    );
    if (isPaid) return [-4];
    if (Number(of("amount")) !== price) return [-2];
    if (known) known.paid = true;
    const id = isComplete ? of("merchant_prepare_id") : String(prepared.size + 1);
    if (!isComplete) prepared.set(id, { order: of("merchant_trans_id"), paid: false, cancelled: false });
    return [0, id];
  }

  function answer(request: Arrived): string {
    seen.push(request);
    const form = new URLSearchParams(request.body);
    const [error, id = "null"] = decide(request.path, form);
    const name = request.path.endsWith("/complete") ? "merchant_confirm_id" : "merchant_prepare_id";
    const order = JSON.stringify(form.get("merchant_trans_id"));
    return `{"click_trans_id":${form.get("click_trans_id")},"merchant_trans_id":${order},"${name}":${id},"error":${error},"error_note":"note"}`;
  }

  return { answer, prepared, seen };
}
