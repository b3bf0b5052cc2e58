import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "../directories.ts";
import { temporaryFolder } from "../test/temporary-folder.ts";

/** What a tool of this name sees of its environment, started like npm does in a folder with this `.env`. */
function runIn(root: string, tool: string, env: NodeJS.ProcessEnv = {}) {
  const script = join(root, `${tool}.ts`);
  writeFileSync(script, "console.log(JSON.stringify([process.env.PORT, process.env.SHOP_PHONE]))");
  const runner = `
    import { runTool } from ${JSON.stringify(join(ROOT, "tools", "bootstrap", "run-tool.mjs"))};
    process.exitCode = await runTool(process.execPath, ...${JSON.stringify([script, [], root])});`;
  const { PORT: _port, SHOP_PHONE: _phone, ...clean } = process.env;
  const { stdout, stderr, status } = spawnSync(process.execPath, ["--input-type=module", "-e", runner], {
    encoding: "utf8",
    env: { ...clean, ...env },
  });
  return { seen: stdout && (JSON.parse(stdout) as unknown), stderr, status };
}

test("gives tools of a shop the settings of .env, of which the environment's own win", () => {
  const root = temporaryFolder();
  writeFileSync(join(root, ".env"), 'PORT=8123\nSHOP_PHONE="+998 71 200 00 00"\n');
  expect(runIn(root, "start").seen).toEqual(["8123", "+998 71 200 00 00"]);
  expect(runIn(root, "dev", { PORT: "8200", SHOP_PHONE: "" }).seen).toEqual(["8200", ""]);
});

test("keeps the settings of .env from tools that check the sources", () => {
  const root = temporaryFolder();
  writeFileSync(join(root, ".env"), "PORT=8123\n");
  expect(runIn(root, "verify").seen).toEqual([null, null]);
});

test("runs without .env, and reports one that cannot be read", () => {
  const root = temporaryFolder();
  expect(runIn(root, "start").seen).toEqual([null, null]);
  mkdirSync(join(root, ".env"));
  const { status, stderr } = runIn(root, "start");
  expect([status, stderr.trim()]).toEqual([
    1,
    ".env cannot be read (EISDIR): make it yours with chown, or move it away.",
  ]);
});
