/** Colours that firms choose, and hard ones: yellow, near white, near black, greys, and the edges of what screens show. */
export const COLORS = [
  '#ffd400', '#fffdf5', '#0a0a0a', '#c8102e', '#808080', '#0057b8', '#e30613', '#b8452a', '#f58220', '#00a651',
  '#7ac143', '#00ffff', '#ff00ff', '#ffff00', '#0000ff', '#6a1b9a', '#8d6e63', '#d4af37', '#003366', '#f7f4ee',
] // prettier-ignore
