import { Migration } from "@medusajs/framework/mikro-orm/migrations";

/** Sessions of administrators lived thirty days without use: those that are not in use end. */
export class Migration20261123091400 extends Migration {
  override async up(): Promise<void> {
    this.addSql(
      `update "shop_session" set "expires_at" = least("expires_at", "last_seen_at" + interval '30 minutes')
       where "user_id" is not null;`,
    );
  }

  override async down(): Promise<void> {
    // what has ended stays ended
  }
}
