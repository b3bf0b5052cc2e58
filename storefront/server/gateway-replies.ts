/** Answers to a gateway without commerce, in its own protocol. */
export interface GatewayReplies {
  /** commerce is unavailable: nothing was decided, the gateway may repeat the request; `body` is what it sent */
  unavailable: (body: Buffer) => string;
  /** the body exceeds every request of the protocol */
  tooLarge: string;
}

type Reviver = (this: object, key: string, value: unknown, context: { source?: string }) => unknown;

/** The `id` of a JSON-RPC request as its source text, since it may exceed exact numbers. */
function getId(body: Buffer): string {
  const sources = new WeakMap<object, string>();
  const remember: Reviver = function (key, value, { source }) {
    if (key === "id" && source !== undefined && ["string", "number"].includes(typeof value))
      sources.set(this, source);
    return value;
  };
  try {
    // TypeScript's type of a reviver lacks the source text
    const request: unknown = JSON.parse(body.toString(), remember as Parameters<typeof JSON.parse>[1]);
    return (typeof request === "object" && request !== null && sources.get(request)) || "null";
  } catch {
    return "null";
  }
}

const paymeError = (code: number, message: object, id: string) =>
  `{"error":${JSON.stringify({ code, message, data: null })},"id":${id}}`;

const payme: GatewayReplies = {
  unavailable: (body) =>
    paymeError(
      -32400,
      {
        ru: "Магазин временно недоступен. Повторите запрос",
        uz: "Doʻkon vaqtincha ishlamayapti. Soʻrovni takrorlang",
        en: "The shop is unavailable for the moment. Repeat the request",
      },
      getId(body),
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

/** A whole number of up to 64 bits as its source text; anything else as a string. */
const asWritten = (text: string) => (/^(?:0|[1-9]\d{0,19})$/.test(text) ? text : JSON.stringify(text));

const click: GatewayReplies = {
  unavailable(body) {
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

const uzcard: GatewayReplies = {
  unavailable: () => '{"status":0,"message":"The shop is unavailable for the moment"}',
  tooLarge: '{"status":0,"message":"The request is too large"}',
};

/** Replies by the address that the gateway calls. */
export const gatewayReplies: Record<string, GatewayReplies> = {
  "/payments/payme": payme,
  "/payments/click/prepare": click,
  "/payments/click/complete": click,
  "/payments/uzcard/callback": uzcard,
};
