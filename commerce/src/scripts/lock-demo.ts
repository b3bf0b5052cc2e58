import { runCommand } from "./prepare.ts";
import { lockDemoAccounts } from "./published-passwords.ts";

/** `node src/scripts/lock-demo.ts`: disables the published passwords and the demo administrator before real use. */
await runCommand(async () => {
  const locked = await lockDemoAccounts(process.env.DATABASE_URL ?? "");
  process.stdout.write(locked.length > 0 ? `Locked: ${locked.join(", ")}.\n` : "Nothing to lock.\n");
});
