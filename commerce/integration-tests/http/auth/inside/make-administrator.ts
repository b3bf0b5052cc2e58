import type { MedusaContainer } from "@medusajs/framework/types";
import script from "../../../../src/scripts/administrator.ts";

/** The command's output, or the reason of its refusal. */
export default async function make(
  container: MedusaContainer,
  { args }: { args: string[] },
): Promise<string> {
  const { stdout } = process;
  const write = stdout.write.bind(stdout);
  let output = "";
  stdout.write = (text: string | Uint8Array) => {
    output += String(text);
    return true;
  };
  try {
    await script({ container, args });
  } catch (error) {
    output += `refused: ${(error as Error).message}`;
  } finally {
    stdout.write = write;
  }
  return output;
}
