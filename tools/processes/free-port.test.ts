import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { freePorts, isFree, readPort, requireFree } from "./free-port.ts";

test("finds several different free ports", async () => {
  const ports = await freePorts(5);
  expect(new Set(ports).size).toBe(5);
  for (const port of ports) expect(await isFree(port, "127.0.0.1")).toBe(true);
});

test("names a taken port and what to do", async () => {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await expect(requireFree("PORT", port)).rejects.toThrow(`Port ${port} is taken by another program`);
  await new Promise((resolve) => server.close(resolve));
  await expect(requireFree("PORT", port)).resolves.toBeUndefined();
});

test("reads only numbers from 1 to 65535 as ports", () => {
  expect(readPort("PORT", undefined, 8000)).toBe(8000);
  expect(readPort("PORT", "8123", 8000)).toBe(8123);
  for (const wrong of ["0", "65536", "80a", "-1", "1.5"])
    expect(() => readPort("PORT", wrong, 1)).toThrow("is not a port");
});
