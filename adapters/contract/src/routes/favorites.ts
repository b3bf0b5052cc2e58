// Free of zod, since browsers import this file.
export const favorites = "GET /users/favorites";
export const favoriteIds = "GET /users/favorites/ids";
export const addFavorite = "POST /users/favorites";
export const changeFavorite = "PATCH /users/favorites/{id}";
export const removeFavorite = "DELETE /users/favorites/{id}";
