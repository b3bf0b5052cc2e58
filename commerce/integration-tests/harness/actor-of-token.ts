/** The id of the person, administrator or service that a token of the engine names. */
export function actorOfToken(token: string): string {
  const [, claims = ""] = token.split(".");
  return (JSON.parse(Buffer.from(claims, "base64url").toString()) as { actor_id: string }).actor_id;
}
