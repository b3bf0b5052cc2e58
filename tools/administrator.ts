import { describeFailure } from "./failure.ts";
import { runCommerceScript } from "./shop/commerce-script.ts";

const HELP = `npm run administrator -- E-MAIL [options]: makes an administrator, or mails one another link.
A link to choose a password is mailed; no password is asked for or shown here.

  --name NAME      what the panel calls the person; the e-mail's first part when not given
  --rank RANK      owner (everything, the default), manager, support, content or finance
  --language CODE  of the mails: ru, uz or en; ru when not given
  --without-second-factor
                   removes the second factor of somebody who has lost it, and ends all sessions
  --print          shows the link here too; it is shown anyway when no SMTP_URL is set
`;

try {
  const args = process.argv.slice(2);
  if (args.length === 0 || args.includes("--help")) process.stdout.write(HELP);
  else {
    const command = { tool: "npm run administrator", script: "administrator.ts", args };
    process.exitCode = await runCommerceScript(command);
  }
} catch (error) {
  process.stderr.write(`\n${describeFailure(error)}\n`);
  process.exitCode = 1;
}
