/** An address by which its owner knows it and nobody else learns it: `d•••@example.uz`. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf("@");
  return `${email.slice(0, 1)}•••${email.slice(at)}`;
}
