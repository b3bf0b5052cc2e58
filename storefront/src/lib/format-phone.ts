const parts = /^(\+998)(\d{2})(\d{3})(\d{2})(\d{2})$/;

/** `+998 90 123 45 67` with no-break spaces; any other number unchanged. */
export function formatPhone(phone: string): string {
  return phone.replace(parts, "$1\u00a0$2\u00a0$3\u00a0$4\u00a0$5");
}
