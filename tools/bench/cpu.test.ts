import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { commandLine } from "./cpu.ts";

test("reads the arguments of a running process, and none of one that has ended", async () => {
  const code = "console.log(process.pid); setInterval(() => {}, 1000)";
  const child = spawn(process.execPath, ["--expose-gc", "-e", code], { stdio: ["ignore", "pipe", "ignore"] });
  await once(child.stdout, "data");
  const pid = child.pid ?? 0;
  expect(commandLine(pid)).toEqual([process.execPath, "--expose-gc", "-e", code]);
  child.kill("SIGKILL");
  await once(child, "exit");
  expect(commandLine(pid)).toEqual([]);
});
