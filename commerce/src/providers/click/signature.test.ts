import { describe, expect, it } from "vitest";
import { readFields, readForm, type ClickFields } from "./fields.ts";
import { clickSignature, isSigned } from "./signature.ts";

/** The worked example of the protocol's documentation. */
const KEY = "TEST_SECRET_KEY_01";
const PREPARE =
  "click_trans_id=1234567890&service_id=12345&click_paydoc_id=77&merchant_trans_id=order_1001&amount=5000.00&action=0&error=0&error_note=Success&sign_time=2026-01-15+12%3A30%3A45&sign_string=969a03477d54fb9b3746f2c56eb41707";
const COMPLETE = PREPARE.replace("action=0", "action=1&merchant_prepare_id=77").replace(
  /sign_string=.*/,
  "sign_string=8a0b92065db8a891759aaaedf31a8be7",
);

function toFields(body: string): ClickFields {
  const form = readForm(Buffer.from(body));
  const fields = form && readFields(form);
  if (!fields) throw new Error(`${body} was not read`);
  return fields;
}

describe("Click's signature", () => {
  it("matches the worked example of the documentation", () => {
    expect(clickSignature(KEY, toFields(PREPARE))).toBe("969a03477d54fb9b3746f2c56eb41707");
    expect(clickSignature(KEY, toFields(COMPLETE), "77")).toBe("8a0b92065db8a891759aaaedf31a8be7");
    expect([isSigned(KEY, toFields(PREPARE)), isSigned(KEY, toFields(COMPLETE))]).toEqual([true, true]);
  });

  it.each([
    ["in another encoding", "error_note=%CE%EF%EB%E0%F2%E0"],
    ["in bytes of another encoding", Buffer.from([...Buffer.from("error_note="), 0xce, 0xef])],
    ["without a value", "error_note"],
    ["with a second sign of equality", "error_note=a=b"],
    ["with a percent of its own", "error_note=100%"],
    ["with a zero", "error_note=a%00b"],
  ])("is checked with a remark %s", (_, remark) => {
    const [before = "", after = ""] = PREPARE.split("error_note=Success");
    const form = readForm(
      Buffer.concat([Buffer.from(before), Buffer.from(remark), Buffer.from(`${after}&`)]),
    );
    const fields = form && readFields(form);
    expect(fields && isSigned(KEY, fields)).toBe(true);
    expect(fields?.errorNote).not.toContain("\0");
  });

  it.each(["merchant_trans_id=%CE%EF", "amount=1%", "amount=5000.00=", "%FF=1", "amount=%00"])(
    "is not checked with %s",
    (pair) => expect(readForm(Buffer.from(pair))).toBeUndefined(),
  );

  it("covers the raw text: the same sum in another notation has another signature", () => {
    expect(isSigned(KEY, { ...toFields(PREPARE), amount: "5000" })).toBe(false);
    expect(isSigned("TEST_SECRET_KEY_02", toFields(PREPARE))).toBe(false);
    expect(
      isSigned(KEY, { ...toFields(PREPARE), signString: toFields(PREPARE).signString.toUpperCase() }),
    ).toBe(false);
  });
});
