import { readExactJson } from "./exact-json.ts";
import { RefusedCall } from "./refusals.ts";

export type Params = Record<string, unknown>;

export interface PaymeCall {
  method: string;
  params: Params;
}

/** A request as far as it could be read; `fault` when it is no call. */
export type ReadRequest = { idText: string | undefined } & ({ call: PaymeCall } | { fault: RefusedCall });

/** Reads a request's body, whatever its content type says; never throws. `null`: it was too large to be read. */
export function readRequest(body: string | Uint8Array | null): ReadRequest {
  let idText: string | undefined;
  try {
    const json = readExactJson(textOf(body));
    idText = json.idText;
    return { idText, call: callOf(json.value, idText) };
  } catch (error) {
    // Also a nesting so deep that reading it has no room.
    const fault = error instanceof RefusedCall ? error : new RefusedCall(-32700);
    return { idText, fault };
  }
}

function textOf(body: string | Uint8Array | null): string {
  if (body === null) throw new RefusedCall(-32700);
  return typeof body === "string" ? body : new TextDecoder("utf-8", { fatal: true }).decode(body);
}

/** `jsonrpc` is not asked for: Payme sends none. */
function callOf(value: unknown, idText: string | undefined): PaymeCall {
  if (!isObject(value)) throw new RefusedCall(-32600);
  const { method, params } = value;
  if (idText === undefined) throw new RefusedCall(-32600, "id");
  if (typeof method !== "string") throw new RefusedCall(-32600, "method");
  if (!isObject(params)) throw new RefusedCall(-32600, "params");
  return { method, params };
}

export const isObject = (value: unknown): value is Params =>
  typeof value === "object" && value !== null && !Array.isArray(value);
