import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { syncPath } from "../backup/sync-path.ts";
import { switchDatabase, type DatabaseMove } from "./switch-database.ts";

/** A restored part of a shop that replaces a former one, which is set aside. */
export interface Move {
  fresh: string;
  target: string;
  aside: string;
}

/** What a switch to a restored shop consists of. Stored before it begins, so that it is finished after a kill. */
export interface Switch {
  moves: Move[];
  /** Of a DATABASE_URL; an embedded database is a folder among the moves. */
  database?: DatabaseMove;
}

const journalIn = (data: string) => join(data, "restore.json");

/**
 * Replaces the shop by the restored one. Until the journal is on the disk nothing has changed; from then on the next command
 * that opens the shop finishes the switch before anything reads it.
 */
export async function switchShop(data: string, planned: Switch): Promise<void> {
  const journal = journalIn(data);
  writeFileSync(`${journal}.new`, JSON.stringify(planned), { flush: true, mode: 0o600 });
  renameSync(`${journal}.new`, journal);
  syncPath(data);
  await finishSwitch(data);
}

/** Finishes a switch that was interrupted; does nothing when there is none. Call it only while holding the folder's lock. */
export async function finishSwitch(data: string): Promise<void> {
  const journal = journalIn(data);
  if (!existsSync(journal)) return;
  const { moves, database } = JSON.parse(readFileSync(journal, "utf8")) as Switch;
  if (database) await switchDatabase(database);
  for (const { fresh, target, aside } of moves) {
    // the second rename is done last, so a part with nothing fresh has been replaced
    if (!existsSync(fresh)) continue;
    if (existsSync(target)) renameSync(target, aside);
    renameSync(fresh, target);
    syncPath(dirname(target));
  }
  rmSync(journal);
  syncPath(data);
}
