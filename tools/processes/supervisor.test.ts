import { execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { processStart } from "../bootstrap/process-identity.mjs";
import { poll } from "./poll.ts";
import { Supervisor } from "./supervisor.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";

const createDirectory = () => temporaryFolder();
const shell = (name: string, command: string) => ({
  name,
  command: "/bin/sh",
  args: ["-c", command],
  cwd: "/",
  env: process.env,
});
const isAlive = (pid: number) => processStart(pid) !== "";

async function numberIn(file: string): Promise<number> {
  const text = await poll(() => (existsSync(file) && readFileSync(file, "utf8").trim()) || null, 5_000);
  return Number(text);
}

test("writes output to a log that only its owner may read, and keeps one earlier log", async () => {
  const directory = createDirectory();
  const supervisor = new Supervisor(directory, directory);
  for (const word of ["first", "second"])
    expect(await (await supervisor.start(shell("echo", `echo ${word}`))).ended).toBe(0);
  expect(readFileSync(join(directory, "echo.log"), "utf8")).toBe("second\n");
  expect(readFileSync(join(directory, "echo.log.1"), "utf8")).toBe("first\n");
  for (const log of ["echo.log", "echo.log.1"])
    expect(statSync(join(directory, log)).mode & 0o777).toBe(0o600);
});

test("stops a program with all of its child processes", async () => {
  const directory = createDirectory();
  const supervisor = new Supervisor(directory, directory);
  const inner = join(directory, "inner.pid");
  const running = await supervisor.start(shell("outer", `sleep 100 & echo $! > ${inner}; wait`));
  const grandchild = await numberIn(inner);
  expect(isAlive(grandchild)).toBe(true);
  await supervisor.stopAll();
  expect(await poll(() => (isAlive(running.pid) || isAlive(grandchild) ? null : true), 2_000)).toBe(true);
  expect(existsSync(join(directory, "processes.json"))).toBe(false);
});

test("refuses to start a program once it has stopped everything", async () => {
  const directory = createDirectory();
  const supervisor = new Supervisor(directory, directory);
  await supervisor.stopAll();
  await expect(supervisor.start(shell("late", "sleep 100"))).rejects.toThrow("everything is being stopped");
});

test("stops only the programs that a killed run left behind", async () => {
  const directory = createDirectory();
  const script = `
    import { Supervisor } from ${JSON.stringify(join(import.meta.dirname, "supervisor.ts"))};
    const supervisor = new Supervisor(${JSON.stringify(directory)}, ${JSON.stringify(directory)});
    const { pid } = await supervisor.start({ name: "orphan", command: "sleep", args: ["100"], cwd: "/", env: process.env });
    process.stdout.write(String(pid) + "\\n");
    setInterval(() => undefined, 1000);`;
  const tool = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const orphan = Number(
    await new Promise((resolve) => tool.stdout.once("data", (data) => resolve(String(data)))),
  );
  const bystander = spawn("sleep", ["100"]);
  execFileSync("kill", ["-9", String(tool.pid)]);
  expect(isAlive(orphan)).toBe(true);
  expect(await new Supervisor(directory, directory).stopLeftovers()).toEqual(["orphan"]);
  expect(isAlive(orphan)).toBe(false);
  expect(isAlive(bystander.pid ?? 0)).toBe(true);
  bystander.kill();
});
