/** In the data folder, while the site has no owner. */
export const ADDRESS_FILE = 'set-up-address'
