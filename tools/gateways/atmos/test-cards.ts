/** How a card behaves. `lost-taken` and `lost-not-taken`: the answer to `apply` never arrives. */
export type CardKind =
  | "ok"
  | "blocked"
  | "insufficient"
  | "no-sms"
  | "slow"
  | "lost-taken"
  | "lost-not-taken"
  | "expired";

/** Cards with a special behaviour; any other card with a valid number pays. */
export const testCards: { number: string; kind: CardKind; description: string }[] = [
  { number: "8600495473316478", kind: "ok", description: "pays (UzCard)" },
  { number: "5614000000000015", kind: "ok", description: "pays (UzCard)" },
  {
    number: "9860000000000018",
    kind: "ok",
    description: "pays (Humo), without the phone number in the answer",
  },
  { number: "8600000000000023", kind: "blocked", description: "blocked" },
  {
    number: "8600000000000031",
    kind: "insufficient",
    description: "not enough money, when the code is entered",
  },
  { number: "8600060921090842", kind: "no-sms", description: "no SMS service" },
  { number: "8600134301849596", kind: "slow", description: "answers late, when the code is entered" },
  { number: "8600000000000049", kind: "lost-taken", description: "the answer is lost, the money is taken" },
  {
    number: "8600000000000056",
    kind: "lost-not-taken",
    description: "the answer is lost, the money is not taken",
  },
  { number: "8600000000000064", kind: "expired", description: "expired" },
];

/** The code in every SMS of the simulator. */
export const TEST_CODE = "111111";

function hasRightCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, sign, index) => {
    const doubled = Number(sign) * (index % 2 === 1 ? 2 : 1);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

/** The behaviour of a card; null when the number cannot be a UzCard or Humo card. */
export function cardKind(digits: string): CardKind | null {
  if (!/^(8600|5614|9860)\d{12}$/.test(digits) || !hasRightCheckDigit(digits)) return null;
  return testCards.find(({ number }) => number === digits)?.kind ?? "ok";
}

/** True for an expiry `YYMM` (the API's format) that has not passed. */
export function isCurrent(expiry: string, now = new Date()): boolean {
  const match = /^(\d{2})(0[1-9]|1[0-2])$/.exec(expiry);
  if (!match) return false;
  const end = Date.UTC(2000 + Number(match[1]), Number(match[2]), 1);
  return end > now.getTime();
}
