/** Address of a gateway's payment page; null for anything but a web address. */
export function gatewayAddress(payUrl: string | null): string | null {
  if (!payUrl) return null;
  const url = URL.parse(payUrl, window.location.href);
  return url && ["https:", "http:"].includes(url.protocol) ? url.href : null;
}

/** Navigates to a gateway. False when the address is invalid. */
export function goToGateway(payUrl: string | null): boolean {
  const address = gatewayAddress(payUrl);
  if (address) window.location.assign(address);
  return address !== null;
}
