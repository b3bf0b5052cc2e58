import { Readable } from "node:stream";
import pg from "pg";
import type { Connection, Submittable } from "pg";

const SLOT = "CREATE_REPLICATION_SLOT bezak_backup TEMPORARY PHYSICAL (RESERVE_WAL)";
const BACKUP = "BASE_BACKUP (LABEL 'bezak', CHECKPOINT 'fast', WAL, MANIFEST 'no')";

/**
 * The files of a running server as a tar archive, with the part of its write-ahead log that makes them consistent: what
 * pg_basebackup does, which the embedded PostgreSQL does not have.
 */
export async function* baseBackup(url: string): AsyncGenerator<Buffer> {
  // the query parameter opens a replication connection
  const client = new pg.Client({
    connectionString: `${url}?replication=true`,
    connectionTimeoutMillis: 5_000,
  });
  client.on("error", () => undefined);
  try {
    await client.connect();
    // until the connection ends, the server removes nothing of the log that is still needed
    await client.query(SLOT);
    yield* client.query(new CopiedFiles(BACKUP));
  } finally {
    await client.end().catch(() => undefined);
  }
}

/** Kind of a message in the copy stream: https://www.postgresql.org/docs/18/protocol-replication.html, BASE_BACKUP. */
const NEW_ARCHIVE = "n";
const DATA = "d";

/** A BASE_BACKUP as a stream of its bytes. Reads from the connection no faster than it is read itself. */
class CopiedFiles extends Readable implements Submittable {
  readonly #command: string;
  #connection: Connection | undefined;
  #archives = 0;

  constructor(command: string) {
    super({ highWaterMark: 1024 * 1024 });
    this.#command = command;
  }

  submit(connection: Connection): void {
    this.#connection = connection;
    connection.query(this.#command);
  }

  override _read(): void {
    this.#connection?.stream.resume();
  }

  handleCopyData({ chunk }: { chunk: Buffer }): void {
    const kind = String.fromCharCode(chunk[0] ?? 0);
    if (kind === NEW_ARCHIVE && ++this.#archives > 1)
      this.destroy(
        new Error("The database has tablespaces outside its folder, which a base backup does not take."),
      );
    // a copy: the connection reuses its buffer
    if (kind === DATA && !this.push(Buffer.from(chunk.subarray(1)))) this.#connection?.stream.pause();
  }

  /** The command is answered with the position in the log and the tablespaces as rows, before and after the files. */
  handleRowDescription(): void {}
  handleDataRow(): void {}
  handleCommandComplete(): void {}

  handleError(error: Error): void {
    this.destroy(error);
  }

  handleReadyForQuery(): void {
    this.push(null);
  }
}
