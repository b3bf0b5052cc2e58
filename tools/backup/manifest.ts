/** Format of the archives that this code writes, and the newest that it reads. */
export const FORMAT = 1;

/** The file in an archive that describes it. */
export const MANIFEST = "manifest.json";

/** How the database is stored: the files of an embedded cluster, or a dump that any server of its version can read. */
export type DatabaseKind = "cluster" | "dump";

export interface Manifest {
  format: number;
  /** Bezak's version. */
  product: string;
  /** ISO 8601, UTC. */
  createdAt: string;
  /** Major version of the PostgreSQL server. */
  postgres: number;
  database: DatabaseKind;
  /** Major version of the pg_dump that wrote a dump. */
  dumpedBy?: number;
  /** All migrations of the tables, sorted. */
  migrations: string[];
  /** Version of the job queue's own tables. */
  queue: number | null;
  /** Rows of some tables at the time of the backup, to recognize the shop by. */
  counts: Record<string, number>;
  /** Number of files, null when uploads are in a bucket. */
  files: number | null;
  /** False when the shop's secrets come from the environment. */
  secrets: boolean;
}

/** Start of the names of the database's parts in the archive. */
export const databasePart = ({ database }: Pick<Manifest, "database">) =>
  database === "cluster" ? "database.tar.gz" : "database.dump";
