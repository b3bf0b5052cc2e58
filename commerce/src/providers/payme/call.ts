import { readExactJson } from "./exact-json.ts";
import { RefusedCall } from "./refusals.ts";

export type Params = Record<string, unknown>;

export interface PaymeCall {
  method: string;
  params: Params;
}

/** A request as far as it could be read; `fault` when it is not a valid call. */
export type ReadRequest = { idText: string | undefined } & ({ call: PaymeCall } | { fault: RefusedCall });

/** Parses a request's body, whatever its content type; never throws. `null`: it was too large to read. */
export function readRequest(body: string | Uint8Array | null): ReadRequest {
  let idText: string | undefined;
  try {
    const json = readExactJson(toText(body));
    idText = json.idText;
    return { idText, call: toCall(json.value, idText) };
  } catch (error) {
    // Includes a stack overflow by deep nesting.
    const fault = error instanceof RefusedCall ? error : new RefusedCall(-32700);
    return { idText, fault };
  }
}

function toText(body: string | Uint8Array | null): string {
  if (body === null) throw new RefusedCall(-32700);
  return typeof body === "string" ? body : new TextDecoder("utf-8", { fatal: true }).decode(body);
}

/** `jsonrpc` is not required: Payme does not send it. */
function toCall(value: unknown, idText: string | undefined): PaymeCall {
  if (!isObject(value)) throw new RefusedCall(-32600);
  const { method, params } = value;
  if (idText === undefined) throw new RefusedCall(-32600, "id");
  if (typeof method !== "string") throw new RefusedCall(-32600, "method");
  if (!isObject(params)) throw new RefusedCall(-32600, "params");
  return { method, params };
}

export const isObject = (value: unknown): value is Params =>
  typeof value === "object" && value !== null && !Array.isArray(value);
