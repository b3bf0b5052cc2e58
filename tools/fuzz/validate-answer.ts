import { isDeepStrictEqual } from "node:util";
import { Failure } from "@bezak/contract/envelope.ts";
import type { FuzzRequest } from "./requests.ts";

export interface FuzzAnswer {
  status: number;
  type: string;
  text: string;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** An unreachable gateway is no fault of the shop in a call that declares this error. */
const gatewayAway = (route: FuzzRequest["route"], body: unknown) =>
  route.errors?.includes("gateway_unavailable") &&
  Failure.safeParse(body).data?.code === "gateway_unavailable";

/** The shop refuses expensive work when too many requests ask for it at once, as the fuzzer's do; nothing has begun then. */
const isOverloaded = (status: number, body: unknown) =>
  status === 503 && Failure.safeParse(body).data?.code === "overloaded";

const isJson = (type: string) => type.startsWith("application/json");

/** Files are passed through unchanged, so that nothing removes fields which the contract does not know. */
function validateFile({ success }: FuzzRequest["route"], body: unknown): string | null {
  const read = success.schema.safeParse(body);
  return read.success && isDeepStrictEqual(read.data, body)
    ? null
    : "is a file that does not match its schema";
}

/** What is wrong with an answer, in one sentence, or null. */
export function validateAnswer(
  { route, valid }: FuzzRequest,
  { status, type, text }: FuzzAnswer,
): string | null {
  const body = parsed(text);
  if (isOverloaded(status, body)) return null;
  if (status >= 500 && !gatewayAway(route, body)) return `answered ${status}`;
  if (status === route.success.status && route.file) {
    if (!route.file.includes(type) || !valid) return `answered ${type} and not ${route.file.join(" or ")}`;
    return isJson(type) ? validateFile(route, body) : null;
  }
  if (!isJson(type)) return `answered ${type || "nothing"} and not JSON`;
  if (status === route.success.status || status === route.success.waiting) {
    if (!valid) return "accepted what the contract refuses";
    const read = route.success.schema.safeParse(body);
    return read.success
      ? null
      : `does not match its schema: ${read.error.issues[0]?.path.join(".")} ${read.error.issues[0]?.message}`;
  }
  if (status < 400) return `answered ${status} and not ${route.success.status}`;
  const read = Failure.safeParse(body);
  if (!read.success) return "fails in another shape than the contract's";
  // a call that declares this error checks values that its schema does not
  const mayRefuse = route.errors?.includes("invalid_query") && read.data.fields !== undefined;
  const refused = (read.data.code === "invalid_query" && !mayRefuse) || read.data.code === "malformed_json";
  return valid && refused ? `refuses a request that the contract allows: ${text.slice(0, 200)}` : null;
}
