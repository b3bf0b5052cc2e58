export const applicationWritten = "sellerApplication.seller-application.updated";
export const shopOpened = "seller.seller.created";
