import { spawn } from "node:child_process";
import { commerceDir, compiledDir } from "./settings.ts";

/** Runs a script of commerce to its end; its output is shown only when it fails. */
export async function runNode(args: string[], env: Record<string, string>): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: commerceDir,
    env: { ...process.env, NODE_COMPILE_CACHE: compiledDir, ...env },
  });
  const output: string[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk.toString()));
  const code = await new Promise((done) => child.once("close", done));
  if (code !== 0)
    throw new Error(`${args.join(" ")} ended with ${String(code)}\n${output.join("").slice(-4000)}`);
}
