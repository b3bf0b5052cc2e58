import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";
import { buildGateways } from "../server.ts";
import { gatewaySettings } from "../settings.ts";
import type { GatewaySettings } from "../settings.ts";

/** A request to the test shop. */
export interface Arrived {
  method: string;
  path: string;
  authorization: string;
  contentType: string;
  body: string;
}

/** A shop that answers by one function, closed when the test ends. Gives its address. */
export async function tinyShop(answer: (request: Arrived) => unknown): Promise<string> {
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url: path = "", headers } = request;
      const [authorization, contentType] = [headers.authorization ?? "", headers["content-type"] ?? ""];
      const reply = answer({
        method,
        path,
        authorization,
        contentType,
        body: Buffer.concat(chunks).toString(),
      });
      response.setHeader("content-type", "application/json");
      response.end(typeof reply === "string" ? reply : JSON.stringify(reply));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => new Promise<void>((resolve) => void server.close(() => resolve())));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The simulators for one shop, closed when the test ends. Gives their address and settings. */
export async function openGateways(
  shop: string,
  env: NodeJS.ProcessEnv = {},
): Promise<{ home: string; settings: GatewaySettings }> {
  const settings = gatewaySettings({ SHOP_URL: shop, ...env });
  const app = buildGateways(settings);
  await app.listen({ port: 0, host: "127.0.0.1" });
  onTestFinished(() => app.close());
  return { home: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`, settings };
}

/** Submits a form as a button of a page does, and requests the outcome as JSON. */
export async function press<T>(address: string, fields: Record<string, string>): Promise<T> {
  const answer = await fetch(address, {
    method: "POST",
    headers: { accept: "application/json" },
    body: new URLSearchParams(fields),
  });
  return (await answer.json()) as T;
}

export async function state<T>(home: string, gateway: string): Promise<T> {
  return (await (await fetch(`${home}/${gateway}/state`)).json()) as T;
}

export async function control(home: string, order: object): Promise<number> {
  const answer = await fetch(`${home}/control`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(order),
  });
  return answer.status;
}
