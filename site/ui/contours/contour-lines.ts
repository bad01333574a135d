/** One closed line; the levels are its scales. */
export const CONTOUR_LINE = 'M-96-12C-88-58-40-84 6-78s96 20 98 66-34 78-84 84-66-14-92-30-30-30-24-54Z'
export const CONTOUR_LEVELS = [1, 0.86, 0.73, 0.6, 0.49, 0.37, 0.26, 0.15]
