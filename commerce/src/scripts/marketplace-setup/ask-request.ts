import type { PresentState } from "./present-state.ts";
import { readyCategories } from "./ready-categories.ts";
import { Refusal } from "../refusal.ts";
import { readSetupRequest, type SetupRequest } from "./setup-request.ts";
import type { Ask } from "./terminal.ts";

type Say = (line: string) => void;

/** `in`: the group of settings; `kind` of the value, text if left out */
interface Question {
  in?: "contacts" | "requisites";
  name: string;
  text: string;
  kind?: "number" | "languages";
}

const questions: readonly Question[] = [
  { name: "storeName", text: "Name of the marketplace" },
  { in: "requisites", name: "legalName", text: "Legal person, as registered" },
  { in: "requisites", name: "tin", text: "Its STIR (INN), nine digits" },
  { in: "requisites", name: "address", text: "Its registered address", kind: "languages" },
  { in: "requisites", name: "licence", text: "Licence, if one is needed" },
  { in: "contacts", name: "email", text: "E-mail for customers" },
  { in: "contacts", name: "phone", text: "Phone for customers, with +998" },
  { in: "contacts", name: "address", text: "Address for customers", kind: "languages" },
  { in: "contacts", name: "hours", text: "Opening hours", kind: "languages" },
  { name: "deliveryFee", text: "Delivery fee, sum", kind: "number" },
  { name: "freeDeliveryFrom", text: "Delivery is free from, sum (- for never)", kind: "number" },
  { name: "commissionRate", text: "Commission of shops, percent", kind: "number" },
];

const named = ({ in: group, name }: Question, value: unknown) =>
  group ? { [group]: { [name]: value } } : { [name]: value };

function getPresent({ in: group, name }: Question, settings: object): unknown {
  const values = (group ? (settings as Record<string, object>)[group] : settings) ?? {};
  return (values as Record<string, unknown>)[name] ?? null;
}

function show(value: unknown): string {
  if (value === null) return "not set";
  return typeof value === "object" ? String((value as { ru: string }).ru) : String(value);
}

/** Asks until the answer is valid; undefined keeps what is there. */
async function askOne(
  question: Question,
  { settings }: PresentState,
  { ask, say }: { ask: Ask; say: Say },
): Promise<SetupRequest | undefined> {
  for (;;) {
    const given = await ask(`${question.text} [${show(getPresent(question, settings))}]: `);
    if (given === "") return undefined;
    try {
      return readSetupRequest(named(question, await complete(question, given, ask)), "Not accepted");
    } catch (error) {
      if (!(error instanceof Refusal) || error.message.startsWith("\n")) throw error;
      say(`${error.message.replace(/ Nothing was changed.*$/, "")}\n`);
    }
  }
}

async function complete({ kind }: Question, given: string, ask: Ask): Promise<unknown> {
  if (given === "-") return null;
  if (kind === "number") return Number(given.replaceAll(/[\s_]/g, "").replace(",", "."));
  if (kind !== "languages") return given;
  const uz = await ask("  the same in Uzbek (Enter: as in Russian): ");
  const en = await ask("  the same in English (Enter: as in Russian): ");
  return { ru: given, ...(uz && { uz }), ...(en && { en }) };
}

const merge = (a: SetupRequest, b: SetupRequest): SetupRequest => ({
  ...a,
  ...b,
  ...((a.contacts ?? b.contacts) && { contacts: { ...a.contacts, ...b.contacts } }),
  ...((a.requisites ?? b.requisites) && { requisites: { ...a.requisites, ...b.requisites } }),
});

/** Asks for everything that `given` does not say. */
export async function askRequest(
  given: SetupRequest,
  state: PresentState,
  terminal: { ask: Ask; say: Say },
): Promise<SetupRequest> {
  const { ask, say } = terminal;
  say("Enter keeps the value in brackets, - removes it.\n");
  let request = given;
  for (const question of questions) {
    const answer = await askOne(question, state, terminal);
    if (answer) request = merge(request, answer);
  }
  const missing = readyCategories.filter(({ slug }) => !state.categories.some((one) => one.slug === slug));
  const agree = async (text: string, usual: boolean) => {
    const answer = await ask(`${text} [${usual ? "Y/n" : "y/N"}]: `);
    return answer === "" ? usual : /^[yд]/i.test(answer);
  };
  if (missing.length > 0 && given.categories === undefined)
    request.categories = await agree(
      `Add ${missing.length} ready categories (${state.categories.length} are there)?`,
      state.categories.length === 0,
    );
  if (state.sections === 0 && given.homePage === undefined)
    request.homePage = await agree("Add ready sections to the home page?", true);
  request.administrator ??= await askAdministrator(state, terminal);
  if (!(await agree("Write this?", true))) throw new Refusal("Stopped. Nothing was changed.");
  return request;
}

async function askAdministrator(
  { administrators }: PresentState,
  terminal: { ask: Ask; say: Say },
): Promise<SetupRequest["administrator"]> {
  const present =
    administrators.length > 0 ? `there are ${administrators.length}; Enter for none` : "Enter for none";
  for (;;) {
    const email = await terminal.ask(`E-mail of an administrator (${present}): `);
    if (email === "") return undefined;
    try {
      return readSetupRequest({ administrator: { email } }, "Not accepted").administrator;
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      terminal.say(`${error.message.replace(/ Nothing was changed.*$/, "")}\n`);
    }
  }
}
