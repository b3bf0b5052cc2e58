// Free of zod, since browsers import this file.
export const administeredBanners = "GET /banners/admin";
export const createBanner = "POST /banners";
export const changeBanner = "PUT /banners/{id}";
export const orderBanners = "PUT /banners/admin/order";
export const deleteBanner = "DELETE /banners/{id}";
export const administeredSections = "GET /sections/admin";
export const createSection = "POST /sections";
export const changeSection = "PUT /sections/{id}";
export const orderSections = "PUT /sections/admin/order";
export const deleteSection = "DELETE /sections/{id}";
