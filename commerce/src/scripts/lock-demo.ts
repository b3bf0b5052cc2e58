import { runCommand } from "./prepare.ts";
import { lockDemoAccounts } from "./published-passwords.ts";

/** `node src/scripts/lock-demo.ts`: a shop that was tried out takes no published password and no demo administrator any more. */
await runCommand(async () => {
  const locked = await lockDemoAccounts(process.env.DATABASE_URL ?? "");
  process.stdout.write(locked.length > 0 ? `Locked: ${locked.join(", ")}.\n` : "Nothing to lock.\n");
});
