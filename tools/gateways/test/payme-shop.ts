import type { Arrived } from "./listen.ts";

interface Stored {
  id: string;
  time: number;
  amount: number;
  account: { order_id: string };
  create_time: number;
  perform_time: number;
  cancel_time: number;
  transaction: string;
  state: number;
  reason: number | null;
  receivers: null;
}

const texts = { ru: "нет", uz: "yo‘q", en: "no" };

/** A minimal shop with Payme's Merchant API. Orders: number -> tiyin. */
export function paymeShop(orders: Record<string, number>, authorization: string) {
  const stored = new Map<string, Stored>();
  const seen: Arrived[] = [];
  const fail = (code: number, data?: string) => ({ error: { code, message: texts, data } });
  const findOpen = (order: string) =>
    [...stored.values()].find(({ account, state }) => account.order_id === order && state > 0);

  function check({ amount, account }: Stored) {
    const price = orders[account.order_id];
    if (price === undefined) return fail(-31050, "order_id");
    if (price !== amount) return fail(-31001);
    const open = findOpen(account.order_id);
    return open ? (open.state === 2 ? fail(-31051, "order_id") : fail(-31008)) : null;
  }

  const methods: Record<string, (params: Stored & { from: number; to: number }) => object> = {
    CheckPerformTransaction: (params) => check(params) ?? { result: { allow: true } },
    CreateTransaction: (params) => {
      const known = stored.get(params.id);
      if (known && known.state !== 1) return fail(-31008);
      const refused = known ? null : check(params);
      if (refused) return refused;
      const made = known ?? {
        ...params,
        create_time: Date.now(),
        perform_time: 0,
        cancel_time: 0,
        state: 1,
        reason: null,
        receivers: null,
        transaction: String(stored.size + 1),
      };
      stored.set(params.id, made);
      return { result: { create_time: made.create_time, transaction: made.transaction, state: 1 } };
    },
    PerformTransaction: ({ id }) => {
      const found = stored.get(id);
      if (!found) return fail(-31003);
      if (found.state < 0) return fail(-31008);
      if (found.state === 1) Object.assign(found, { state: 2, perform_time: Date.now() });
      return { result: { transaction: found.transaction, perform_time: found.perform_time, state: 2 } };
    },
    CancelTransaction: ({ id, reason }) => {
      const found = stored.get(id);
      if (!found) return fail(-31003);
      if (found.state > 0) Object.assign(found, { state: -found.state, cancel_time: Date.now(), reason });
      return {
        result: { transaction: found.transaction, cancel_time: found.cancel_time, state: found.state },
      };
    },
    CheckTransaction: ({ id }) => {
      const found = stored.get(id);
      if (!found) return fail(-31003);
      const { create_time, perform_time, cancel_time, transaction, state, reason } = found;
      return { result: { create_time, perform_time, cancel_time, transaction, state, reason } };
    },
    GetStatement: ({ from, to }) => ({
      result: {
        transactions: [...stored.values()]
          .filter(({ time }) => from <= time && time <= to)
          .sort((one, other) => one.time - other.time),
      },
    }),
    SetFiscalData: ({ id }) => (stored.has(id) ? { result: { success: true } } : fail(-32001)),
  };

  const parsed = (body: string): { read: unknown } | null => {
    try {
      return { read: JSON.parse(body) as unknown };
    } catch {
      return null;
    }
  };

  function answer(request: Arrived): object {
    seen.push(request);
    if (request.method !== "POST") return fail(-32300);
    const body = parsed(request.body);
    if (!body) return fail(-32700);
    const { method, params, id } = (body.read ?? {}) as { method?: unknown; params?: unknown; id?: unknown };
    if (request.authorization !== authorization) return { ...fail(-32504), id };
    if (typeof method !== "string" || typeof params !== "object") return { ...fail(-32600), id };
    const act = methods[method];
    return { ...(act ? act(params as Stored & { from: number; to: number }) : fail(-32601, method)), id };
  }

  return { answer, stored, seen };
}
