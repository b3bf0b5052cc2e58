import { getAuthContextFromJwtToken } from "@medusajs/framework/http";
import { generateJwtToken } from "@medusajs/framework/utils";
import { expect, it } from "vitest";
import { insideTokenOptions, resign } from "./inside-token.ts";

const secret = "a secret of this test";
const person = { actor_id: "cus_1", actor_type: "customer", auth_identity_id: "authid_1", app_metadata: {} };

/** The actor that the engine reads from a bearer token, with commerce's options. */
const readActor = (token: string, key = secret) =>
  getAuthContextFromJwtToken(
    `Bearer ${token}`,
    key,
    ["bearer"],
    ["customer"],
    undefined,
    insideTokenOptions.jwtVerifyOptions,
  )?.actor_id;

const sign = (jwtOptions: object, expiresIn: string | number = "5m") =>
  generateJwtToken(person, { secret, expiresIn: expiresIn as string, jwtOptions });

it("accepts a token that commerce signed for itself", () => {
  expect(readActor(sign(insideTokenOptions.jwtOptions))).toBe("cus_1");
});

it.each([
  ["names no audience", () => sign({ algorithm: "HS256" })],
  ["is meant for another service", () => sign({ algorithm: "HS256", audience: "somebody-else" })],
  ["is signed by another algorithm", () => sign({ ...insideTokenOptions.jwtOptions, algorithm: "HS512" })],
  ["is not signed", () => unsigned()],
  ["is past its time", () => sign(insideTokenOptions.jwtOptions, -1)],
])("rejects a token that %s", (_, make) => {
  expect(readActor(make())).toBeUndefined();
});

it("rejects a token that was signed with another key or changed", () => {
  const token = sign(insideTokenOptions.jwtOptions);
  expect(readActor(token, "another secret")).toBeUndefined();
  const [head, , signature] = token.split(".");
  const other = Buffer.from(JSON.stringify({ ...person, actor_id: "cus_2", aud: "bezak-commerce" }));
  expect(readActor([head, other.toString("base64url"), signature].join("."))).toBeUndefined();
});

/** The same claims with the algorithm `none`. */
function unsigned(): string {
  const [, claims] = sign(insideTokenOptions.jwtOptions).split(".");
  const head = Buffer.from(JSON.stringify({ alg: "none", typ: "JWT" })).toString("base64url");
  return `${head}.${claims}.`;
}

it("accepts, while the secret is replaced, a token that another process signed with the former one", () => {
  const token = sign(insideTokenOptions.jwtOptions);
  const actorWith = (bearer: string, secrets: string[]) => {
    const headers = { authorization: `Bearer ${bearer}` };
    resign(headers, secrets);
    return readActor(headers.authorization.slice(7), secrets[0]);
  };
  expect(actorWith(token, ["new", secret])).toBe("cus_1");
  expect(actorWith(token, [secret, "new"])).toBe("cus_1");
  expect(actorWith(token, ["new"])).toBeUndefined();
  expect(actorWith(token, ["new", "another"])).toBeUndefined();
  // checked like any other: by its time, audience and algorithm
  expect(actorWith(sign(insideTokenOptions.jwtOptions, -1), ["new", secret])).toBeUndefined();
  expect(actorWith(sign({ algorithm: "HS256" }), ["new", secret])).toBeUndefined();
  expect(actorWith(unsigned(), ["new", secret])).toBeUndefined();
});
