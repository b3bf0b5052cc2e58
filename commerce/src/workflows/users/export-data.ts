import type { MedusaContainer } from "@medusajs/framework/types";
import { jsonPieces } from "../../documents/json-pieces.ts";
import { onePieceAtATime } from "../../shared/one-piece-at-a-time.ts";
import { personalData } from "./personal-data.ts";

/** All personal data of a buyer, by domain, as JSON in chunks: it is never in memory as a whole. */
export const exportData = (container: MedusaContainer, customerId: string): AsyncGenerator<string> =>
  onePieceAtATime(readPieces(container, customerId));

async function* readPieces(container: MedusaContainer, customerId: string): AsyncGenerator<string> {
  yield `{\n"madeAt": ${JSON.stringify(new Date())}`;
  for (const { name, collect } of personalData) {
    yield `,\n${JSON.stringify(name)}: `;
    yield* jsonPieces(await collect(container, customerId));
  }
  yield "\n}\n";
}
