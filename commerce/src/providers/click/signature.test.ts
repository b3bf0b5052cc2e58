import { describe, expect, it } from "vitest";
import { readFields, readForm, type ClickFields } from "./fields.ts";
import { clickSignature, isSigned } from "./signature.ts";

/** The worked example of the protocol's description. */
const KEY = "TEST_SECRET_KEY_01";
const PREPARE =
  "click_trans_id=1234567890&service_id=12345&click_paydoc_id=77&merchant_trans_id=order_1001&amount=5000.00&action=0&error=0&error_note=Success&sign_time=2026-01-15+12%3A30%3A45&sign_string=969a03477d54fb9b3746f2c56eb41707";
const COMPLETE = PREPARE.replace("action=0", "action=1&merchant_prepare_id=77").replace(
  /sign_string=.*/,
  "sign_string=8a0b92065db8a891759aaaedf31a8be7",
);

function fieldsOf(body: string): ClickFields {
  const form = readForm(Buffer.from(body));
  const fields = form && readFields(form);
  if (!fields) throw new Error(`${body} was not read`);
  return fields;
}

describe("Click's signature", () => {
  it("is that of the worked example", () => {
    expect(clickSignature(KEY, fieldsOf(PREPARE))).toBe("969a03477d54fb9b3746f2c56eb41707");
    expect(clickSignature(KEY, fieldsOf(COMPLETE), "77")).toBe("8a0b92065db8a891759aaaedf31a8be7");
    expect([isSigned(KEY, fieldsOf(PREPARE)), isSigned(KEY, fieldsOf(COMPLETE))]).toEqual([true, true]);
  });

  it("is over the text as it came: the same sum written otherwise has another", () => {
    expect(isSigned(KEY, { ...fieldsOf(PREPARE), amount: "5000" })).toBe(false);
    expect(isSigned("TEST_SECRET_KEY_02", fieldsOf(PREPARE))).toBe(false);
    expect(
      isSigned(KEY, { ...fieldsOf(PREPARE), signString: fieldsOf(PREPARE).signString.toUpperCase() }),
    ).toBe(false);
  });
});
