/** Beginning of the names of all cookies of staff. */
export const COOKIE_PREFIX = 'staff'
/** Carries the sender's network address to better-auth. Only this program sets it. */
export const ADDRESS_HEADER = 'x-staff-address'
/** How long a link to choose a password is good that an owner hands over, in seconds. */
export const LINK_LIFETIME = 3 * 24 * 60 * 60
/** A cookie that the site's scripts can read, by which they offer "Edit this page". It opens nothing, and outlives sessions. */
export const HERE_COOKIE = 'staff-here'
export const HERE_LIFETIME = 90 * 24 * 60 * 60
/** The same for one that was asked for and goes by mail. */
export const MAILED_LINK_LIFETIME = 2 * 60 * 60
/** Where such a link leads. Behind '#', so that no server and no proxy writes the token into its log. */
export const linkWith = (origin: string, token: string) => `${origin}/admin/password#${token}`
