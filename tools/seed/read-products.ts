import { parseArgs } from "node:util";
import { Failure } from "../failure.ts";

const options = { products: { type: "string" }, help: { type: "boolean", default: false } } as const;

/** The requested number of products; undefined for `--help`. @throws Failure when it is invalid, or in production */
export function readProducts(args: string[], env: NodeJS.ProcessEnv): number | undefined {
  const { help, products = "" } = parse(args);
  if (help) return undefined;
  if (!/^[1-9]\d{0,7}$/.test(products))
    throw new Failure("Give the number of products: npm run seed -- --products 100000");
  if (env.NODE_ENV === "production")
    throw new Failure("Generated products are not for production: unset NODE_ENV if this is a demo.");
  return Number(products);
}

function parse(args: string[]) {
  try {
    return parseArgs({ args, options }).values;
  } catch (error) {
    throw new Failure((error as Error).message);
  }
}
