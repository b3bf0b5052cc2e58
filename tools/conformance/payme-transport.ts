import type { CallPayme } from "../gateways/payme/caller.ts";
import { fiscalParams } from "../gateways/payme/fiscal.ts";
import { newPaymeId } from "../gateways/payme/run.ts";
import { mustBe, mustRefuse, getResult } from "../gateways/payme/scenario.ts";
import type { PaymeOrder } from "../gateways/payme/scenario.ts";
import type { Bench } from "./bench.ts";

const basic = (text: string) => `Basic ${Buffer.from(text).toString("base64")}`;

/** Authorization, encoding of bodies, and invalid calls. Every reply is HTTP 200. */
export async function checkPaymeTransport(
  { list, settings }: Bench,
  call: CallPayme,
  { account, amount }: PaymeOrder,
): Promise<void> {
  const { login, key } = settings.payme;
  const id = newPaymeId();
  const methods: Record<string, object> = {
    CheckPerformTransaction: { amount, account },
    CreateTransaction: { id, time: Date.now(), amount, account },
    PerformTransaction: { id },
    CancelTransaction: { id, reason: 3 },
    CheckTransaction: { id },
    GetStatement: { from: 0, to: Date.now() },
    SetFiscalData: fiscalParams({ id, account }, "PERFORM"),
  };
  const wrong = [
    basic(`${login}:${key}x`),
    basic(`x${login}:${key}`),
    basic(login),
    "Basic %%%",
    "Bearer x",
    "",
    null,
  ];
  for (const [method, params] of Object.entries(methods))
    await list.point("1", `${method} with wrong, malformed or no authorization: -32504`, async () => {
      for (const authorization of wrong)
        mustRefuse(await call(method, params, { authorization }), (code) => code === -32504, "-32504");
    });
  const check = { amount, account };
  for (const contentType of ["text/json; charset=UTF-8", "application/json", "text/plain", null])
    await list.point("17", `a body is read as ${contentType ?? "nothing named"}`, async () =>
      mustBe(getResult(await call("CheckPerformTransaction", check, { contentType })), { allow: true }),
    );
  for (const httpMethod of ["GET", "PUT", "PATCH", "DELETE"])
    await list.point("18", `${httpMethod} in place of POST: -32300, HTTP 200`, async () =>
      mustRefuse(
        await call("CheckPerformTransaction", check, { httpMethod, body: "" }),
        (code) => code === -32300,
        "-32300",
      ),
    );
  for (const body of ["", "{", '{"method":"CheckPerformTransaction"', "\u0000", "[1,"])
    await list.point("19", `broken JSON ${JSON.stringify(body)}: -32700`, async () =>
      mustRefuse(await call("", {}, { body }), (code) => code === -32700, "-32700"),
    );
  for (const body of [
    '{"id":1}',
    '{"method":5,"params":{},"id":1}',
    '{"method":"CheckTransaction","id":1}',
    "[]",
    "null",
    "5",
  ])
    await list.point("20", `missing or mistyped fields ${body}: -32600`, async () =>
      mustRefuse(await call("", {}, { body }), (code) => code === -32600, "-32600"),
    );
  await list.point("21", "an unknown method: -32601", async () =>
    mustRefuse(await call("DropEverything", {}), (code) => code === -32601, "-32601"),
  );
  await list.point("22", "the id is returned with its type: number or text", async () => {
    for (const rpcId of [0, 123_456_789_012, "abc", "7"])
      getResult(await call("CheckPerformTransaction", check, { id: rpcId }));
  });
}
