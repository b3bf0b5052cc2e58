import type { MedusaContainer } from "@medusajs/framework/types";
import { getVisits } from "../../../workflows/visit/count-visits.ts";
import { createRandom } from "../random.ts";

const DAY = 86_400_000;
const days = 75;

/** Texts of the demo's searches with how often each was searched, and whether the demo shop has it. */
const searches: readonly (readonly [text: string, times: number, found: boolean])[] = [
  ["кольцо", 14, true],
  ["sumka", 11, true],
  ["часы", 9, true],
  ["наушники", 8, false],
  ["uzuk", 6, true],
  ["зонт", 5, false],
  ["airpods", 4, false],
];

/** Stores recent visits and searches of the demo shop. */
export async function storeVisits(container: MedusaContainer, seed: number): Promise<void> {
  const random = createRandom(seed);
  const visits = getVisits(container);
  for (let ago = 0; ago < days; ago += 1)
    await visits.countVisits(random.int(40, 120), new Date(Date.now() - ago * DAY));
  for (const [words, times, found] of searches)
    for (let time = 0; time < times; time += 1)
      await visits.countSearch({ words, isEmpty: !found }, new Date(Date.now() - random.int(0, 6) * DAY));
}
