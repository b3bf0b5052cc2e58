import { describeFailure } from "./failure.ts";
import { fromCaller } from "./shop/caller-path.ts";
import { runCommerceScript } from "./shop/commerce-script.ts";

const HELP = `npm run setup -- [options]: makes an empty shop one that you can run. Asks in the terminal; a repeat changes
only what you answer, and says what is there already.

  --file FILE            values as JSON, instead of questions: storeName, requisites {legalName, tin, address, licence},
                         contacts {email, phone, address, hours}, deliveryFee, freeDeliveryFrom, commissionRate,
                         minimumPayout, payoutIntervalDays, reviewModeration, administrator {email, name, language},
                         categories and homePage (true adds the ready ones), fiscalCodes {slug: {ikpu, packageCode,
                         vatPercent}}; addresses and hours are {"ru": ..., "uz": ..., "en": ...}; - reads standard input
  --yes                  asks nothing: adds the ready categories and sections of an empty shop
  --administrator EMAIL  makes an administrator, whose link to choose a password is mailed
  --language CODE        of that mail: ru, uz or en; ru when not given
  --print                shows the link here too; it is shown anyway when no SMTP_URL is set
  --categories, --home-page, --no-categories, --no-home-page
                         adds what is missing of the ready ones, or does not

  npm run setup -- --yes --file setup.json --administrator you@example.uz
`;

try {
  const args = process.argv.slice(2);
  if (args.includes("--help")) process.stdout.write(HELP);
  else
    process.exitCode = await runCommerceScript({
      tool: "npm run setup",
      script: "marketplace-setup.ts",
      args: fromCaller(args, process.env.INIT_CWD ?? process.cwd()),
      asks: true,
    });
} catch (error) {
  process.stderr.write(`\n${describeFailure(error)}\n`);
  process.exitCode = 1;
}
