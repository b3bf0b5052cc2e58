// Method and path of every call. Free of zod: browsers make calls by these.
export const favorites = "GET /users/favorites";
export const favoriteIds = "GET /users/favorites/ids";
export const addFavorite = "POST /users/favorites";
export const changeFavorite = "PATCH /users/favorites/{id}";
export const removeFavorite = "DELETE /users/favorites/{id}";
