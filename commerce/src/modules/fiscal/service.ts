import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import { generateEntityId, MedusaService } from "@medusajs/framework/utils";
import { ShopError } from "../../shop-error.ts";
import { isIkpu, isPackageCode, isVatPercent, type FiscalCodes } from "./fiscal-codes.ts";
import { FiscalCode } from "./models/fiscal-code.ts";

export interface FiscalReference {
  reference: "product" | "product_category";
  referenceId: string;
}

/** The codes to set; null removes them. */
export interface FiscalChange extends FiscalReference {
  codes: FiscalCodes | null;
}

/** A change that was made, with the codes before it. */
export interface FiscalChanged extends FiscalChange {
  before: FiscalCodes | null;
}

/** Runs statements: the module's own manager, or a transaction of the caller. */
export type SqlRunner = Pick<SqlEntityManager, "execute">;

const COLUMNS = `ikpu, package_code as "packageCode", vat_percent as "vatPercent"`;

/**
 * Fiscal codes of products and categories. Rows are deleted, not marked. Callers check that products and categories
 * exist; codes of deleted ones are never read.
 */
export class FiscalModuleService extends MedusaService({ FiscalCode }) {
  private readonly sql: SqlEntityManager;

  constructor(container: { manager: SqlEntityManager }) {
    super(container);
    this.sql = container.manager;
  }

  /**
   * Writes all of the changes or none, in order, and returns what `putBack` needs to undo them. `within`: the
   * transaction to join.
   * @throws ShopError 400 invalid_input, `details.fields` names ikpu, packageCode or vatPercent
   */
  async set(changes: readonly FiscalChange[], within?: SqlRunner): Promise<FiscalChanged[]> {
    for (const { codes } of changes) if (codes) refuseWrongCodes(codes);
    return this.alone(within, async (sql) => {
      const changed: FiscalChanged[] = [];
      for (const change of changes) {
        changed.push({ ...change, before: await readOwn(sql, change) });
        await write(sql, change);
      }
      return changed;
    });
  }

  /** Undoes changes, except those that were overwritten since. */
  async putBack(changed: readonly FiscalChanged[]): Promise<void> {
    await this.alone(undefined, async (sql) => {
      for (const { before, codes, ...reference } of changed.toReversed()) {
        if (isSame(await readOwn(sql, reference), codes)) await write(sql, { ...reference, codes: before });
      }
    });
  }

  /** Serializes the few short writes, so that `before` is exactly what a change replaced. */
  private alone<T>(within: SqlRunner | undefined, work: (sql: SqlRunner) => Promise<T>): Promise<T> {
    const inTurn = async (sql: SqlRunner) => {
      await sql.execute("select pg_advisory_xact_lock(hashtextextended('fiscal_code', 0))");
      return work(sql);
    };
    return within ? inTurn(within) : this.sql.transactional(inTurn);
  }
}

async function readOwn(sql: SqlRunner, of: FiscalReference): Promise<FiscalCodes | null> {
  const [codes] = await sql.execute<FiscalCodes[]>(
    `select ${COLUMNS} from fiscal_code where reference = ? and reference_id = ? and deleted_at is null`,
    [of.reference, of.referenceId],
  );
  return codes ?? null;
}

async function write(sql: SqlRunner, { reference, referenceId, codes }: FiscalChange): Promise<void> {
  if (!codes) {
    await sql.execute(
      "delete from fiscal_code where reference = ? and reference_id = ? and deleted_at is null",
      [reference, referenceId],
    );
    return;
  }
  await sql.execute(
    `insert into fiscal_code (id, reference, reference_id, ikpu, package_code, vat_percent)
     values (?, ?, ?, ?, ?, ?)
     on conflict (reference, reference_id) where deleted_at is null do update set ikpu = excluded.ikpu,
       package_code = excluded.package_code, vat_percent = excluded.vat_percent, updated_at = now()`,
    [generateEntityId("", "fisc"), reference, referenceId, codes.ikpu, codes.packageCode, codes.vatPercent],
  );
}

const isSame = (a: FiscalCodes | null, b: FiscalCodes | null) =>
  a?.ikpu === b?.ikpu && a?.packageCode === b?.packageCode && a?.vatPercent === b?.vatPercent;

function refuseWrongCodes({ ikpu, packageCode, vatPercent }: FiscalCodes): void {
  const fields = {
    ...(!isIkpu(ikpu) && { ikpu: "An IKPU has 17 digits" }),
    ...(!isPackageCode(packageCode) && { packageCode: "A package code has 1 to 20 digits" }),
    ...(!isVatPercent(vatPercent) && { vatPercent: "VAT is a whole percent from 0 to 100" }),
  };
  const [message] = Object.values(fields);
  if (message) throw new ShopError(400, "invalid_input", message, { fields });
}
