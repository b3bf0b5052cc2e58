import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { metricsFault, readMetricsAddress, serveMetrics } from "./metrics-server.ts";

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

const anyPort = { host: "127.0.0.1", port: 0, variable: "METRICS_PORT" } as const;

async function serve(metrics: () => Promise<string>): Promise<{ server: Server; base: string }> {
  const server = createServer();
  servers.push(server);
  await serveMetrics(server, { contentType: "text/plain; version=0.0.4", metrics }, anyPort);
  return { server, base: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}

test("serves the metrics at one address and nothing else", async () => {
  const { base } = await serve(async () => "up 1\n");
  const response = await fetch(`${base}/metrics`);
  expect([response.status, response.headers.get("content-type")]).toEqual([200, "text/plain; version=0.0.4"]);
  expect(await response.text()).toBe("up 1\n");
  expect((await fetch(`${base}/`)).status).toBe(404);
  expect((await fetch(`${base}/metrics`, { method: "POST" })).status).toBe(404);
});

test("reads once for readers at the same moment, and again for the next one", async () => {
  let readings = 0;
  const gate = Promise.withResolvers<void>();
  const { server, base } = await serve(async () => {
    readings += 1;
    await gate.promise;
    return `reading ${readings}\n`;
  });
  let arrived = 0;
  server.on("request", () => {
    arrived += 1;
    if (arrived === 2) gate.resolve();
  });
  const both = [1, 2].map(() => fetch(`${base}/metrics`).then((response) => response.text()));
  expect(await Promise.all(both)).toEqual(["reading 1\n", "reading 1\n"]);
  expect(await (await fetch(`${base}/metrics`)).text()).toBe("reading 2\n");
});

test("answers 500 when they cannot be read, and recovers", async () => {
  let fails = true;
  const { base } = await serve(async () => {
    if (fails) throw new Error("secret");
    return "up 1\n";
  });
  const failed = await fetch(`${base}/metrics`);
  expect([failed.status, await failed.text()]).toEqual([500, ""]);
  fails = false;
  expect((await fetch(`${base}/metrics`)).status).toBe(200);
});

test("names the variable when the port is taken", async () => {
  const taken = createServer();
  servers.push(taken);
  await new Promise<void>((resolve) => taken.listen(0, "127.0.0.1", resolve));
  const { port } = taken.address() as AddressInfo;
  const registry = { contentType: "text/plain", metrics: async () => "" };
  await expect(
    serveMetrics(createServer(), registry, { host: "127.0.0.1", port, variable: "COMMERCE_METRICS_PORT" }),
  ).rejects.toThrow(/another process listens there\. Set COMMERCE_METRICS_PORT to a free port/);
});

test("is off without a port and listens to this machine by default", () => {
  expect(readMetricsAddress({}, "METRICS_PORT")).toBeUndefined();
  expect(readMetricsAddress({ METRICS_PORT: "" }, "METRICS_PORT")).toBeUndefined();
  expect(readMetricsAddress({ METRICS_PORT: "9464" }, "METRICS_PORT")).toEqual({
    host: "127.0.0.1",
    port: 9464,
    variable: "METRICS_PORT",
  });
  expect(readMetricsAddress({ METRICS_PORT: "9464", METRICS_HOST: "0.0.0.0" }, "METRICS_PORT")?.host).toBe(
    "0.0.0.0",
  );
});

test.each(["0", "-1", "65536", "99999", "80a", " 80", "1e3"])("refuses %j as a port", (port) => {
  expect(metricsFault({ COMMERCE_METRICS_PORT: port })).toBe(
    `COMMERCE_METRICS_PORT=${port} is not a port number.`,
  );
  expect(() => readMetricsAddress({ METRICS_PORT: port }, "METRICS_PORT")).toThrow("METRICS_PORT=");
});
