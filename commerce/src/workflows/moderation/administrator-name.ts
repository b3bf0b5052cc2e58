/** Of `administrator`, a row of the engine's users: the name, or else the e-mail. */
export const administratorName = `coalesce(
  nullif(concat_ws(' ', administrator.first_name, administrator.last_name), ''), administrator.email, '')`;
