import { randomBytes } from "node:crypto";

/** Issued access tokens. */
export class Tokens {
  #until = new Map<string, number>();
  readonly #seconds: number;

  constructor(seconds: number) {
    this.#seconds = seconds;
  }

  give(now = Date.now()): { access_token: string; expires_in: number; token_type: string; scope: string } {
    const token = randomBytes(16).toString("hex");
    this.#until.set(token, now + this.#seconds * 1000);
    return { access_token: token, expires_in: this.#seconds, token_type: "Bearer", scope: "default" };
  }

  isGood(authorization: string | undefined, now = Date.now()): boolean {
    const token = /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1];
    return token !== undefined && (this.#until.get(token) ?? 0) > now;
  }

  forget(): void {
    this.#until = new Map();
  }
}
