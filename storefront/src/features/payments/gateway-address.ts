/** Where a gateway takes payments, to be opened in this window; null for anything that is no address of a page. */
export function gatewayAddress(payUrl: string | null): string | null {
  if (!payUrl) return null;
  const url = URL.parse(payUrl, window.location.href);
  return url && ["https:", "http:"].includes(url.protocol) ? url.href : null;
}

/** Leaves the shop for a gateway, which leads back. False when there is nowhere to go. */
export function goToGateway(payUrl: string | null): boolean {
  const address = gatewayAddress(payUrl);
  if (address) window.location.assign(address);
  return address !== null;
}
