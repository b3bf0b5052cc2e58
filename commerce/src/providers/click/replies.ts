import { asNumber } from "./exact-json.ts";
import { isBigint, type Form } from "./fields.ts";

/** Click's codes and their words. */
export const clickNotes = {
  [0]: "Success",
  [-1]: "SIGN CHECK FAILED!",
  [-2]: "Incorrect parameter amount",
  [-3]: "Action not found",
  [-4]: "Already paid",
  [-5]: "User does not exist",
  [-6]: "Transaction does not exist",
  [-7]: "Failed to update user",
  [-8]: "Error in request from click",
  [-9]: "Transaction cancelled",
} as const;

export type ClickCode = keyof typeof clickNotes;

/** What is answered; `id` is our number of the try: Click's prepare and confirm id. */
export interface ClickReply {
  error: ClickCode;
  /** why, in our own words */
  why?: string;
  id?: number | null;
}

export type ClickAddress = "prepare" | "complete";

/** The reply as its JSON text: what was received goes back as it came, a number of 64 bits as a number. */
export function replyText(address: ClickAddress, form: Form | undefined, reply: ClickReply): string {
  return JSON.stringify(replyFields(address, form, reply));
}

function replyFields(address: ClickAddress, form: Form | undefined, { error, why, id }: ClickReply) {
  const transId = form?.get("click_trans_id");
  const number = form?.get("merchant_trans_id");
  const ours = address === "prepare" ? "merchant_prepare_id" : "merchant_confirm_id";
  return {
    ...(transId !== undefined && isBigint(transId) ? { click_trans_id: asNumber(transId) } : {}),
    ...(number !== undefined ? { merchant_trans_id: number } : {}),
    ...(id === undefined ? {} : { [ours]: id }),
    error,
    error_note: why ? `${clickNotes[error]}: ${why}` : clickNotes[error],
  };
}
