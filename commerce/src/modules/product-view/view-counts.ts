import { tashkentDay } from "../../tashkent-days.ts";

/** Views of a product on a day in Tashkent. */
export interface Views {
  product_id: string;
  seller_id: string;
  /** `2026-11-22` */
  day: string;
  views: number;
}

/** Counted views that are not written yet. */
export class ViewCounts {
  #waiting = new Map<string, Views>();

  add({ id, sellerId }: { id: string; sellerId: string }, at: Date): void {
    this.#put({ product_id: id, seller_id: sellerId, day: tashkentDay(at), views: 1 });
  }

  /** Returns all counts and starts from zero. */
  take(): Views[] {
    const taken = [...this.#waiting.values()];
    this.#waiting = new Map();
    return taken;
  }

  putBack(views: readonly Views[]): void {
    for (const one of views) this.#put(one);
  }

  #put(one: Views): void {
    const key = `${one.day} ${one.product_id}`;
    const known = this.#waiting.get(key);
    this.#waiting.set(key, { ...one, views: one.views + (known?.views ?? 0) });
  }
}
