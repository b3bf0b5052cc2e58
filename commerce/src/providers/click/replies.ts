import { asNumber } from "./exact-json.ts";
import { isBigint, type Form } from "./fields.ts";

/** Click's error codes and notes. */
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

/** A reply; `id` is our number of the attempt: Click's prepare and confirm id. */
export interface ClickReply {
  error: ClickCode;
  /** our own explanation */
  why?: string;
  id?: number | null;
}

export type ClickAddress = "prepare" | "complete";

/** Serializes the reply: received values are returned unchanged, 64-bit numbers as numbers. */
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
