/**
 * Pages that few visits come to, a buyer's own, and the panels. Where the code of a page lies, with all it imports, costs a hundred
 * bytes: buyers load this list when they first go to one of these.
 */
export const laterPages = {
  adminPanel: () => import("./admin/admin-panel.tsx"),
  becomeSeller: () => import("./pages/become-seller-page.tsx"),
  compare: () => import("./pages/compare-page.tsx"),
  contacts: () => import("./pages/contacts-page.tsx"),
  forgotPassword: () => import("./pages/forgot-password-page.tsx"),
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

export type LaterPage = keyof typeof laterPages;
