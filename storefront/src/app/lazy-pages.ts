/**
 * Pages that are no first visits: those of a buyer, and the panels. Each entry takes a hundred bytes for the addresses of the
 * code, so this list itself is loaded with the first of these pages.
 */
export const lazyPages = {
  adminPanel: () => import("./admin/admin-panel.tsx"),
  becomeSeller: () => import("./pages/become-seller-page.tsx"),
  cart: () => import("./pages/cart-page.tsx"),
  checkout: () => import("./pages/checkout-page.tsx"),
  compare: () => import("./pages/compare-page.tsx"),
  contacts: () => import("./pages/contacts-page.tsx"),
  forgotPassword: () => import("./pages/forgot-password-page.tsx"),
  adminInvitation: () => import("./pages/admin-invitation-page.tsx"),
  invitation: () => import("./pages/invitation-page.tsx"),
  login: () => import("./pages/login-page.tsx"),
  notifications: () => import("./pages/notifications-page.tsx"),
  order: () => import("./pages/order-page.tsx"),
  orderConfirmation: () => import("./pages/order-confirmation-page.tsx"),
  orderSuccess: () => import("./pages/order-success-page.tsx"),
  orders: () => import("./pages/orders-page.tsx"),
  paymentStatus: () => import("./pages/payment-status-page.tsx"),
  profile: () => import("./pages/profile-page.tsx"),
  receipt: () => import("./pages/receipt-page.tsx"),
  register: () => import("./pages/register-page.tsx"),
  resetPassword: () => import("./pages/reset-password-page.tsx"),
  sellerPanel: () => import("./seller/seller-shell.tsx"),
  settings: () => import("./pages/settings-page.tsx"),
  wishlist: () => import("./pages/wishlist-page.tsx"),
};

export type LazyPageName = keyof typeof lazyPages;
