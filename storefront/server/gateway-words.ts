/** What a gateway is told without commerce, in the words of its protocol; `body` is what it sent, null when too much. */
export interface GatewayWords {
  /** it may come again with the same: nothing was decided */
  away: (body: Buffer) => string;
  /** no request of the protocol is as large */
  tooLarge: string;
}

type Reviver = (this: object, key: string, value: unknown, context: { source?: string }) => unknown;

/** The `id` of a JSON-RPC request as it was written: a number may be longer than ours are exact. */
function idOf(body: Buffer): string {
  const sources = new WeakMap<object, string>();
  const remember: Reviver = function (key, value, { source }) {
    if (key === "id" && source !== undefined && ["string", "number"].includes(typeof value))
      sources.set(this, source);
    return value;
  };
  try {
    // TypeScript's own reviver does not know the text that a value was read from
    const request: unknown = JSON.parse(body.toString(), remember as Parameters<typeof JSON.parse>[1]);
    return (typeof request === "object" && request !== null && sources.get(request)) || "null";
  } catch {
    return "null";
  }
}

const paymeError = (code: number, message: object, id: string) =>
  `{"error":${JSON.stringify({ code, message, data: null })},"id":${id}}`;

const payme: GatewayWords = {
  away: (body) =>
    paymeError(
      -32400,
      {
        ru: "Магазин временно недоступен. Повторите запрос",
        uz: "Doʻkon vaqtincha ishlamayapti. Soʻrovni takrorlang",
        en: "The shop is unavailable for the moment. Repeat the request",
      },
      idOf(body),
    ),
  tooLarge: paymeError(
    -32700,
    {
      ru: "Запрос не удалось прочитать",
      uz: "Soʻrovni oʻqib boʻlmadi",
      en: "The request could not be read",
    },
    "null",
  ),
};

/** A whole number as it was written, 64 bits or more; anything else as a text. */
const asWritten = (text: string) => (/^(?:0|[1-9]\d{0,19})$/.test(text) ? text : JSON.stringify(text));

const click: GatewayWords = {
  away(body) {
    const sent = new URLSearchParams(body.toString());
    const [transaction, order] = [sent.get("click_trans_id"), sent.get("merchant_trans_id")];
    const parts = [
      ...(transaction === null ? [] : [`"click_trans_id":${asWritten(transaction)}`]),
      ...(order === null ? [] : [`"merchant_trans_id":${JSON.stringify(order)}`]),
      '"error":-7,"error_note":"Failed to update user"',
    ];
    return `{${parts.join(",")}}`;
  },
  tooLarge: '{"error":-8,"error_note":"Error in request from click"}',
};

const uzcard: GatewayWords = {
  away: () => '{"status":0,"message":"The shop is unavailable for the moment"}',
  tooLarge: '{"status":0,"message":"The request is too large"}',
};

/** Where gateways call, and how each is spoken to. */
export const gatewayWords: Record<string, GatewayWords> = {
  "/payments/payme": payme,
  "/payments/click/prepare": click,
  "/payments/click/complete": click,
  "/payments/uzcard/callback": uzcard,
};
