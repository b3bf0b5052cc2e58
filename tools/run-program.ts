import { spawn } from "node:child_process";
import { join } from "node:path";
import { ROOT } from "./directories.ts";

/** Runs a program of an installed package in the foreground and exits with its exit code. */
export async function runProgram(script: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn(process.execPath, [join(ROOT, "node_modules", script), ...args], {
    cwd: ROOT,
    stdio: "inherit",
    env: { ...process.env, ...env },
  });
  process.on("message", ({ signal }: { signal: NodeJS.Signals }) => child.kill(signal));
  process.on("disconnect", () => child.kill("SIGTERM"));
  process.on("SIGINT", () => undefined);
  process.channel?.unref();
  process.exitCode = await new Promise<number>((resolve) => {
    child.once("error", () => resolve(1));
    child.once("exit", (code) => resolve(code ?? 1));
  });
}
